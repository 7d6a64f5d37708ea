package games.arbiter.openapi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SchemaValidatorsConfig;
import com.networknt.schema.SpecVersion;
import com.networknt.schema.ValidationMessage;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.BiConsumer;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The examples in the document are what their schemas say, and nothing else. */
class DocumentExamplesTest {

  private ObjectNode document;

  @BeforeEach
  void read() throws IOException {
    document = Documents.read(Documents.SERVED);
    document
        .at("/components/schemas")
        .forEach(s -> ((ObjectNode) s).put("additionalProperties", false));
  }

  @Test
  void everyExampleOfABodyIsValid() {
    Map<String, Set<ValidationMessage>> faults = new TreeMap<>();
    List<String> found = new ArrayList<>();
    eachMediaType(
        "",
        document.get("paths"),
        (path, mediaType) -> {
          if (mediaType.has("example")) {
            found.add(path);
            note(path, mediaType.get("schema"), mediaType.get("example"), faults);
          }
        });
    assertEquals(Map.of(), faults);
    assertTrue(found.size() >= 19, found.toString());
  }

  @Test
  void everyExampleInASchemaIsValid() {
    Map<String, Set<ValidationMessage>> faults = new TreeMap<>();
    document
        .at("/components/schemas")
        .properties()
        .forEach(
            named -> {
              named
                  .getValue()
                  .path("examples")
                  .forEach(e -> note(named.getKey(), named.getValue(), e, faults));
              named
                  .getValue()
                  .get("properties")
                  .properties()
                  .forEach(
                      p ->
                          p.getValue()
                              .path("examples")
                              .forEach(
                                  e ->
                                      note(
                                          named.getKey() + "." + p.getKey(),
                                          p.getValue(),
                                          e,
                                          faults)));
            });
    assertEquals(Map.of(), faults);
  }

  private static void eachMediaType(
      String path, JsonNode node, BiConsumer<String, JsonNode> action) {
    if (node.has("content")) {
      node.get("content")
          .properties()
          .forEach(m -> action.accept(path + " " + m.getKey(), m.getValue()));
      return;
    }
    node.properties().forEach(p -> eachMediaType(path + "/" + p.getKey(), p.getValue(), action));
  }

  private void note(
      String where, JsonNode schema, JsonNode example, Map<String, Set<ValidationMessage>> faults) {
    ObjectNode whole = schema.deepCopy();
    whole.set("components", document.get("components"));
    Set<ValidationMessage> found =
        JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V202012)
            .getSchema(
                whole, SchemaValidatorsConfig.builder().formatAssertionsEnabled(true).build())
            .validate(example);
    if (!found.isEmpty()) {
      faults.put(where, found);
    }
  }
}
