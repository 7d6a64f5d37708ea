package games.arbiter.rest;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.JsonNode;
import io.restassured.response.Response;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.TestInstance;

/** A game that nothing refused may change. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
abstract class UnchangedEvents {

  private GameClient table;
  private JsonNode log;

  @BeforeEach
  void aGameIsUnderWay() {
    if (table == null) {
      table = GameClient.playing("talat").play("L3@gw:d5", "M3@wb:d5");
      log = Json.of(table.get("/events"));
    }
  }

  @AfterEach
  void theLogIsUnchanged() {
    assertEquals(log, Json.of(table.get("/events")));
  }

  /** A game with two actions in its log; grey is to move. */
  GameClient table() {
    return table;
  }

  /** The answer to a request to act by grey. */
  Response act(String body) {
    return table
        .as("grey")
        .body(body.replace('\'', '"'))
        .post("/v1/games/" + table.id() + "/actions");
  }

  /** The answer to a request for a new game. */
  static Response create(String body) {
    return GameClient.client().body(body.replace('\'', '"')).post("/v1/games");
  }
}
