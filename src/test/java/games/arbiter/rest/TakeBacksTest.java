package games.arbiter.rest;

import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItems;
import static org.hamcrest.Matchers.nullValue;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.JsonNode;
import io.quarkus.test.junit.QuarkusTest;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Take-backs over HTTP, from the creation to the record. */
@QuarkusTest
class TakeBacksTest {

  private static GameClient allowing() {
    return GameClient.of("{\"ruleset\": \"tablut\", \"takeBacks\": true}");
  }

  @Test
  void aGameGoesBackByConsent() {
    GameClient table = allowing();
    JsonNode start = table.game();
    assertEquals(true, start.get("takeBacks").asBoolean());
    table.play("d1-d4", "attackers:ask-take-back");
    table
        .get("")
        .then()
        .body("offers.kind", contains("take-back"))
        .body("offers.version", contains(2));
    table
        .get("/legal-actions")
        .then()
        .body(
            "seatActions.action",
            hasItems("defenders:accept-take-back", "defenders:decline-take-back"));
    table
        .act("defenders", "defenders:accept-take-back", 2)
        .then()
        .statusCode(201)
        .body("event.effects.type", contains("take-back-accepted", "taken-back"))
        .body("event.effects[1].to", equalTo("0"))
        .body("game.toMove", equalTo("attackers"))
        .body("game.offers.size()", equalTo(0));
    assertEquals(start.get("position"), table.game().get("position"));
    table.get("?at=1").then().body("version", equalTo(1));
  }

  @Test
  void aRetryOfAnAcceptanceTakesBackOnce() {
    GameClient table = allowing().play("d1-d4", "attackers:ask-take-back");
    String first = table.act("defenders", "defenders:accept-take-back", 2).asString();
    assertEquals(first, table.act("defenders", "defenders:accept-take-back", 2).asString());
    assertEquals(3, table.version());
  }

  @Test
  void whatCannotBeTakenBackSaysSo() {
    GameClient table = allowing();
    ProblemAssert.assertProblem(
        "nothing-to-take-back", 409, table.act("defenders", "defenders:ask-take-back", 0));
    ProblemAssert.assertProblem(
        "no-such-offer", 409, table.act("defenders", "defenders:accept-take-back", 0));
    table.play("d1-d4", "defenders:offer-draw");
    ProblemAssert.assertProblem(
        "offer-open", 409, table.act("attackers", "attackers:ask-take-back", 2));
    ProblemAssert.assertProblem(
        "illegal-action",
        422,
        GameClient.playing("tablut").play("d1-d4").act("attackers", "attackers:ask-take-back", 1));
  }

  @Test
  void aRecordWithTakeBacksIsImportedAndARematchAllowsThem() {
    GameClient table =
        allowing()
            .play(
                List.of(
                    "d1-d4",
                    "attackers:ask-take-back",
                    "defenders:accept-take-back",
                    "d1-d3",
                    "defenders:resign"));
    JsonNode record = Json.of(table.get("/record"));
    GameClient copy = GameClient.of("{\"ruleset\": \"tablut\", \"record\": " + record + "}");
    assertEquals(table.game().get("hash"), copy.game().get("hash"));
    table
        .as("attackers")
        .post("/v1/games/" + table.id() + "/rematch")
        .then()
        .statusCode(201)
        .body("takeBacks", equalTo(true));
    GameClient.playing("tablut").get("/record").then().body("takeBacks", nullValue());
  }
}
