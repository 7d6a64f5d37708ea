package games.arbiter.rest.http;

import games.arbiter.rest.text.Language;
import io.vertx.core.http.HttpHeaders;
import io.vertx.ext.web.RoutingContext;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.util.function.Supplier;

/** Answers with the headers that caches and retries go by. */
public final class Reply {

  public static final String REPLAYED = "Idempotency-Replayed";
  private static final String FOR_EVER = "public, max-age=31536000, immutable";
  private static final String ASK_AGAIN = "no-cache";

  private final RoutingContext http;
  private final String caching;
  private final Language language;
  private final String textType;

  private Reply(RoutingContext http, String caching, Language language, String textType) {
    this.http = http;
    this.caching = caching;
    this.language = language;
    this.textType = textType;
  }

  /** The answer to a read at a version, which never changes, or at the newest ({@code at} null). */
  public static Reply read(RoutingContext http, Integer at) {
    return new Reply(http, at == null ? ASK_AGAIN : FOR_EVER, null, MediaType.TEXT_PLAIN);
  }

  /** An answer that is to be asked for anew each time. */
  public static Reply uncached(RoutingContext http) {
    return new Reply(http, "no-store", null, MediaType.TEXT_PLAIN);
  }

  /** An answer whose text is in a language. */
  public Reply in(Language spoken) {
    return new Reply(http, caching, spoken, textType);
  }

  /** An answer whose text, if it is one, is of that media type. */
  public Reply as(String mediaType) {
    return new Reply(http, caching, language, mediaType);
  }

  /** 200 with what the tag stands for, or 304 if the client has it. */
  public Response tagged(String name, Supplier<Object> body) {
    String etag = '"' + (language == null ? name : name + "-" + language.tag()) + '"';
    boolean known = isKnown(etag, http.request().getHeader(HttpHeaders.IF_NONE_MATCH));
    Response.ResponseBuilder answer = known ? Response.notModified() : ok(body.get());
    return headers(answer).header("ETag", etag).build();
  }

  /** 200 without a tag. */
  public Response untagged(Object body) {
    return headers(ok(body)).build();
  }

  private Response.ResponseBuilder headers(Response.ResponseBuilder answer) {
    if (language != null) {
      answer.header("Content-Language", language.tag()).header("Vary", "Accept-Language");
    }
    return answer.header("Cache-Control", caching);
  }

  private Response.ResponseBuilder ok(Object body) {
    return body instanceof String text
        ? Response.ok(text, textType + ";charset=utf-8").header("X-Content-Type-Options", "nosniff")
        : Response.ok(Json.write(body), MediaType.APPLICATION_JSON_TYPE);
  }

  private static boolean isKnown(String etag, String ifNoneMatch) {
    if (ifNoneMatch == null) {
      return false;
    }
    for (String candidate : ifNoneMatch.split(",")) {
      String tag = candidate.strip();
      if (tag.equals("*") || tag.equals(etag) || tag.equals("W/" + etag)) {
        return true;
      }
    }
    return false;
  }

  /** 201 with a game or what happened to it at a version. */
  public static Response.ResponseBuilder created(int version, Object body) {
    return Response.status(Response.Status.CREATED)
        .type(MediaType.APPLICATION_JSON_TYPE)
        .entity(Json.write(body))
        .header("ETag", "\"" + version + '"');
  }

  /** The language that a reader asks for. */
  public static Language language(RoutingContext http) {
    return Language.of(http.request().getHeader(HttpHeaders.ACCEPT_LANGUAGE));
  }
}
