package games.arbiter.rest;

import static org.hamcrest.Matchers.equalTo;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.RestAssured;
import io.restassured.response.Response;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Games are carried away and come back. */
@QuarkusTest
class RecordsTest {

  private static final String WHOLE = "13-record";
  private static final List<String> READS =
      List.of(
          "",
          "?at=1",
          "/boards",
          "/boards?at=2",
          "/legal-actions",
          "/legal-actions?at=2",
          "/score",
          "/events?limit=200",
          "/stream",
          "/stream?after=2",
          "/record",
          "/record.txt",
          "/picture.svg",
          "/picture.svg?at=2",
          "/picture.txt");

  private static Response importing(JsonNode record) {
    ObjectNode request = JsonNodeFactory.instance.objectNode();
    request.set("ruleset", record.get("ruleset"));
    request.set("record", record);
    request.put("access", "open");
    return GameClient.client().body(request.toString()).post("/v1/games");
  }

  private static JsonNode exported(Response imported) {
    imported.then().statusCode(201);
    return Json.of(
        GameClient.client().get("/v1/games/" + Json.of(imported).get("id").asText() + "/record"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"talat", "talat-duo", "tablut"})
  void aGameOfTheConformanceDataComesBackAsItWent(String ruleset) throws IOException {
    assertComeBack(games(ruleset).subList(0, 1));
  }

  @ParameterizedTest
  @ValueSource(strings = {"talat", "talat-duo", "tablut"})
  @Tag("long")
  void everyGameOfTheConformanceDataComesBackAsItWent(String ruleset) throws IOException {
    assertEquals(24, games(ruleset).size());
    assertComeBack(games(ruleset));
  }

  private static List<String> games(String ruleset) throws IOException {
    return Files.readAllLines(Path.of("src/test/resources/conformance", ruleset, "games.jsonl"));
  }

  private static void assertComeBack(List<String> games) {
    for (String line : games) {
      JsonNode game = Json.of(line);
      ObjectNode record = JsonNodeFactory.instance.objectNode();
      for (String field : List.of("ruleset", "firstSeat", "actions")) {
        if (game.has(field)) {
          record.set(field, game.get(field));
        }
      }
      JsonNode once = exported(importing(record));
      assertEquals(game.get("actions"), once.get("actions"));
      assertEquals(once, exported(importing(once)));
    }
  }

  @Test
  void anImportedGameAnswersEveryReadLikeAPlayedOne() {
    GameClient table =
        GameClient.of(
            "{\"ruleset\": \"talat\", \"record\": " + Json.example(WHOLE).toString() + "}");
    assertEquals(Json.example(WHOLE), Json.of(table.get("/record")));
    assertEquals(Json.example("11-score"), Json.of(table.get("/score")));
    assertEquals(Json.example("09-boards"), Json.of(table.get("/boards?at=77")));
    assertEquals(
        Json.example("07-legal-play"),
        Json.firstVersion(Json.of(table.get("/legal-actions?at=76"))));
    assertEquals(
        Json.comparable(Json.example("12-events")),
        Json.comparable(Json.firstVersion(Json.of(table.get("/events?after=84")))));
    assertEquals(
        Json.comparable(Json.example("10-end").get("game")),
        Json.comparable(Json.firstVersion(table.game())));
    table.as("grey").post("/v1/games/" + table.id() + "/rematch").then().statusCode(201);
  }

  @ParameterizedTest
  @ValueSource(strings = {"13-record", "17-record"})
  void itAnswersWhateverIsReadAsIfItHadBeenPlayed(String example) {
    JsonNode record = Json.example(example);
    GameClient played = played(record);
    GameClient imported = GameClient.of(like(record).<ObjectNode>set("record", record).toString());
    for (String read : READS) {
      assertEquals(shown(read, played), shown(read, imported), read);
    }
    for (JsonNode board : Json.of(played.get("/boards")).get("items")) {
      String read = "/boards/" + board.get("id").asText() + "/picture.svg";
      assertEquals(shown(read, played), shown(read, imported), read);
    }
  }

  /** The game of a record, played action by action. */
  private static GameClient played(JsonNode record) {
    ObjectNode request = like(record);
    for (String field : List.of("options", "firstSeat", "position", "players")) {
      if (record.has(field)) {
        request.set(field, record.get(field));
      }
    }
    GameClient table = GameClient.of(request.toString());
    int version = 0;
    for (JsonNode action : record.get("actions")) {
      table.act(null, action.asText(), version++).then().statusCode(201);
    }
    return table;
  }

  private static ObjectNode like(JsonNode record) {
    ObjectNode request = JsonNodeFactory.instance.objectNode();
    return request.put("access", "open").<ObjectNode>set("ruleset", record.get("ruleset"));
  }

  /** The answer to a read without the game's id and times. */
  private static String shown(String read, GameClient table) {
    Response answer = RestAssured.get("/v1/games/" + table.id() + read);
    answer.then().statusCode(200);
    return answer
        .asString()
        .replace(table.id(), "the game")
        .replaceAll("\\d{4}-\\d\\d-\\d\\dT[\\d:.]+Z", "then")
        .replaceAll("\\d{4}[-.]\\d\\d[-.]\\d\\d", "that day");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "hash | '3ea5c2d773cecd01a6a406e5f8013f1d7ff8718207362cb2282b719728bd0177'",
        "rulesetVersion | 2",
        "result | {'version': 86, 'rule': 'talat.end.two-frozen', 'winners': ['grey']}"
      })
  void whatARecordSaysBesideItsActionsMustBeRight(String field, String value) {
    ObjectNode record = (ObjectNode) Json.example(WHOLE);
    record.set(field, Json.of(value.replace('\'', '"')));
    ProblemAssert.assertProblem("illegal-record", 422, "record." + field, importing(record));
  }

