package games.arbiter.rest;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;

/** Values of a schema, and values that break it. */
final class ValueGenerator {

  private static final JsonNodeFactory JSON = JsonNodeFactory.instance;
  private static final int ITEMS_AT_MOST = 4;

  private static final List<String> ODD_TEXTS =
      List.of(
          "",
          " ",
          "null",
          "0",
          "\u0000",
          "a\nb",
          "\ud800",
          "象♜é",
          "' or 1=1 --",
          "../../etc/passwd",
          "%00",
          "<script>",
          "{}",
          "x".repeat(300));

  private static final List<JsonNode> ODD_VALUES =
      List.of(
          JSON.nullNode(),
          JSON.numberNode(-1),
          JSON.numberNode(0),
          JSON.numberNode(2147483648L),
          JSON.numberNode(new BigInteger("1" + "0".repeat(40))),
          JSON.numberNode(1.5),
          JSON.booleanNode(true),
          JSON.textNode("x"),
          JSON.arrayNode(),
          JSON.arrayNode().add(JSON.nullNode()),
          JSON.objectNode(),
          JSON.objectNode().put("x", 1));

  private final JsonNode schemas;
  private final ObservedAnswers harvest;
  private final Random random;

  ValueGenerator(JsonNode document, ObservedAnswers harvest, Random random) {
    this.schemas = document.at("/components/schemas");
    this.harvest = harvest;
    this.random = random;
  }

  boolean chance(double share) {
    return random.nextDouble() < share;
  }

  <T> T oneOf(List<T> items) {
    return items.get(random.nextInt(items.size()));
  }

  /** A text that is rarely right anywhere. */
  String oddText() {
    return oneOf(ODD_TEXTS);
  }

  /**
   * The body of a request: made up field by field, or what an answer had of its fields, sometimes
   * with one more item in a list.
   */
  ObjectNode body(JsonNode schema) {
    JsonNode named = named(schema);
    ObjectNode body = trimmed(harvest.answer(), named);
    if (!required(named).stream().allMatch(body::has) || chance(0.6)) {
      return object(named).deepCopy();
    }
    for (Map.Entry<String, JsonNode> property : named.get("properties").properties()) {
      JsonNode items = property.getValue().get("items");
      if (items != null && body.get(property.getKey()) instanceof ArrayNode array && chance(0.4)) {
        array.add(value(property.getKey() + "[]", items));
      }
    }
    return body;
  }

  private JsonNode named(JsonNode reference) {
    return schemas.get(reference.get("$ref").asText().replaceAll(".*/", ""));
  }

  private static Set<String> required(JsonNode schema) {
    return StreamSupport.stream(schema.path("required").spliterator(), false)
        .map(JsonNode::asText)
        .collect(Collectors.toSet());
  }

  /** A value of a field; what answers had in a field of the name is used again. */
  JsonNode value(String name, JsonNode schema) {
    JsonNode known = harvest.value(name);
    if (schema.has("$ref")) {
      JsonNode named = named(schema);
      return known instanceof ObjectNode && chance(0.7) ? trimmed(known, named) : object(named);
    }
    return switch (schema.path("type").asText()) {
      case "array" -> array(name, schema, known);
      case "boolean" -> JSON.booleanNode(random.nextBoolean());
      case "integer" -> integer(schema, known);
      default -> text(schema, known);
    };
  }

  private ObjectNode object(JsonNode schema) {
    Set<String> required = required(schema);
    ObjectNode object = JSON.objectNode();
    for (Map.Entry<String, JsonNode> property : schema.get("properties").properties()) {
      if (required.contains(property.getKey()) || chance(0.25)) {
        object.set(property.getKey(), value(property.getKey(), property.getValue()));
      }
    }
    return object;
  }

  /** What an answer had, with the fields that the schema has. */
  private static ObjectNode trimmed(JsonNode known, JsonNode schema) {
    ObjectNode object = known.deepCopy();
    Set<String> names =
        schema.get("properties").properties().stream()
            .map(Map.Entry::getKey)
            .collect(Collectors.toSet());
    return object.retain(names);
  }

  private JsonNode array(String name, JsonNode schema, JsonNode known) {
    if (known instanceof ArrayNode && chance(0.6)) {
      return known;
    }
    ArrayNode array = JSON.arrayNode();
    for (int i = random.nextInt(ITEMS_AT_MOST); i > 0; i--) {
      array.add(value(name + "[]", schema.get("items")));
    }
    return array;
  }

  private JsonNode integer(JsonNode schema, JsonNode known) {
    if (known != null && known.isInt() && chance(0.5)) {
      return known;
    }
    long least = schema.path("minimum").asInt(0);
    long most = schema.path("maximum").asInt(200);
    return JSON.numberNode(
        chance(0.2) ? most : least + random.nextInt((int) Math.min(most - least + 1, 60)));
  }

  private JsonNode text(JsonNode schema, JsonNode known) {
    if (schema.has("enum")) {
      return schema.get("enum").get(random.nextInt(schema.get("enum").size()));
    }
    return known != null && known.isTextual() && chance(0.9) ? known : JSON.textNode(oddText());
  }

  /** The same with one fault: a field too few or too many, or with a value that is not for it. */
  void breakOne(JsonNode node) {
    if (node instanceof ObjectNode object && !object.isEmpty()) {
      String name = oneOf(object.properties().stream().map(Map.Entry::getKey).toList());
      JsonNode field = object.get(name);
      if (field.isContainerNode() && !field.isEmpty() && chance(0.7)) {
        breakOne(field);
      } else if (chance(0.2)) {
        object.remove(name);
      } else if (chance(0.2)) {
        object.set(name + "s", field);
      } else {
        object.set(name, oddValue());
      }
    } else if (node instanceof ArrayNode array && !array.isEmpty()) {
      int i = random.nextInt(array.size());
      if (array.get(i).isContainerNode() && chance(0.7)) {
        breakOne(array.get(i));
      } else {
        array.set(i, oddValue());
      }
    }
  }

  private JsonNode oddValue() {
    return chance(0.3) ? JSON.textNode(oddText()) : oneOf(ODD_VALUES);
  }
}
