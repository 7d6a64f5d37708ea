package games.arbiter.rest;

import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.everyItem;
import static org.hamcrest.Matchers.not;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Leaving a game of three over HTTP: what becomes of it is told everywhere. */
@QuarkusTest
class SeatsThatLeftTest {

  @TestHTTPResource("/")
  URI service;

  private static GameClient left() {
    return GameClient.playing("talat").play("L3@gw:d5", "white:resign");
  }

  private static List<String> actions(GameClient table) {
    List<String> actions = new ArrayList<>();
    Json.of(table.get("/record")).get("actions").forEach(a -> actions.add(a.asText()));
    return actions;
  }

  @Test
  void othersPlayOnAndTheEventSaysWhatLeftWithTheSeat() {
    GameClient table = GameClient.playing("talat").play("L3@gw:d5");
    table
        .act("white", "white:resign", 1)
        .then()
        .statusCode(201)
        .body("event.seat", equalTo("white"))
        .body("event.effects[0].type", equalTo("resigned"))
        .body("event.effects[1].type", equalTo("removed"))
        .body("game.status", equalTo("setup"))
        .body("game.toMove", equalTo("black"));
    table.get("/legal-actions").then().body("seatActions.action", everyItem(not("white:resign")));
    ProblemAssert.assertProblem("illegal-action", 422, table.act("white", "white:resign", 2))
        .body("violations.rule", contains("game.resign"));
    ProblemAssert.assertProblem("not-your-turn", 409, table.act("white", "M3@gw:a1", 2));
  }

  @Test
  void lastSeatWinsAndBeginsTheRematch() {
    GameClient table = left();
    table
        .act("grey", "grey:resign", 2)
        .then()
        .statusCode(201)
        .body("game.status", equalTo("finished"))
        .body("game.result.winners", contains("black"))
        .body("game.result.rule", equalTo("game.resign"));
    table
        .as("black")
        .post("/v1/games/" + table.id() + "/rematch")
        .then()
        .statusCode(201)
        .body("toMove", equalTo("black"));
  }

  @Test
  void recordIsImportedAndEvaluatedToTheSameGame() {
    GameClient table = left().play("grey:resign");
    JsonNode record = Json.of(table.get("/record"));
    GameClient copy = GameClient.of("{\"ruleset\": \"talat\", \"record\": " + record + "}");
    assertEquals(table.game().get("hash"), copy.game().get("hash"));
    assertTrue(table.get("/record.txt").asString().contains("white:resign"));
    JsonNode evaluation =
        Json.of(
            GameClient.client()
                .body("{\"ruleset\": \"talat\", \"actions\": " + record.get("actions") + "}")
                .post("/v1/evaluations"));
    assertEquals(table.game().get("position"), evaluation.get("position"));
    assertEquals(table.game().get("result"), evaluation.get("result"));
    assertEquals(List.of("L3@gw:d5", "white:resign", "grey:resign"), actions(table));
  }

  @Test
  void previewLeavesTheGameAsItIs() {
    GameClient table = GameClient.playing("talat").play("L3@gw:d5");
    Response preview =
        GameClient.client()
            .body("{\"actions\": [\"white:resign\", \"black:resign\"]}")
            .post("/v1/games/" + table.id() + "/previews");
    preview.then().statusCode(200).body("game.result.winners", contains("grey"));
    assertEquals("setup", table.game().get("status").asText());
  }

  @Test
  void streamTellsOfThemAndEndsWithTheGame() throws Exception {
    GameClient table = GameClient.playing("talat");
    try (StreamReader reader =
        new StreamReader(service.resolve("/v1/games/" + table.id() + "/stream?after=0"))) {
      table.play("L3@gw:d5", "white:resign", "grey:resign");
      JsonNode events = Json.of(table.get("/events?after=0")).get("items");
      assertEquals(3, events.size());
      for (JsonNode event : events) {
        assertEquals("data: " + event, reader.line("data:"));
      }
      assertEquals("", reader.line());
      assertEquals(null, reader.line(), "the stream ends with the game");
    }
  }
}
