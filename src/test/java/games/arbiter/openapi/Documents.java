package games.arbiter.openapi;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.dataformat.yaml.YAMLGenerator;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import java.io.IOException;
import java.nio.file.Path;

/** The committed OpenAPI documents. */
final class Documents {

  /** The document that the service serves (OpenAPI 3.1). */
  static final Path SERVED = Path.of("openapi", "openapi.yaml");

  /** The same in OpenAPI 3.0, for generators that know no other. */
  static final Path TWIN = Path.of("openapi", "openapi-3.0.yaml");

  private static final YAMLMapper YAML =
      YAMLMapper.builder().enable(YAMLGenerator.Feature.MINIMIZE_QUOTES).build();

  private Documents() {}

  static ObjectNode read(Path path) throws IOException {
    return (ObjectNode) YAML.readTree(path.toFile());
  }

  static String yaml(JsonNode document) throws IOException {
    return YAML.writeValueAsString(document);
  }

  /** The document in OpenAPI 3.0: the same operations and schemas in the older words. */
  static ObjectNode twin(ObjectNode served) {
    ObjectNode twin = served.deepCopy();
    twin.put("openapi", "3.0.3");
    ObjectNode info = (ObjectNode) twin.get("info");
    info.remove("summary");
    ObjectNode license = (ObjectNode) info.get("license");
    license.remove("identifier");
    license.put("url", "https://www.apache.org/licenses/LICENSE-2.0");
    twin.at("/components/schemas").forEach(Documents::olderSchema);
    return twin;
  }

  /** 3.0 has one example where 3.1 has a list, and nothing beside a reference. */
  private static void olderSchema(JsonNode node) {
    ObjectNode schema = (ObjectNode) node;
    if (schema.get("examples") instanceof ArrayNode examples) {
      schema.remove("examples");
      schema.set("example", examples.get(0));
    }
    if (schema.has("$ref")) {
      schema.retain("$ref");
    }
    schema.path("properties").forEach(Documents::olderSchema);
    if (schema.has("items")) {
      olderSchema(schema.get("items"));
    }
  }
}
