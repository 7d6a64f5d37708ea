package games.arbiter.rest;

import static org.hamcrest.Matchers.equalTo;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Games are carried away and come back. */
@QuarkusTest
class RecordsTest {

  private static final String WHOLE = "13-record";

  private static Response importing(JsonNode record) {
    ObjectNode request = JsonNodeFactory.instance.objectNode();
    request.set("ruleset", record.get("ruleset"));
    request.set("record", record);
    request.put("access", "open");
    return Table.client().body(request.toString()).post("/v1/games");
  }

  private static JsonNode exported(Response imported) {
    imported.then().statusCode(201);
    return Json.of(
        Table.client().get("/v1/games/" + Json.of(imported).get("id").asText() + "/record"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"talat", "talat-duo", "tablut"})
  void everyGameOfTheConformanceDataComesBackAsItWent(String ruleset) throws IOException {
    Path games = Path.of("src/test/resources/conformance", ruleset, "games.jsonl");
    List<String> lines = Files.readAllLines(games);
    assertEquals(24, lines.size());
    for (String line : lines) {
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
    Table table =
        Table.of("{\"ruleset\": \"talat\", \"record\": " + Json.example(WHOLE).toString() + "}");
    assertEquals(Json.example(WHOLE), Json.of(table.get("/record")));
    assertEquals(Json.example("11-score"), Json.of(table.get("/score")));
    assertEquals(Json.example("09-boards"), Json.of(table.get("/boards?at=77")));
    assertEquals(Json.example("07-legal-play"), Json.of(table.get("/legal-actions?at=76")));
    assertEquals(
        Json.comparable(Json.example("12-events")),
        Json.comparable(Json.of(table.get("/events?after=84"))));
    assertEquals(
        Json.comparable(Json.example("10-end").get("game")), Json.comparable(table.game()));
    table.as("grey").post("/v1/games/" + table.id() + "/rematch").then().statusCode(201);
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
    Refused.as("illegal-record", 422, "record." + field, importing(record));
  }

  @Test
  void aRecordOfAnUnfinishedGameHasNoResult() {
    ObjectNode record = (ObjectNode) Json.example(WHOLE);
    ((com.fasterxml.jackson.databind.node.ArrayNode) record.get("actions")).remove(85);
    record.remove("hash");
    Refused.as("illegal-record", 422, "record.result", importing(record));
    record.remove("result");
    assertEquals(85, exported(importing(record)).get("actions").size());
  }

  @Test
  void aRecordWithAnotherOptionIsAnotherPlay() {
    ObjectNode record = (ObjectNode) Json.example(WHOLE);
    ((ObjectNode) record.get("options")).put("tieBreak", "most-valuable");
    Refused.as("illegal-record", 422, "record.result", importing(record));
  }

  @Test
  void anActionThatHasNoNameIsNamedByItsNumber() {
    Refused.as(
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
}