  @Test
  void aRecordOfAnUnfinishedGameHasNoResult() {
    ObjectNode record = (ObjectNode) Json.example(WHOLE);
    ((com.fasterxml.jackson.databind.node.ArrayNode) record.get("actions")).remove(85);
    record.remove("hash");
    ProblemAssert.assertProblem("illegal-record", 422, "record.result", importing(record));
    record.remove("result");
    assertEquals(85, exported(importing(record)).get("actions").size());
  }

  @Test
  void aRecordWithAnotherOptionIsAnotherPlay() {
    ObjectNode record = (ObjectNode) Json.example(WHOLE);
    ((ObjectNode) record.get("options")).put("tieBreak", "most-valuable");
    ProblemAssert.assertProblem("illegal-record", 422, "record.result", importing(record));
  }

  @Test
  void anActionThatHasNoNameIsNamedByItsNumber() {
    ProblemAssert.assertProblem(
            "malformed-action",
            400,
            importing(Json.of("{\"ruleset\": \"talat\", \"actions\": [\"L3@gw:d5\", \"hop\"]}")))
        .body("actionNumber", equalTo(2))
        .body("field", equalTo("record.actions[1]"));
  }

  @Test
  void aGameFromASetPositionComesBack() {
    JsonNode record = Json.example("17-record");
    assertEquals(record, exported(importing(record)));
  }

  @Test
  void aRecordMayBeAsLargeAsAnEvaluation() {
    StringBuilder actions = new StringBuilder();
    for (int i = 0; i < 1_000; i++) {
      actions.append("\"attackers:offer-draw\", \"defenders:decline-draw\", ");
    }
    String record = "{\"ruleset\": \"tablut\", \"actions\": [" + actions + "\"attackers:resign\"]}";
    assertEquals(2_001, exported(importing(Json.of(record))).get("result").get("version").asInt());
  }

  @Test
  void aGameIsNoLongerThanItsRecordMayBe() {
    String game = Json.of(importing(recordOfOffers(3_998))).get("id").asText();
    act(game, "attackers:offer-draw", 3_998).then().statusCode(201);

    ProblemAssert.assertProblem("game-too-long", 409, act(game, "defenders:decline-draw", 3_999))
        .body("currentVersion", equalTo(3_999));
    act(game, "defenders:accept-draw", 3_999).then().statusCode(201);

    JsonNode whole = Json.of(GameClient.client().get("/v1/games/" + game + "/record"));
    assertEquals(whole, exported(importing(whole)));
  }

  private static ObjectNode recordOfOffers(int actions) {
    ObjectNode record = JsonNodeFactory.instance.objectNode().put("ruleset", "tablut");
    ArrayNode names = record.putArray("actions");
    for (int i = 0; i < actions; i++) {
      names.add(i % 2 == 0 ? "attackers:offer-draw" : "defenders:decline-draw");
    }
    return record;
  }

  /** Games of earlier releases could end by the action after the last one. */
  @Test
  void aLastActionMoreIsImportedIfItEndsTheGame() {
    ObjectNode record = recordOfOffers(4_000);
    record.withArray("actions").add("defenders:resign");
    JsonNode whole = exported(importing(record));
    assertEquals(4_001, whole.get("result").get("version").asInt());
    assertEquals(whole, exported(importing(whole)));

    ProblemAssert.assertProblem("malformed-request", 400, importing(recordOfOffers(4_001)));
    record.withArray("actions").add("defenders:resign");
    ProblemAssert.assertProblem("malformed-request", 400, importing(record));
  }

  private static Response act(String game, String action, int version) {
    return GameClient.client()
        .body("{\"action\": \"%s\", \"version\": %d}".formatted(action, version))
        .post("/v1/games/" + game + "/actions");
  }
}
