package games.arbiter.rest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion;
import com.networknt.schema.ValidationMessage;
import io.restassured.RestAssured;
import io.restassured.filter.Filter;
import io.restassured.filter.FilterContext;
import io.restassured.response.Response;
import io.restassured.specification.FilterableRequestSpecification;
import io.restassured.specification.FilterableResponseSpecification;
import java.net.URI;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Checks every answer against the served OpenAPI document: the path, the method and the status are
 * documented, the media type is, and the body is what its schema says and nothing else.
 */
final class ContractCheck implements Filter {

  static final Filter FILTER = new ContractCheck();

  private static final Set<Integer> OF_NO_OPERATION = Set.of(404, 405);

  private final Map<String, JsonSchema> schemas = new ConcurrentHashMap<>();
  private JsonNode document;

  private ContractCheck() {}

  @Override
  public Response filter(
      FilterableRequestSpecification request,
      FilterableResponseSpecification expected,
      FilterContext context) {
    Response response = context.next(request, expected);
    check(request.getMethod(), URI.create(request.getURI()).getRawPath(), response);
    return response;
  }

  private void check(String method, String path, Response response) {
    String asked = method + " " + path + " → " + response.statusCode();
    String pointer = documented(method.toLowerCase(java.util.Locale.ROOT), path, response);
    if (response.statusCode() == 304 || method.equals("HEAD")) {
      return;
    }
    if (pointer == null) {
      assertTrue(OF_NO_OPERATION.contains(response.statusCode()), asked + " is not documented");
      pointer = "/components/schemas/Problem";
    }
    if (response.contentType().contains("json")) {
      Set<ValidationMessage> faults = schema(pointer).validate(Json.of(response));
      assertEquals(Set.of(), faults, asked + ": " + response.asString());
    }
  }

  /** The pointer to the schema of an answer; null if the path has no such operation. */
  private String documented(String method, String path, Response response) {
    for (Map.Entry<String, JsonNode> item : document().get("paths").properties()) {
      JsonNode operation = item.getValue().path(method.equals("head") ? "get" : method);
      if (operation.isMissingNode() || !matches(item.getKey(), path)) {
        continue;
      }
      String status = Integer.toString(response.statusCode());
      JsonNode answer = operation.at("/responses/" + status);
      assertTrue(
          answer.isObject() || status.equals("304"),
          operation.get("operationId").asText() + " does not document " + status);
      if (status.equals("304")) {
        return "";
      }
      String mediaType = response.contentType().replaceAll(";.*", "");
      JsonNode schema = answer.path("content").path(mediaType).path("schema");
      JsonNode reference = schema.path("$ref");
      assertTrue(
          reference.isTextual() || schema.path("type").asText().equals("string"),
          operation.get("operationId").asText() + " " + status + " does not document " + mediaType);
      return reference.asText("").replaceFirst("^#", "");
    }
    return null;
  }

  private static boolean matches(String template, String path) {
    return path.matches(template.replace(".", "\\.").replaceAll("\\{[^}]*}", "[^/]+"));
  }

  private synchronized JsonNode document() {
    if (document == null) {
      document = strict(Json.of(RestAssured.get("/q/openapi?format=json").asString()));
      assertNotNull(document.get("paths"));
    }
    return document;
  }

  /** The document with every object closed, so that an undocumented field is a fault. */
  private static JsonNode strict(JsonNode document) {
    document
        .at("/components/schemas")
        .forEach(schema -> ((ObjectNode) schema).put("additionalProperties", false));
    return document;
  }

  private JsonSchema schema(String pointer) {
    return schemas.computeIfAbsent(
        pointer,
        p -> {
          ObjectNode schema = document().deepCopy();
          schema.put("$ref", "#" + p);
          return JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V202012).getSchema(schema);
        });
  }
}
