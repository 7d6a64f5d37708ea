package games.arbiter.players;

import static games.arbiter.players.Scene.GAMES;
import static games.arbiter.players.Scene.MAPPER;
import static games.arbiter.players.Scene.example;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The companions of every client find what is wrong, and follow a game through what passes. */
class CompanionsIT {

  /** A second in nanoseconds, with room for clocks that are not quite alike. */
  private static final long SECOND = 990_000_000;

  @RegisterExtension private final Scene scene = new Scene();

  @ParameterizedTest
  @EnumSource
  void readsNoProblemWhereThereIsNone(Clients client) throws Exception {
    List<String> bodies =
        List.of(
            "<html>Bad Gateway</html>",
            "",
            "null",
            "[]",
            "\"unavailable\"",
            "{}",
            "{\"code\": \"RATE_LIMITED\", \"message\": \"Slow down\"}",
            "{\"code\": 7, \"type\": [\"x\"]}");
    for (int i = 0; i < bodies.size(); i++) {
      scene.stub().on(GAMES + "gateway-" + i, 502, bodies.get(i));
      scene.step("game", "gateway-" + i, MAPPER.nullNode());
    }
    scene.assertRead(client);
  }

  @ParameterizedTest
  @EnumSource
  void followsAGameThroughBrokenConnections(Clients client) throws Exception {
    ObjectNode first = example("12-events").put("status", "play");
    ObjectNode last = example("12-events");
    ((ArrayNode) first.get("items")).remove(1);
    ((ArrayNode) last.get("items")).remove(0);
    scene
        .stub()
        .on(GAMES + "cut/events", 200, first.toString())
        .breakOn(GAMES + "cut/events")
        .on(GAMES + "cut/events", 502, "<html>Bad Gateway</html>")
        .on(GAMES + "cut/events", 503, "{}")
        .cutOn(GAMES + "cut/events", last.toString())
        .on(GAMES + "cut/events", 429, "<html>Slow down</html>")
        .on(GAMES + "cut/events", 200, last.toString())
        .on(GAMES + "cut/record", 200, example("13-record").toString());
    ObjectNode result = MAPPER.createObjectNode();
    result.putArray("versions").add(85).add(86);
    result.put("broken", -1).put("brokenWhenChanged", 86);
    result.set("hash", last.at("/items/0/hash"));
    scene
        .step("follow", "cut", result)
        .put("after", 84)
        .set("known", first.at("/items/0/previousHash"));
    scene.assertRead(client);
    List<String> asked =
        scene.stub().asked().stream().filter(p -> p.contains("/events")).distinct().toList();
    assertEquals(
        List.of(GAMES + "cut/events?after=84&wait=25", GAMES + "cut/events?after=85&wait=25"),
        asked);
  }

  @ParameterizedTest
  @EnumSource
  void comesAgainWhenItIsAskedTo(Clients client) throws Exception {
    String path = GAMES + "later/events";
    scene
        .stub()
        .refuseOn(path, 503, "2")
        .refuseOn(path, 429, "soon")
        .on(path, 200, example("12-events").put("status", "play").toString())
        .on(path, 404, example("05-401").put("code", "not-found").put("status", 404).toString());
    JsonNode problem = example("05-401").put("code", "not-found").put("status", 404);
    scene.step("follow", "later", problem).put("after", 84);
    scene.assertRead(client);
    List<Long> asked = scene.stub().askedAt();
    assertEquals(4, asked.size());
    assertTrue(asked.get(1) - asked.get(0) >= 2 * SECOND, "as long as it was asked to");
    assertTrue(asked.get(2) - asked.get(1) >= SECOND, "a while where it does not know how long");
  }

  @ParameterizedTest
  @EnumSource
  void saysWhichVersionsAreMissing(Clients client) throws Exception {
    ObjectNode page = example("12-events");
    scene.stub().on(GAMES + "gap/events", 200, page.toString());
    JsonNode before = MAPPER.createObjectNode().put("gap", "version 85 came after 83");
    scene.step("follow", "gap", before).put("after", 83);
    JsonNode start = MAPPER.createObjectNode().put("gap", "version 85 came after -1");
    scene.step("follow", "gap", start);
    ((ObjectNode) page.at("/items/1")).put("version", 85);
    scene.stub().on(GAMES + "twice/events", 200, page.toString());
    JsonNode twice = MAPPER.createObjectNode().put("gap", "version 85 came after 85");
    scene.step("follow", "twice", twice).put("after", 84);
    scene.assertRead(client);
  }

