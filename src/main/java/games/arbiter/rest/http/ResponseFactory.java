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

/** Makes answers with the headers that caches and retries need. */
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

  /** For reads: cached for ever at a version, revalidated at the newest ({@code at} null). */
  public static ResponseFactory read(RoutingContext http, Integer at) {
    return new ResponseFactory(
        http, at == null ? ASK_AGAIN : FOR_EVER, null, MediaType.TEXT_PLAIN, false);
  }

  /** For answers that no cache may keep. */
  public static ResponseFactory uncached(RoutingContext http) {
    return new ResponseFactory(http, "no-store", null, MediaType.TEXT_PLAIN, false);
  }

  /** For answers with texts in a language. */
  public ResponseFactory in(Language spoken) {
    return new ResponseFactory(http, caching, spoken, textType, true);
  }

  /**
   * For answers with texts or drawings, which a release can change: the tag names the release, and
   * caches revalidate.
   */
  public ResponseFactory presented() {
    return new ResponseFactory(http, caching, language, textType, true);
  }

  /** For text of another media type than plain text. */
  public ResponseFactory as(String mediaType) {
    return new ResponseFactory(http, caching, language, mediaType, presented);
  }

  /** Whether the client already has this representation. */
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

  /** 200 with a tag, or 304 if the client already has this representation. */
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
   * Compares weakly. By hand, since the framework's preconditions never match a weak tag, and apply
   * {@code If-Match} to reads.
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

  /** 201 with a version's tag. */
  public static <T> ResponseBuilder<T> created(int version, T body) {
    return ResponseBuilder.create(RestResponse.Status.CREATED, body)
        .type(MediaType.APPLICATION_JSON_TYPE)
        .header("ETag", "\"" + version + '"');
  }

  /** The best language for {@code Accept-Language}. */
  public static Language language(RoutingContext http) {
    return Language.of(http.request().headers().getAll(HttpHeaders.ACCEPT_LANGUAGE));
  }
}
