package games.arbiter.rest.http;

import games.arbiter.rest.text.Language;
import games.arbiter.rest.text.ReleaseDigest;
import io.vertx.core.http.HttpHeaders;
import io.vertx.ext.web.RoutingContext;
import jakarta.ws.rs.core.MediaType;
import java.util.List;
import java.util.function.Supplier;
import org.jboss.resteasy.reactive.RestResponse;
import org.jboss.resteasy.reactive.RestResponse.ResponseBuilder;

/** Answers with the headers that caches and retries go by. */
public final class ResponseFactory {

  public static final String REPLAYED = "Idempotency-Replayed";
  private static final String FOR_EVER = "public, max-age=31536000, immutable";
  private static final String ASK_AGAIN = "no-cache";

  private final RoutingContext http;
  private final String caching;
  private final Language language;
  private final String textType;
  private final boolean presented;

  private ResponseFactory(
      RoutingContext http, String caching, Language language, String textType, boolean presented) {
    this.http = http;
    this.caching = caching;
    this.language = language;
    this.textType = textType;
    this.presented = presented;
  }

  /** The answer to a read at a version, which never changes, or at the newest ({@code at} null). */
  public static ResponseFactory read(RoutingContext http, Integer at) {
    return new ResponseFactory(
        http, at == null ? ASK_AGAIN : FOR_EVER, null, MediaType.TEXT_PLAIN, false);
  }

  /** An answer that is to be asked for anew each time. */
  public static ResponseFactory uncached(RoutingContext http) {
    return new ResponseFactory(http, "no-store", null, MediaType.TEXT_PLAIN, false);
  }

  /** An answer with texts in a language. */
  public ResponseFactory in(Language spoken) {
    return new ResponseFactory(http, caching, spoken, textType, true);
  }

  /**
   * An answer that depends on texts or drawing, so that a release can change it: its tag names the
   * release, and caches revalidate it.
   */
  public ResponseFactory presented() {
    return new ResponseFactory(http, caching, language, textType, true);
  }

  /** An answer whose text, if it is one, is of that media type. */
  public ResponseFactory as(String mediaType) {
    return new ResponseFactory(http, caching, language, mediaType, presented);
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
  public <T> RestResponse<T> tagged(String name, Supplier<T> body) {
    String etag = etag(name);
    ResponseBuilder<T> answer = isKnown(name) ? ResponseBuilder.notModified() : ok(body.get());
    return headers(answer).header("ETag", etag).build();
  }

  /** 200 without a tag. */
  public <T> RestResponse<T> untagged(T body) {
    return headers(ok(body)).build();
  }

  private <T> ResponseBuilder<T> headers(ResponseBuilder<T> answer) {
    if (language != null) {
      answer.header("Content-Language", language.tag()).header("Vary", "Accept-Language");
    }
    return answer.header(
        "Cache-Control", presented && caching.equals(FOR_EVER) ? ASK_AGAIN : caching);
  }

  private <T> ResponseBuilder<T> ok(T body) {
    return body instanceof String
        ? ResponseBuilder.ok(body, textType + ";charset=utf-8")
            .header("X-Content-Type-Options", "nosniff")
        : ResponseBuilder.ok(body, MediaType.APPLICATION_JSON_TYPE);
  }

  /**
   * The framework's preconditions take a weak tag for another one and {@code If-Match} on a read
   * for a condition.
   */
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
  public static <T> ResponseBuilder<T> created(int version, T body) {
    return ResponseBuilder.create(RestResponse.Status.CREATED, body)
        .type(MediaType.APPLICATION_JSON_TYPE)
        .header("ETag", "\"" + version + '"');
  }

  /** The language that a reader asks for. */
  public static Language language(RoutingContext http) {
    return Language.of(http.request().headers().getAll(HttpHeaders.ACCEPT_LANGUAGE));
  }
}
