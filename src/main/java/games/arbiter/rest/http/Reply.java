package games.arbiter.rest.http;

import games.arbiter.rest.text.Language;
import games.arbiter.rest.text.ReleaseDigest;
import io.vertx.core.http.HttpHeaders;
import io.vertx.ext.web.RoutingContext;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.util.List;
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
  private final boolean presented;

  private Reply(
      RoutingContext http, String caching, Language language, String textType, boolean presented) {
    this.http = http;
    this.caching = caching;
    this.language = language;
    this.textType = textType;
    this.presented = presented;
  }

  /** The answer to a read at a version, which never changes, or at the newest ({@code at} null). */
  public static Reply read(RoutingContext http, Integer at) {
    return new Reply(http, at == null ? ASK_AGAIN : FOR_EVER, null, MediaType.TEXT_PLAIN, false);
  }

  /** An answer that is to be asked for anew each time. */
  public static Reply uncached(RoutingContext http) {
    return new Reply(http, "no-store", null, MediaType.TEXT_PLAIN, false);
  }

  /** An answer with texts in a language. */
  public Reply in(Language spoken) {
    return new Reply(http, caching, spoken, textType, true);
  }

  /**
   * An answer that depends on texts or drawing, so that a release can change it: its tag names the
   * release, and caches revalidate it.
   */
  public Reply presented() {
    return new Reply(http, caching, language, textType, true);
  }

  /** An answer whose text, if it is one, is of that media type. */
  public Reply as(String mediaType) {
    return new Reply(http, caching, language, mediaType, presented);
  }

  /** Whether the client has what the tag stands for. */
  public boolean isKnown(String name) {
    return isKnown(etag(name), http.request().headers().getAll(HttpHeaders.IF_NONE_MATCH));
  }

  private String etag(String name) {
    return '"'
        + name
        + (language == null ? "" : "-" + language.tag())
        + (presented ? "-" + ReleaseDigest.VALUE : "")
        + '"';
  }

  /** 200 with what the tag stands for, or 304 if the client has it. */
  public Response tagged(String name, Supplier<Object> body) {
    String etag = etag(name);
    Response.ResponseBuilder answer = isKnown(name) ? Response.notModified() : ok(body.get());
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
    return answer.header(
        "Cache-Control", presented && caching.equals(FOR_EVER) ? ASK_AGAIN : caching);
  }

  private Response.ResponseBuilder ok(Object body) {
    return body instanceof String text
        ? Response.ok(text, textType + ";charset=utf-8").header("X-Content-Type-Options", "nosniff")
        : Response.ok(Json.write(body), MediaType.APPLICATION_JSON_TYPE);
  }

  private static boolean isKnown(String etag, List<String> ifNoneMatch) {
    for (String candidate : String.join(",", ifNoneMatch).split(",")) {
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
    return Language.of(http.request().headers().getAll(HttpHeaders.ACCEPT_LANGUAGE));
  }
}
