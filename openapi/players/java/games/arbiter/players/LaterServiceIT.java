package games.arbiter.players;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import games.arbiter.rest.http.Code;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Every generated client reads what it may meet: each kind of answer, a service of a later day with
 * values and fields that it does not know, broken connections, and proofs that are wrong.
 */
class LaterServiceIT {

  private static final Path EXAMPLES = Path.of("src", "test", "resources", "examples");
  private static final ObjectMapper MAPPER = new ObjectMapper();
  private static final String GAMES = "/v1/games/";

  private final ArrayNode script = MAPPER.createArrayNode();
  private final List<JsonNode> expected = new ArrayList<>();
  @TempDir Path folder;
  private Stub stub;

  @BeforeEach
  void start() throws IOException {
    stub = new Stub();
  }

  @AfterEach
  void stop() {
    stub.close();
  }

  @ParameterizedTest
  @EnumSource
  void readsEveryKindOfActionEventAndEffect(Clients client) throws Exception {
    ObjectNode page = example("12-events");
    ArrayNode items = (ArrayNode) page.get("items");
    ArrayNode legal = MAPPER.createArrayNode();
    for (String kind :
        List.of(
            "place", "move", "capture", "resign", "offer-draw", "accept-draw", "decline-draw")) {
      items.add(((ObjectNode) items.get(0).deepCopy()).put("kind", kind));
      legal.addObject().put("action", "a").put("kind", kind).put("seat", "white").put("label", "A");
    }
    ArrayNode effects = ((ObjectNode) items.get(2)).putArray("effects");
    for (String type :
        List.of(
            "placed",
            "removed",
            "play-began",
            "moved",
            "captured",
            "board-frozen",
            "seat-skipped",
            "draw-offered",
            "draw-accepted",
            "draw-declined",
            "draw-lapsed",
            "resigned",
            "game-ended")) {
      ObjectNode effect = effects.addObject().put("type", type);
      for (String field :
          List.of("piece", "board", "at", "from", "to", "seat", "rule", "decidedBy")) {
        effect.put(field, field + " of " + type);
      }
      effect.putArray("winners");
    }
    serve("events", "kinds", "/events", page, page);
    ObjectNode actions = example("07-legal-play");
    actions.set("items", legal);
    serve("legal", "kinds", "/legal-actions", actions, actions);
    assertRead(client);
  }

  @ParameterizedTest
  @EnumSource
  void readsEveryProblem(Clients client) throws Exception {
    for (Code code : Code.values()) {
      ObjectNode problem = example("04-refused");
      problem.put("code", code.id()).put("status", code.status()).put("actionNumber", 7);
      problem.put("type", "urn:problem:arbiter:" + code.id()).put("field", "players[1].seat");
      serve("game", code.id(), "", code.status(), problem, problem);
    }
    ObjectNode unknown = example("05-stale").put("code", "later").put("status", 418);
    serve("game", "later", "", 418, later(unknown), unknown);
    stub.on(GAMES + "gateway", 502, "<html>Bad Gateway</html>");
    step("game", "gateway", MAPPER.nullNode());
    assertRead(client);
  }

