package games.arbiter.rest.http;

import games.arbiter.engine.Translatable;
import io.vertx.core.http.HttpServerRequest;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads the headers of requests. */
public final class Headers {

  public static final String IDEMPOTENCY_KEY = "Idempotency-Key";
  private static final String SEAT_TOKEN = "X-Seat-Token";
  private static final String AUTHORIZATION = "Authorization";
  private static final String IF_MATCH = "If-Match";
  private static final Pattern ETAG =
      Pattern.compile("(?:W/)?(\"?)([0-9]{1,10})(?:-[\\x21\\x23-\\x2b\\x2d-\\x7e]*)?\\1");
  private static final Pattern KEY = Pattern.compile("[\\x20-\\x7e]{1,128}");
  private static final String BEARER = "bearer ";

  private Headers() {}

  /** The version that the client saw, from {@code If-Match} or the body; null if neither has it. */
  public static Integer seenVersion(HttpServerRequest request, Integer inBody) {
    if (inBody != null && inBody < 0) {
      throw Problem.inBody(
              "version",
              Translatable.of(
                  "invalid.number", "version", "0", Integer.toString(Integer.MAX_VALUE)))
          .thrown();
    }
    String ifMatch = single(request, IF_MATCH);
    if (ifMatch == null) {
      return inBody;
    }
    Matcher matcher = ETAG.matcher(ifMatch);
    if (!matcher.matches() || Long.parseLong(matcher.group(2)) > Integer.MAX_VALUE) {
      throw Problem.inParameter(IF_MATCH, Translatable.of("invalid.if-match")).thrown();
    }
    int version = Integer.parseInt(matcher.group(2));
    if (inBody != null && inBody != version) {
      throw Problem.inBody("version", Translatable.of("invalid.versions-differ")).thrown();
    }
    return version;
  }

  /** The idempotency key without quotes; null for none. */
  public static String idempotencyKey(HttpServerRequest request) {
    String key = single(request, IDEMPOTENCY_KEY);
    if (key == null) {
      return null;
    }
    if (key.startsWith("\"")) {
      boolean closed = key.length() > 1 && key.endsWith("\"");
      key = closed ? key.substring(1, key.length() - 1).replaceAll("\\\\([\"\\\\])", "$1") : "";
    }
    if (!KEY.matcher(key).matches()) {
      throw Problem.inParameter(IDEMPOTENCY_KEY, Translatable.of("invalid.key")).thrown();
    }
    return key;
  }

  /**
   * The seat token of {@code Authorization: Bearer} or of its equal {@code X-Seat-Token}; null if
   * there is none.
   */
  public static String seatToken(HttpServerRequest request) {
    String bearer = bearerToken(request);
    String own = single(request, SEAT_TOKEN);
    if (own == null || own.isEmpty()) {
      return bearer;
    }
    if (bearer != null && !bearer.equals(own)) {
      throw Problem.inParameter(SEAT_TOKEN, Translatable.of("invalid.tokens-differ")).thrown();
    }
    return own;
  }

  private static String bearerToken(HttpServerRequest request) {
    String authorization = single(request, AUTHORIZATION);
    return authorization != null && authorization.toLowerCase(Locale.ROOT).startsWith(BEARER)
        ? authorization.substring(BEARER.length()).strip()
        : null;
  }

  /** The value of a header; null for none. A problem if it is repeated. */
  public static String single(HttpServerRequest request, String name) {
    List<String> values = request.headers().getAll(name);
    if (values.size() > 1) {
      throw Problem.inParameter(name, Translatable.of("invalid.repeated", name)).thrown();
    }
    return values.isEmpty() ? null : values.get(0).strip();
  }
}
