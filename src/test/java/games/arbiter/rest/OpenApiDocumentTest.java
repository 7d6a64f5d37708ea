package games.arbiter.rest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import games.arbiter.rest.http.Endpoints;
import io.quarkus.smallrye.openapi.runtime.OpenApiDocumentService;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.RestAssured;
import io.smallrye.openapi.runtime.io.Format;
import jakarta.inject.Inject;
import java.io.IOException;
import java.lang.reflect.Method;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/**
 * The document that the service serves. {@code ./mvnw test -Dtest=OpenApiDocumentTest
 * -Dopenapi.refresh} writes it anew.
 */
@QuarkusTest
class OpenApiDocumentTest {

  private static final Path COMMITTED = Path.of("openapi", "openapi.yaml");
  private static final Set<String> METHODS = Set.of("get", "post");

  @Inject OpenApiDocumentService documents;

  @Test
  void isTheCommittedOne() throws IOException {
    String built =
        new String(documents.getDocument("<default>", Format.YAML), StandardCharsets.UTF_8);
    if (System.getProperty("openapi.refresh") != null) {
      Files.createDirectories(COMMITTED.getParent());
      Files.writeString(COMMITTED, built);
    }
    assertEquals(Files.readString(COMMITTED), built);
  }

  @Test
  void isServedWithThePathAtWhichItIs() throws IOException {
    String served = RestAssured.get("/q/openapi").asString();
    assertEquals(
        Files.readString(COMMITTED).replace("- url: http://localhost:8080\n", "- url: /\n"),
        served);
  }

  /**
   * Generated code has such names beside that of a schema: Go's constructor is New and the name.
   */
  @Test
  void noSchemaHasTheNameOfWhatIsGeneratedForAnother() {
    Set<String> names = new TreeSet<>();
    document().at("/components/schemas").fieldNames().forEachRemaining(names::add);
    for (String name : names) {
      for (String made : List.of("New" + name, "Nullable" + name, name + "FromJSON")) {
        assertFalse(names.contains(made), made);
      }
    }
  }

  @Test
  void hasEveryOperationAndNoOther() {
    Set<String> ids =
        operations().stream().map(o -> o.get("operationId").asText()).collect(Collectors.toSet());
    assertEquals(
        Resources.ALL.stream()
            .flatMap(Endpoints::of)
            .map(Method::getName)
            .collect(Collectors.toSet()),
        ids);
  }

  @Test
  void saysOfEveryOperationWhatAnSdkNeeds() {
    for (JsonNode operation : operations()) {
      String id = operation.get("operationId").asText();
      assertEquals(1, operation.get("tags").size(), id);
      JsonNode responses = operation.get("responses");
      List<String> successes = new ArrayList<>();
      responses.fieldNames().forEachRemaining(s -> successes.add(s));
      successes.removeIf(s -> !s.startsWith("2"));
      assertEquals(1, successes.size(), id);
      responses
          .properties()
          .forEach(
              answer -> {
                if (!answer.getKey().matches("2..|30[34]")) {
                  assertEquals(
                      "#/components/schemas/Problem",
                      answer
                          .getValue()
                          .at("/content/application~1problem+json/schema/$ref")
                          .asText(),
                      id + " " + answer.getKey());
                }
              });
      JsonNode success = responses.get(successes.get(0)).get("content").elements().next();
      assertTrue(success.has("example"), id + " has no example");
      JsonNode body = operation.at("/requestBody/content/application~1json");
      boolean asksForBody = operation.has("requestBody");
      assertEquals(asksForBody, body.has("example"), id + " has no example of its body");
      assertEquals(
          asksForBody, body.at("/schema/$ref").isTextual(), id + " has no schema of its body");
    }
  }

  @Test
  void hasOnlyShapesThatGeneratorsHandle() {
    Set<String> faults = new TreeSet<>();
    document()
        .at("/components/schemas")
        .properties()
        .forEach(
            named -> {
              JsonNode schema = named.getValue();
              if (!schema.path("type").asText().equals("object")
                  || !schema.path("properties").isObject()) {
                faults.add(named.getKey() + " is no object with properties");
              }
              schema
                  .path("properties")
                  .properties()
                  .forEach(p -> check(named.getKey() + "." + p.getKey(), p.getValue(), faults));
            });
    assertEquals(Set.of(), faults);
  }

  private static void check(String name, JsonNode schema, Set<String> faults) {
    for (String word : List.of("oneOf", "anyOf", "allOf", "additionalProperties", "properties")) {
      if (schema.has(word)) {
        faults.add(name + " has " + word);
      }
    }
    boolean requested = name.startsWith("GameRequest.");
    if (schema.has("enum") && !requested) {
      faults.add(name + " has an enum");
    }
    if (schema.path("type").asText().equals("number")) {
      faults.add(name + " is no integer");
    }
    if (schema.has("items")) {
      check(name + "[]", schema.get("items"), faults);
    }
  }

  private static JsonNode document() {
    return Json.of(RestAssured.get("/q/openapi?format=json").asString());
  }

  private static List<JsonNode> operations() {
    List<JsonNode> operations = new ArrayList<>();
    document()
        .get("paths")
        .forEach(
            path ->
                path.properties().stream()
                    .filter(o -> METHODS.contains(o.getKey()))
                    .forEach(o -> operations.add(o.getValue())));
    return operations;
  }
}