  @ParameterizedTest
  @EnumSource
  void goesOnWithValuesAndFieldsThatItDoesNotKnow(Clients client) throws Exception {
    ObjectNode page = example("12-events").put("status", "adjourned");
    ObjectNode event = ((ArrayNode) page.get("items")).addObject();
    event.setAll((ObjectNode) page.at("/items/0").deepCopy());
    event.put("kind", "teleport").put("action", "wb:c1~d5").putArray("effects");
    ((ArrayNode) event.get("effects")).addObject().put("type", "teleported").put("piece", "wL6");
    serve("events", "later", "/events", later(page), page);
    ObjectNode legal = example("17-legal").put("status", "adjourned");
    ((ArrayNode) legal.get("items"))
        .addObject()
        .put("action", "wb:c1~d5")
        .put("kind", "teleport")
        .put("seat", "white")
        .put("label", "Teleport");
    serve("legal", "later", "/legal-actions", later(legal), legal);
    ObjectNode game = example("03-place-3").withObject("/game");
    game.put("access", "invitation").withArray("/offers").addObject().put("kind", "swap");
    ((ObjectNode) game.at("/offers/0")).put("seat", "white").put("version", 3);
    serve("game", "later", "", later(game), game);
    ObjectNode score = example("11-score");
    score.withObject("/result").put("decidedBy", "dice");
    serve("score", "later", "/score", later(score), score);
    ObjectNode record = example("13-record");
    serve("record", "later", "/record", later(record), record);
    ObjectNode ruleset = example("23-ruleset");
    ((ObjectNode) ruleset.at("/options/0")).put("type", "duration");
    stub.on("/v1/rulesets/later", 200, later(ruleset).toString());
    step("ruleset", null, ruleset).put("ruleset", "later");
    ObjectNode evaluation = example("15-evaluation");
    stub.on("/v1/evaluations", 200, later(evaluation).toString());
    step("evaluate", null, evaluation).putObject("body").put("ruleset", "later");
    actsLater();
    assertRead(client);
  }

  private void actsLater() throws IOException {
    ObjectNode created = example("01-create");
    stub.on("/v1/games", 201, later(created).toString());
    step("create", null, created).put("as", "acting").putObject("body").put("ruleset", "talat");
    ObjectNode acted = example("08-freeze");
    acted.withObject("/event").put("kind", "teleport");
    String path = GAMES + created.get("id").asText() + "/actions";
    stub.on(path, 201, later(acted).toString());
    step("act", "acting", acted.put("replayed", false)).put("action", "x").put("version", 76);
  }

  @ParameterizedTest
  @EnumSource
  void readsTimesAsInstants(Clients client) throws Exception {
    ObjectNode page = example("12-events");
    stub.on(GAMES + "timed/events", 200, page.toString());
    step("times", "timed", MAPPER.createArrayNode().add(1795975797645L).add(1795975804782L));
    assertRead(client);
  }

  @ParameterizedTest
  @EnumSource
  void followsAGameThroughBrokenConnections(Clients client) throws Exception {
    ObjectNode first = example("12-events").put("status", "play");
    ObjectNode last = example("12-events");
    ((ArrayNode) first.get("items")).remove(1);
    ((ArrayNode) last.get("items")).remove(0);
    stub.on(GAMES + "cut/events", 200, first.toString())
        .breakOn(GAMES + "cut/events")
        .on(GAMES + "cut/events", 503, "{}")
        .cutOn(GAMES + "cut/events", last.toString())
        .on(GAMES + "cut/events", 429, "<html>Slow down</html>")
        .on(GAMES + "cut/events", 200, last.toString())
        .on(GAMES + "cut/record", 200, example("13-record").toString());
    ObjectNode result = MAPPER.createObjectNode();
    result.putArray("versions").add(85).add(86);
    result.put("broken", -1).put("brokenWhenChanged", 86);
    result.set("hash", last.at("/items/0/hash"));
    step("follow", "cut", result).put("after", 84).set("known", first.at("/items/0/previousHash"));
    assertRead(client);
    List<String> asked =
        stub.asked().stream().filter(p -> p.contains("/events")).distinct().toList();
    assertEquals(
        List.of(GAMES + "cut/events?after=84&wait=25", GAMES + "cut/events?after=85&wait=25"),
        asked);
  }

