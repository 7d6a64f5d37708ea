package games.arbiter.rest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SchemaValidatorsConfig;
import com.networknt.schema.SpecVersion;
import com.networknt.schema.ValidationMessage;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import java.util.regex.Pattern;

/**
 * What the served OpenAPI document says of answers: the path, the method and the status are
 * documented, the media type is, and the body is what its schema says and nothing else.
 */
final class Contract {

  private static final Set<Integer> OF_NO_OPERATION = Set.of(400, 404, 405);

  /** The largest integer that JavaScript keeps, with all below it. */
  private static final long MOST = (1L << 53) - 1;

  private static final String TIME = "\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z";

  private final Map<String, JsonSchema> schemas = new ConcurrentHashMap<>();
  private final Map<String, Pattern> paths = new ConcurrentHashMap<>();
  private final JsonNode document;

  Contract(JsonNode document) {
    this.document = strict(document);
  }

  /** The document with every object closed, so that an undocumented field is a fault. */
  private static JsonNode strict(JsonNode document) {
    document
        .at("/components/schemas")
        .forEach(schema -> ((ObjectNode) schema).put("additionalProperties", false));
    return document;
  }

  JsonNode document() {
    return document;
  }

  /** Fails if this answer is not what the document says. */
  void check(String method, String path, int status, String contentType, String body) {
    String asked = method + " " + path + " → " + status;
    JsonNode operation = operation(method, path);
    if (operation == null) {
      assertTrue(OF_NO_OPERATION.contains(status), asked + " is not documented");
    } else {
      assertTrue(
          operation.at("/responses/" + status).isObject(),
          operation.get("operationId").asText() + " does not document " + status + ": " + body);
    }
    if (status / 100 == 3 || method.equals("HEAD")) {
      return;
    }
    String mediaType = contentType.replaceAll(";.*", "");
    JsonNode schema =
        operation == null
            ? document.at("/paths/~1/get/responses/default/content").path(mediaType).path("schema")
            : operation.at("/responses/" + status + "/content").path(mediaType).path("schema");
    assertTrue(schema.isObject(), asked + " does not document " + mediaType);
    if (schema.has("$ref")) {
      Set<ValidationMessage> faults = schema(schema.get("$ref").asText()).validate(Json.of(body));
      assertEquals(Set.of(), faults, asked + ": " + body);
      assertPlain("", Json.of(body), asked);
    }
  }

  /** Fails unless JavaScript keeps all numbers, ids are text and times are in UTC. */
  private static void assertPlain(String name, JsonNode value, String asked) {
    Supplier<String> where = () -> asked + ": " + name + " is " + value;
    if (value.isNumber()) {
      assertTrue(value.isIntegralNumber() && Math.abs(value.longValue()) <= MOST, where);
      assertFalse(name.equals("id") || name.endsWith("Id"), where);
    } else if (name.endsWith("At") || name.equals("time")) {
      assertTrue(value.asText().matches(TIME), where);
    }
    value.properties().forEach(field -> assertPlain(field.getKey(), field.getValue(), asked));
    if (value.isArray()) {
      value.forEach(item -> assertPlain("", item, asked));
    }
  }

  /** The operation of a path; null if it has none. */
  JsonNode operation(String method, String path) {
    String key = method.equals("HEAD") ? "get" : method.toLowerCase(Locale.ROOT);
    for (Map.Entry<String, JsonNode> item : document.get("paths").properties()) {
      if (item.getValue().has(key) && matches(item.getKey(), path)) {
        return item.getValue().get(key);
      }
    }
    return null;
  }

  private boolean matches(String template, String path) {
    return paths.computeIfAbsent(template, Contract::pattern).matcher(path).matches();
  }

  private static Pattern pattern(String template) {
    return Pattern.compile(template.replace(".", "\\.").replaceAll("\\{[^}]*}", "[^/]+") + "/?");
  }

  private JsonSchema schema(String reference) {
    return schemas.computeIfAbsent(
        reference,
        r -> {
          ObjectNode schema = document.deepCopy();
          schema.put("$ref", r);
          return JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V202012)
              .getSchema(
                  schema, SchemaValidatorsConfig.builder().formatAssertionsEnabled(true).build());
        });
  }
}
