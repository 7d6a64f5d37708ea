package games.arbiter.rest;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import io.restassured.response.Response;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/** JSON in tests. */
public final class Json {

  private static final ObjectMapper MAPPER = new ObjectMapper();
  private static final Set<String> MADE_UP =
      Set.of("token", "createdAt", "time", "traceId", "next");
  private static final String UUID = "[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}";

  private Json() {}

  /** The value of a text in JSON. */
  public static JsonNode of(String text) {
    try {
      return MAPPER.readTree(text);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static JsonNode of(Response response) {
    return of(response.asString());
  }

  /** An example of the contract. */
  static JsonNode example(String name) {
    try (InputStream file = Json.class.getResourceAsStream("/examples/" + name + ".json")) {
      return MAPPER.readTree(Objects.requireNonNull(file, name));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * An answer as version 1.0 of the contract has it: without what was added to events and games
   * later.
   */
  static JsonNode firstVersion(JsonNode answer) {
    if (answer instanceof ObjectNode object && object.has("effects") && object.has("hash")) {
      object.remove(List.of("status", "toMove"));
    }
    if (answer instanceof ObjectNode object && object.path("takeBacks").isBoolean()) {
      object.remove("takeBacks");
    }
    answer.forEach(Json::firstVersion);
    return answer;
  }

  private static List<Map.Entry<String, JsonNode>> sorted(ObjectNode object) {
    return object.properties().stream().sorted(Map.Entry.comparingByKey()).toList();
  }

  /**
   * The same, in one order, with what is made up anew each time (ids, tokens, times) put out of
   * sight.
   */
  static JsonNode comparable(JsonNode node) {
    if (node instanceof ArrayNode array) {
      ArrayNode copy = MAPPER.createArrayNode();
      array.forEach(item -> copy.add(comparable(item)));
      return copy;
    }
    if (node instanceof ObjectNode object) {
      ObjectNode copy = MAPPER.createObjectNode();
      for (Map.Entry<String, JsonNode> field : sorted(object)) {
        boolean madeUp =
            MADE_UP.contains(field.getKey())
                || field.getKey().equals("id") && field.getValue().asText().matches(UUID);
        copy.set(field.getKey(), madeUp ? TextNode.valueOf("…") : comparable(field.getValue()));
      }
      return copy;
    }
    return node;
  }
}
