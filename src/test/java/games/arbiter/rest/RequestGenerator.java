package games.arbiter.rest;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.Set;

/**
 * Requests made from the document: for every operation some that are right, with what answers have
 * said so far, and some with a fault of any kind.
 */
final class RequestGenerator {

  private static final String JSON = "application/json";
  private static final int SMALL_BODY = 17 * 1024;
  private static final int LARGE_BODY = 257 * 1024;
  private static final List<String> OTHER_METHODS =
      List.of("PUT", "DELETE", "PATCH", "HEAD", "GET", "POST");

  private static final List<String> OTHER_MEDIA_TYPES =
      List.of("text/plain", "application/xml", "application/json; charset=utf-16", "json", "*/*");

  /** Values that no parameter or header takes, as they stand in a request. */
  private static final List<String> ODD_WORDS =
      List.of("-1", "201", "2147483648", "1e3", "%00", "%zz", "%C3%28", "x", "", "true", "*", "\"");

  /** What brings games on is asked more often. */
  private static final Map<String, Integer> SHARES =
      Map.of("act", 8, "listLegalActions", 4, "rematch", 2);

  /** What an operation is, as the document has it. */
  private record Described(String method, String path, JsonNode operation) {
    String id() {
      return operation.get("operationId").asText();
    }
  }

  private final List<Described> operations = new ArrayList<>();
  private final ValueGenerator values;
  private final ObservedAnswers harvest;

  RequestGenerator(JsonNode document, ObservedAnswers harvest, Random random) {
    this.values = new ValueGenerator(document, harvest, random);
    this.harvest = harvest;
    for (Map.Entry<String, JsonNode> path : document.get("paths").properties()) {
      for (Map.Entry<String, JsonNode> operation : path.getValue().properties()) {
        String method = operation.getKey().toUpperCase(Locale.ROOT);
        Described described = new Described(method, path.getKey(), operation.getValue());
        int share = SHARES.getOrDefault(described.id(), 1);
        operations.addAll(Collections.nCopies(share, described));
      }
    }
  }

  /** The next request, to any operation. */
  GeneratedRequest next() {
    return next(values.oneOf(operations));
  }

  /** The next request, to one of these operations. */
  GeneratedRequest next(Set<String> ids) {
    return next(values.oneOf(operations.stream().filter(o -> ids.contains(o.id())).toList()));
  }

  private GeneratedRequest next(Described described) {
    ObservedAnswers.ObservedGame game = values.chance(0.95) ? harvest.game() : null;
    Map<String, String> headers = new LinkedHashMap<>();
    JsonNode body = body(described, game, headers);
    if (body != null) {
      headers.put("Content-Type", JSON);
    }
    if (game != null && described.operation().has("security")) {
      authorize(game, body, headers);
    }
    String target = path(described, game) + query(described, game);
    if (harvest.tag(target) != null && values.chance(0.2)) {
      headers.put("If-None-Match", harvest.tag(target));
    }
    GeneratedRequest right =
        new GeneratedRequest(
            described.method(), target, headers, body == null ? null : body.toString());
    return values.chance(0.4) ? broken(right, body) : right;
  }

  private String path(Described described, ObservedAnswers.ObservedGame game) {
    String path = described.path();
    for (JsonNode parameter : described.operation().path("parameters")) {
      if (parameter.get("in").asText().equals("path")) {
        String name = parameter.get("name").asText();
        String value =
            name.equals("id") && game != null
                ? game.id
                : encoded(values.value(name, parameter.get("schema")).asText());
        path = path.replace("{" + name + "}", value.isEmpty() ? "-" : value);
      }
    }
    return path;
  }

  private static String encoded(String text) {
    return URLEncoder.encode(text, StandardCharsets.UTF_8).replace("+", "%20");
  }

  private String query(Described described, ObservedAnswers.ObservedGame game) {
    List<String> pairs = new ArrayList<>();
    for (JsonNode parameter : described.operation().path("parameters")) {
      String name = parameter.get("name").asText();
      boolean sent = parameter.path("required").asBoolean() || values.chance(0.3);
      if (parameter.get("in").asText().equals("query") && sent) {
        JsonNode schema = parameter.get("schema");
        if (schema.path("type").asText().equals("array")) {
          pairs.add(name + "=" + (game == null ? values.oneOf(ODD_WORDS) : seen(game)));
          continue;
        }
        String value = encoded(values.value(name, schema).asText());
        boolean version = game != null && (name.equals("at") || name.equals("after"));
        pairs.add(name + "=" + (version && values.chance(0.8) ? game.version : value));
      }
    }
    // the requests follow one another, so none may wait for what comes after it
    pairs.replaceAll(pair -> pair.startsWith("wait=") ? "wait=0" : pair);
    return pairs.isEmpty() ? "" : "?" + String.join("&", pairs);
  }

  /** A game with the version that is known of it, as {@code listUpdates} takes them. */
  private static String seen(ObservedAnswers.ObservedGame game) {
    return game.id + ":" + game.version;
  }

