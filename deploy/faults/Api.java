import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Requests to the service at an address, which may have a path of its own, and the few fields of its answers that the
 * suite needs.
 */
final class Api {

  private static final HttpClient HTTP =
      HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).connectTimeout(Duration.ofSeconds(2)).build();
  private static final Duration PATIENCE = Duration.ofSeconds(30);
  private static final Pattern SEAT_TOKEN = Pattern.compile("\\{\"seat\":\"([^\"]*)\",\"token\":\"([^\"]*)\"}");

  private Api() {}

  /** A game just created: its id, the hash of version 0 and the token of each seat. */
  record Table(String id, String hash, String toMove, Map<String, String> tokens) {
    static Table of(String body) {
      Map<String, String> tokens = new LinkedHashMap<>();
      SEAT_TOKEN.matcher(body).results().forEach(r -> tokens.put(r.group(1), r.group(2)));
      return new Table(
          text(body, "id").orElseThrow(), text(body, "hash").orElseThrow(), text(body, "toMove").orElseThrow(), tokens);
    }
  }

  static HttpResponse<String> get(URI base, String path) throws IOException, InterruptedException {
    return HTTP.send(
        HttpRequest.newBuilder(URI.create(base + path)).timeout(PATIENCE).build(), BodyHandlers.ofString());
  }

  static HttpResponse<String> create(URI base, String body) throws IOException, InterruptedException {
    return post(base, "/v1/games", body, Map.of());
  }

  static HttpResponse<String> act(URI base, String game, String action, int version, String token, String key)
      throws IOException, InterruptedException {
    Map<String, String> headers = new LinkedHashMap<>();
    headers.put("Authorization", "Bearer " + token);
    if (key != null) {
      headers.put("Idempotency-Key", key);
    }
    return post(base, "/v1/games/" + game + "/actions", actBody(action, version), headers);
  }

  static String actBody(String action, int version) {
    return "{\"action\":\"" + action + "\",\"version\":" + version + "}";
  }

  static HttpResponse<String> post(URI base, String path, String body, Map<String, String> headers)
      throws IOException, InterruptedException {
    HttpRequest.Builder request =
        HttpRequest.newBuilder(URI.create(base + path))
            .timeout(PATIENCE)
            .header("Content-Type", "application/json")
            .POST(BodyPublishers.ofString(body));
    headers.forEach(request::header);
    return HTTP.send(request.build(), BodyHandlers.ofString());
  }

  /** The first field of that name with a text as its value. */
  static Optional<String> text(String body, String field) {
    Matcher matcher = Pattern.compile("\"" + field + "\":\"([^\"]*)\"").matcher(body);
    return matcher.find() ? Optional.of(matcher.group(1)) : Optional.empty();
  }

  /** The values of every field of that name. */
  static List<String> texts(String body, String field) {
    return Pattern.compile("\"" + field + "\":\"([^\"]*)\"")
        .matcher(body)
        .results()
        .map((MatchResult r) -> r.group(1))
        .toList();
  }
}
