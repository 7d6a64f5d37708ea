package games.arbiter.rest.http;

import io.vertx.core.http.HttpHeaders;
import io.vertx.core.http.HttpServerRequest;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;

/** Reads {@code Accept} for routes that the framework does not check. */
public final class AcceptHeader {

  private static final Pattern NEVER = Pattern.compile(";\\s*q\\s*=\\s*0(\\.0*)?\\s*(;|$)");

  private AcceptHeader() {}

  /**
   * Treats {@code application/problem+json} alone as any media type: generated clients send it
   * where the answer itself is not JSON.
   */
  static void admitAllBesideProblems(HttpServerRequest request) {
    List<String> lines = request.headers().getAll(HttpHeaders.ACCEPT);
    if (!lines.isEmpty() && lines.stream().allMatch(AcceptHeader::isOfProblems)) {
      request.headers().remove(HttpHeaders.ACCEPT);
    }
  }

  private static boolean isOfProblems(String line) {
    return line.split(";", 2)[0].strip().equalsIgnoreCase(Problems.MEDIA_TYPE)
        && line.indexOf(',') < 0;
  }

  /**
   * Whether the client accepts a media type. The most specific matching range decides (RFC 9110,
   * 12.5.1); a client that sends no range accepts everything.
   */
  public static boolean takes(HttpServerRequest request, String type) {
    Map<String, Boolean> ranges = new HashMap<>();
    String accept = String.join(",", request.headers().getAll(HttpHeaders.ACCEPT));
    for (String part : accept.toLowerCase(Locale.ROOT).split(",")) {
      if (!part.isBlank()) {
        String range = part.split(";", 2)[0].strip();
        ranges.merge(range, !NEVER.matcher(part).find(), Boolean::logicalOr);
      }
    }
    String family = type.substring(0, type.indexOf('/')) + "/*";
    return List.of(type, family, "*/*").stream()
        .filter(ranges::containsKey)
        .findFirst()
        .map(ranges::get)
        .orElse(ranges.isEmpty());
  }

  /** Whether the client is a browser that loads a page: it names HTML and does not name JSON. */
  public static boolean prefersHtml(HttpServerRequest request) {
    String accept = String.join(",", request.headers().getAll(HttpHeaders.ACCEPT));
    String ranges = accept.toLowerCase(Locale.ROOT);
    return ranges.contains("text/html")
        && !ranges.contains("application/json")
        && takes(request, "text/html");
  }
}
