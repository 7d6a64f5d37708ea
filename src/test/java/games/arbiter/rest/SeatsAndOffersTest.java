package games.arbiter.rest;

import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.empty;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItem;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.JsonNode;
import io.quarkus.test.junit.QuarkusTest;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Who may do what, and what becomes of offers. */
@QuarkusTest
class SeatsAndOffersTest {

  @Test
  void onlyTheSeatsBearerTokenIsTaken() {
    GameClient table = GameClient.playing("talat-duo");
    GameClient other = GameClient.playing("talat-duo");
    ProblemAssert.assertProblem(
        "unauthorized",
        401,
        table.send(
            GameClient.client().header("Authorization", "Bearer " + other.token("white")),
            "S6@gw:a1",
            0));
    ProblemAssert.assertProblem(
        "unauthorized",
        401,
        table.send(
            GameClient.client().header("Authorization", "Basic " + table.token("white")),
            "S6@gw:a1",
            0));
    assertEquals(0, table.version());
    table
        .send(
            GameClient.client().header("Authorization", "bearer " + table.token("white")),
            "S6@gw:a1",
            0)
        .then()
        .statusCode(201);
  }

  @Test
  void aTowerOfTheOthersOnTheirBoardIsAMatterOfTheRules() {
    GameClient table =
        GameClient.of(
            """
            {"ruleset": "talat",
             "position": {"phase": "play", "toMove": "white",
              "boards": [{"id": "wb", "rows": [". . . bS4 .", ". . . . .", "wM6 . . . .",
                                               ". . . . .", ". . . . ."]},
                         {"id": "bg", "rows": ["gS3 bL3 bM4 . .", "bL4 bS3 . . .",
                                               ". . . bL6 .", ". . . . .", ". . . . ."]},
                         {"id": "gw", "rows": [". . . . .", ". . . wS3 .", ". . gM6 . .",
                                               ". . . . .", ". . . . ."]}]}}""");
    JsonNode before = table.game();
    for (String move : List.of("bg:a5-a4", "bg:b5-b4", "bg:d3-d2", "bg:d3-d4", "bg:a5xb5")) {
      ProblemAssert.assertProblem("illegal-action", 422, table.act("white", move, 0))
          .body("violations.rule", hasItem("talat.move.own-tower"));
    }
    assertEquals(before, table.game());
    table.act("white", "wb:a3-a4", 0).then().statusCode(201);
  }

  @Test
  void aSeatOfTwoMayResignOutOfTurn() {
    GameClient table = GameClient.playing("tablut");
    table
        .act("defenders", "defenders:resign", 0)
        .then()
        .statusCode(201)
        .body("event.seat", equalTo("defenders"))
        .body("game.status", equalTo("finished"))
        .body("game.result.rule", equalTo("game.resign"))
        .body("game.result.winners", contains("attackers"));
  }

  @Test
  void anOfferIsDeclinedAndAnotherAccepted() {
    GameClient table = GameClient.playing("tablut").play("attackers:offer-draw");
    table.get("").then().body("offers[0].seat", equalTo("attackers"));
    ProblemAssert.assertProblem(
        "offer-open", 409, table.act("defenders", "defenders:offer-draw", 1));
    table.play("defenders:decline-draw", "defenders:offer-draw");
    table
        .get("")
        .then()
        .body("offers.kind", contains("draw"))
        .body("offers.seat", contains("defenders"))
        .body("offers.version", contains(3));
    table
        .act("attackers", "attackers:accept-draw", 3)
        .then()
        .statusCode(201)
        .body("game.result.rule", equalTo("tablut.end.agreement"))
        .body("game.result.winners", empty());
    ProblemAssert.assertProblem("game-over", 409, table.act("attackers", "d1-d4", 4));
    assertEquals(4, table.version());
  }

  @Test
  void nobodyAcceptsAnOfferOfItsOwnOrNone() {
    GameClient table = GameClient.playing("tablut");
    ProblemAssert.assertProblem(
        "no-such-offer", 409, table.act("defenders", "defenders:accept-draw", 0));
    table.play("attackers:offer-draw");
    ProblemAssert.assertProblem(
        "no-such-offer", 409, table.act("attackers", "attackers:accept-draw", 1));
    table.play("defenders:accept-draw");
    table.get("").then().body("result.winners", empty());
  }

  @Test
  void aRematchIsForTheTableAndAfterTheEnd() {
    GameClient table = GameClient.playing("tablut");
    ProblemAssert.assertProblem(
        "unauthorized", 401, GameClient.client().post("/v1/games/" + table.id() + "/rematch"));
    ProblemAssert.assertProblem(
        "game-not-over", 409, table.as("attackers").post("/v1/games/" + table.id() + "/rematch"));
    ProblemAssert.assertProblem(
        "not-found", 404, GameClient.client().post("/v1/games/nope/rematch"));
    table.play("attackers:resign");
    table
        .as("defenders")
        .post("/v1/games/" + table.id() + "/rematch")
        .then()
        .statusCode(201)
        .body("version", equalTo(0));
  }
}
