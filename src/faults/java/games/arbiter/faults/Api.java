package games.arbiter.faults;

import com.fasterxml.jackson.databind.JsonNode;
import games.arbiter.Http;
import games.arbiter.rest.Json;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpResponse;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Requests to the service at an address, which may have a path of its own, and the few fields of
 * its answers that the suite needs.
 */
final class Api {

  private Api() {}

  /** A game just created: its id, the hash of version 0 and the token of each seat. */
  record CreatedGame(String id, String hash, String toMove, Map<String, String> tokens) {
    static CreatedGame of(String body) {
      Map<String, String> tokens = new LinkedHashMap<>();
      Json.of(body)
          .path("seatTokens")
          .forEach(seat -> tokens.put(seat.path("seat").asText(), seat.path("token").asText()));
      return new CreatedGame(
          text(body, "id").orElseThrow(),
          text(body, "hash").orElseThrow(),
          text(body, "toMove").orElseThrow(),
          tokens);
    }
  }

  static HttpResponse<String> get(URI base, String path) throws IOException, InterruptedException {
    return Http.get(URI.create(base + path));
  }

  static HttpResponse<String> create(URI base, String body)
      throws IOException, InterruptedException {
    return post(base, "/v1/games", body, Map.of());
  }

  static HttpResponse<String> act(
      URI base, String game, String action, int version, String token, String key)
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
    return Http.post(URI.create(base + path), body, headers);
  }

  /** The first field of that name in an answer of JSON. */
  static Optional<String> text(String body, String field) {
    return Optional.ofNullable(Json.of(body).findValue(field)).map(JsonNode::asText);
  }

  /** The values of every field of that name. */
  static List<String> texts(String body, String field) {
    return Json.of(body).findValuesAsText(field);
  }
}
