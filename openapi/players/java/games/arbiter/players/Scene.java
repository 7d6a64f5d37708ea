package games.arbiter.players;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/** What a stub of the service answers, what a client asks it, and what it must have read. */
final class Scene implements BeforeEachCallback, AfterEachCallback {

  static final ObjectMapper MAPPER = new ObjectMapper();
  static final String GAMES = "/v1/games/";
  private static final Path EXAMPLES = Path.of("src", "test", "resources", "examples");
  private static final Path DOCUMENTED =
      Path.of("src", "main", "resources", "games", "arbiter", "rest", "examples");

  private final ArrayNode script = MAPPER.createArrayNode();
  private final List<JsonNode> expected = new ArrayList<>();
  private Path folder;
  private Stub stub;

  @Override
  public void beforeEach(ExtensionContext test) throws IOException {
    folder =
        Files.createTempDirectory(Files.createDirectories(Path.of("target", "clients")), "scene");
    stub = new Stub();
  }

  Stub stub() {
    return stub;
  }

  /** Serves something of a game, which must be read like {@code read}. */
  void serve(String what, String game, String path, JsonNode served, JsonNode read) {
    serve(what, game, path, 200, served, read);
  }

  void serve(String what, String game, String path, int status, JsonNode served, JsonNode read) {
    stub.on(GAMES + game + path, status, served.toString());
    step(what, game, read);
  }

  /** Adds what the client does next, and what it must have read then. */
  ObjectNode step(String what, String game, JsonNode read) {
    expected.add(read);
    ObjectNode step = script.addObject().put("do", what);
    return game == null ? step : step.put("game", game);
  }

  /** Lets the client do everything. */
  void assertRead(Clients client) throws Exception {
    List<String> log = client.play(stub.base(), script, folder);
    assertEquals(expected.size(), log.size());
    for (int i = 0; i < log.size(); i++) {
      JsonNode line = Clients.read(log.get(i));
      JsonNode read = line.has("result") ? line.get("result") : line.get("problem");
      assertEquals(comparable(expected.get(i)), comparable(read), line.get("step").toString());
    }
  }

  /** Without ids of games and what players leave out since it is made up anew each time. */
  private static JsonNode comparable(JsonNode node) {
    JsonNode copy = node.deepCopy();
    for (JsonNode game : List.of(copy, copy.path("game"))) {
      if (game instanceof ObjectNode object && object.has("ruleset")) {
        object.remove("id");
      }
    }
    copy.findParents("time").forEach(e -> ((ObjectNode) e).remove("time"));
    for (String name : List.of("createdAt", "seatTokens", "traceId")) {
      copy.findParents(name).forEach(parent -> ((ObjectNode) parent).remove(name));
    }
    return copy;
  }

  /** An example of the contract, with what version 1.1 added to every event and game. */
  static ObjectNode example(String name) throws IOException {
    ObjectNode example = read(EXAMPLES.resolve(name + ".json"));
    for (JsonNode parent : example.findParents("hash")) {
      ObjectNode added = (ObjectNode) parent;
      if (added.has("effects")) {
        added.put("status", "play");
      } else if (added.has("access")) {
        added.put("takeBacks", false);
      }
    }
    return example;
  }

  /** The example of an answer in the document. */
  static ObjectNode documented(String operation) throws IOException {
    return read(DOCUMENTED.resolve(operation + ".json"));
  }

  private static ObjectNode read(Path file) throws IOException {
    return (ObjectNode) MAPPER.readTree(Files.readString(file));
  }

  @Override
  public void afterEach(ExtensionContext test) {
    stub.close();
  }
}