  private JsonNode body(
      Described described, ObservedAnswers.ObservedGame game, Map<String, String> headers) {
    JsonNode schema = described.operation().at("/requestBody/content/application~1json/schema");
    if (schema.isMissingNode()) {
      return null;
    }
    ObjectNode body = values.body(schema);
    // without a ruleset's estimates, as of tic-tac-toe, a stronger one takes 20 s of one thread
    if (body.path("analysis").asInt() > 2) {
      body.put("analysis", 2);
    }
    if (game != null && described.id().equals("act")) {
      act(game, body, headers);
    }
    return body;
  }

  /** Has a request act in a game, mostly as it can. */
  private void act(
      ObservedAnswers.ObservedGame game, ObjectNode body, Map<String, String> headers) {
    if (!game.legal.isEmpty() && values.chance(0.7)) {
      // the actions of seats come last
      String last = game.legal.get(game.legal.size() - 1);
      body.put("action", values.chance(0.1) ? last : values.oneOf(game.legal));
    }
    int version = values.chance(0.8) ? game.version : Math.max(0, game.version - 1);
    body.remove("version");
    if (values.chance(0.6)) {
      body.put("version", version);
    }
    if (values.chance(0.5)) {
      headers.put("If-Match", "\"" + version + "\"");
    }
    if (values.chance(0.2)) {
      headers.put("Idempotency-Key", "key-" + game.version % 5);
    }
  }

  private void authorize(
      ObservedAnswers.ObservedGame game, JsonNode body, Map<String, String> headers) {
    String action = body == null ? "" : body.path("action").asText();
    String seat = action.replaceAll(":.*", "");
    String token =
        game.tokens.get(game.tokens.containsKey(seat) ? seat : String.valueOf(game.toMove));
    if (token == null || values.chance(0.15)) {
      List<String> tokens = new ArrayList<>(game.tokens.values());
      tokens.add("no-token");
      token = values.oneOf(tokens);
    }
    if (values.chance(0.95)) {
      headers.put("Authorization", "Bearer " + token);
    }
  }

  private GeneratedRequest broken(GeneratedRequest right, JsonNode body) {
    Map<String, String> headers = new LinkedHashMap<>(right.headers());
    String method = right.method();
    String target = right.target();
    String text = right.body();
    switch (body == null
        ? values.oneOf(List.of(0, 1, 2, 3, 4))
        : values.oneOf(List.of(0, 1, 2, 3, 4, 5, 5, 5, 6, 7, 8))) {
      case 0 ->
          headers.put(
              "Accept",
              values.oneOf(List.of("image/png", "text/html", "x", "*/*;q=0", "application/xml")));
      case 1 -> target = brokenQuery(target);
      case 2 -> target = brokenPath(target);
      case 3 -> method = values.oneOf(OTHER_METHODS);
      case 4 -> brokenHeader(headers);
      case 5 -> {
        JsonNode copy = body.deepCopy();
        values.breakOne(copy);
        text = copy.toString();
      }
      case 6 -> text = brokenText(text);
      case 7 -> headers.put("Content-Type", values.oneOf(OTHER_MEDIA_TYPES));
      default -> text += " ".repeat(values.chance(0.9) ? SMALL_BODY : LARGE_BODY);
    }
    return new GeneratedRequest(method, target, headers, text);
  }

  private String brokenQuery(String target) {
    String name =
        values.oneOf(List.of("at", "after", "limit", "wait", "board", "x", "%zz", "finished"));
    String value = values.chance(0.5) ? values.oneOf(ODD_WORDS) : encoded(values.oddText());
    return target + (target.contains("?") ? "&" : "?") + name + "=" + value;
  }

  private String brokenPath(String target) {
    List<String> parts = new ArrayList<>(List.of(target.split("/")));
    if (parts.size() < 3) {
      return "/v1/nothing";
    }
    String odd = values.chance(0.5) ? values.oneOf(ODD_WORDS) : encoded(values.oddText());
    parts.set(values.oneOf(List.of(2, parts.size() - 1, Math.min(3, parts.size() - 1))), odd);
    return String.join("/", parts);
  }

  private void brokenHeader(Map<String, String> headers) {
    String name =
        values.oneOf(
            List.of(
                "If-Match",
                "Idempotency-Key",
                "Authorization",
                "If-None-Match",
                "Accept-Language",
                "Accept",
                "Content-Type",
                "traceparent",
                "Cookie"));
    String value = values.chance(0.6) ? values.oneOf(ODD_WORDS) : values.oddText();
    headers.put(name, value.replaceAll("[\\x00-\\x1f\\ud800-\\udfff]", ""));
  }

  private String brokenText(String text) {
    return switch (values.oneOf(List.of(0, 1, 2, 3))) {
      case 0 -> text.substring(0, text.length() / 2);
      case 1 -> text + text;
      case 2 -> "[".repeat(5_000);
      default -> values.oddText();
    };
  }
}