  @ParameterizedTest
  @EnumSource
  void findsTheFirstEventThatDoesNotFollow(Clients client) throws Exception {
    String known = example("12-events").at("/items/0/previousHash").asText();
    ArrayNode whole = chain(known, 85, 86, 87, 88);
    assertEquals(example("12-events").at("/items/1/hash"), whole.at("/1/hash"));
    served("whole", known, whole, -1);
    served("other-start", known.replace('5', '6'), whole, 85);
    served("action", known, changed(whole, "action", "bg:d3-e5"), 86);
    served("seat", known, changed(whole, "seat", "grey"), 86);
    served("version", known, changed(whole, "version", "87"), 87);
    served("hash", known, changed(whole, "hash", known), 86);
    served("previous", known, changed(whole, "previousHash", known), 86);
    ArrayNode dropped = whole.deepCopy();
    JsonNode second = dropped.remove(1);
    served("dropped", known, dropped, 87);
    served("swapped", known, dropped.deepCopy().insert(2, second), 87);
    served("repeated", known, whole.deepCopy().insert(1, second), 86);
    served("begun-again", known, whole.deepCopy().insert(1, begin(whole.at("/0/hash"))), 0);
    served("gap", known, chain(known, 85, 87, 88), 87);
    scene.assertRead(client);
  }

  private void served(String game, String known, ArrayNode events, int broken) throws IOException {
    ObjectNode page = example("12-events");
    page.set("items", events);
    scene.stub().on(GAMES + game + "/events", 200, page.toString());
    scene.step("chain", game, MAPPER.getNodeFactory().numberNode(broken)).put("known", known);
  }

  /** Events with these versions, each with the right hash after the one before it. */
  private static ArrayNode chain(String known, int... versions) throws Exception {
    ArrayNode events = MAPPER.createArrayNode();
    String previous = known;
    for (int i = 0; i < versions.length; i++) {
      ObjectNode event = example("12-events").at("/items/" + i % 2).deepCopy();
      event.put("version", versions[i]).put("previousHash", previous);
      String line = "%s\n%d %s %s\n";
      String seat = event.get("seat").asText();
      String action = event.get("action").asText();
      String text = line.formatted(previous, versions[i], seat, action);
      byte[] hash = MessageDigest.getInstance("SHA-256").digest(text.getBytes(UTF_8));
      previous = HexFormat.of().formatHex(hash);
      events.add(event.put("hash", previous));
    }
    return events;
  }

  /** The same with another value in the second event. */
  private static ArrayNode changed(ArrayNode events, String field, String value) {
    ArrayNode copy = events.deepCopy();
    ObjectNode event = (ObjectNode) copy.get(1);
    assertNotEquals(event.get(field).asText(), value);
    if (event.get(field).isInt()) {
      event.put(field, Integer.parseInt(value));
    } else {
      event.put(field, value);
    }
    return copy;
  }

  /** An event of version 0 that claims a hash. */
  private static ObjectNode begin(JsonNode hash) throws IOException {
    return ((ObjectNode) example("12-events-0").at("/items/0")).set("hash", hash);
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
            "/items/1/pairs/0/reason=\"asleep\"",
            "/items/1/pairs=[PAIR]",
            "/items/1/pairs=[PAIR, PAIR, OTHER]",
            "/items/1/pairs=[PAIR, OTHER, {\"attacker\": \"bL4\", \"target\": \"gS3\","
                + " \"reason\": \"too-far\"}]",
            "/items/1/pairs/1/target=\"gS4\"",
            "/items/1/rows/0=\"gS3 . bL3 bM4 .\"",
            "/items/1/rows/1=\". . . . .\"");
    for (int i = 0; i < wrong.size(); i++) {
      String pointer = wrong.get(i).replaceAll("=.*", "");
      ObjectNode changed = boards.deepCopy();
      JsonNode old = boards.at(pointer);
      JsonNode value =
          MAPPER.readTree(
              wrong
                  .get(i)
                  .replaceFirst("[^=]*=", "")
                  .replace("PAIR", boards.at("/items/1/pairs/0").toString())
                  .replace("OTHER", boards.at("/items/1/pairs/1").toString()));
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
    scene.assertRead(client);
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
    scene.stub().on(GAMES + game + "/boards", 200, boards.toString());
    ArrayNode result = MAPPER.createArrayNode();
    for (int i = 0; i < boards.get("items").size(); i++) {
      ObjectNode checked = result.addObject();
      checked.set("board", boards.at("/items/" + i));
      checked.put("holds", i != wrong);
    }
    scene.step("boards", game, result);
  }
}
