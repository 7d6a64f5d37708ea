package games.arbiter.openapi;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/**
 * The document in OpenAPI 3.0. {@code ./mvnw test -Dtest=OpenApi30Test -Dopenapi.refresh} writes it
 * anew from the one in 3.1.
 */
class OpenApi30Test {

  @Test
  void saysTheSameAsTheServedDocument() throws IOException {
    String derived = Documents.yaml(Documents.twin(Documents.read(Documents.SERVED)));
    if (System.getProperty("openapi.refresh") != null) {
      Files.writeString(Documents.TWIN, derived);
    }
    assertEquals(derived, Files.readString(Documents.TWIN));
  }

  @Test
  void hasNothingThatThreeZeroDoesNotKnow() throws IOException {
    Set<String> faults = new TreeSet<>();
    check("", Documents.read(Documents.TWIN), faults);
    assertEquals(Set.of(), faults);
  }

  private static void check(String path, JsonNode node, Set<String> faults) {
    if (path.endsWith("example")) {
      return;
    }
    if (node.has("$ref") && node.size() > 1) {
      faults.add(path + " has words beside a reference");
    }
    if (node.has("examples") || node.path("type").isArray() || node.has("const")) {
      faults.add(path + " has words of 3.1");
    }
    node.properties().forEach(p -> check(path + "/" + p.getKey(), p.getValue(), faults));
    if (node.isArray()) {
      node.forEach(item -> check(path + "[]", item, faults));
    }
  }
}