  @ParameterizedTest
  @EnumSource
  void findsWhatIsWrongWithAProof(Clients client) throws Exception {
    ObjectNode boards = example("15-evaluation").put("version", 0);
    boards.retain("version", "boards");
    boards.set("items", boards.remove("boards"));
    List<String> wrong =
        List.of(
            "/items/0/witness=[\"wb:a3-b4\", \"wb:b4-c5\"]",
            "/items/0/witness=[\"wb:a3-c4\", \"wb:c4-c5\", \"wb:c5xd5\"]",
            "/items/0/witness=[\"wb:a3-a2\", \"wb:a2-b3\", \"wb:b3-c4\", \"wb:c4-c5\", \"wb:c5xd5\"]",
            "/items/0/witness=[\"wb:d5xc5\"]",
            "/items/0/witness=[\"gw:a3-b4\", \"wb:b4-c5\", \"wb:c5xd5\"]",
            "/items/0/witness=[]",
            "/items/1/pairs=[]",
            "/items/1/pairs/0/reason=\"passed\"",
            "/items/1/pairs/1/target=\"gS4\"",
            "/items/1/rows/0=\"gS3 . bL3 bM4 .\"",
            "/items/1/rows/1=\". . . . .\"");
    for (int i = 0; i < wrong.size(); i++) {
      String pointer = wrong.get(i).replaceAll("=.*", "");
      ObjectNode changed = boards.deepCopy();
      JsonNode old = boards.at(pointer);
      JsonNode value = MAPPER.readTree(wrong.get(i).replaceFirst("[^=]*=", ""));
      assertNotEquals(old, value);
      set(changed, pointer, value);
      int board = Integer.parseInt(pointer.split("/")[2]);
      serveBoards("wrong-" + i, changed, board);
    }
    serveBoards("right", boards, -1);
    ObjectNode claimed = boards.deepCopy();
    ObjectNode open = (ObjectNode) claimed.at("/items/0");
    open.put("frozen", true).remove("witness");
    open.putArray("pairs")
        .addObject()
        .put("attacker", "wM6")
        .put("target", "bS4")
        .put("reason", "blocked");
    serveBoards("claimed", claimed, 0);
    assertRead(client);
  }

  private static void set(ObjectNode document, String pointer, JsonNode value) {
    int slash = pointer.lastIndexOf('/');
    JsonNode parent = document.at(pointer.substring(0, slash));
    String name = pointer.substring(slash + 1);
    if (parent instanceof ArrayNode array) {
      array.set(Integer.parseInt(name), value);
    } else {
      ((ObjectNode) parent).set(name, value);
    }
  }

  private void serveBoards(String game, ObjectNode boards, int wrong) {
    stub.on(GAMES + game + "/boards", 200, boards.toString());
    ArrayNode result = MAPPER.createArrayNode();
    for (int i = 0; i < boards.get("items").size(); i++) {
      ObjectNode checked = result.addObject();
      checked.set("board", boards.at("/items/" + i));
      checked.put("holds", i != wrong);
    }
    step("boards", game, result);
  }

  private void serve(String what, String game, String path, JsonNode served, JsonNode read) {
    serve(what, game, path, 200, served, read);
  }

  private void serve(
      String what, String game, String path, int status, JsonNode served, JsonNode read) {
    stub.on(GAMES + game + path, status, served.toString());
    step(what, game, read);
  }

  private ObjectNode step(String what, String game, JsonNode read) {
    expected.add(read);
    ObjectNode step = script.addObject().put("do", what);
    return game == null ? step : step.put("game", game);
  }

  private void assertRead(Clients client) throws Exception {
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

  private static ObjectNode example(String name) throws IOException {
    return (ObjectNode) MAPPER.readTree(Files.readString(EXAMPLES.resolve(name + ".json")));
  }

  /** The same with more fields in every object. */
  private static JsonNode later(JsonNode node) {
    JsonNode copy = node.deepCopy();
    addFields(copy);
    return copy;
  }

  private static void addFields(JsonNode node) {
    node.forEach(LaterServiceIT::addFields);
    if (node instanceof ObjectNode object) {
      object.put("laterNumber", 7).putObject("laterObject").putArray("list").add(true);
    }
  }
}
