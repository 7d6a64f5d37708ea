package games.arbiter.rest;

import static org.hamcrest.Matchers.equalTo;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import io.restassured.specification.RequestSpecification;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Of several faults the one is named that comes first in the contract. */
@QuarkusTest
class OrderOfChecksTest {

  private static final String NO_GAME = "00000000-0000-0000-0000-000000000000";

  private GameClient table;

  @BeforeEach
  void whiteHasPlacedATower() {
    table = GameClient.playing("talat");
    table.send(table.as("white").header("Idempotency-Key", "k"), "L3@gw:d5", 0);
  }

  private static Response send(RequestSpecification request, String id, String body) {
    return request.body(body).post("/v1/games/" + id + "/actions");
  }

  @Test
  void theMethodIsCheckedFirst() {
    Response answer =
        GameClient.client()
            .accept("image/png")
            .body("{")
            .put("/v1/games/" + NO_GAME + "/actions?x=1");
    ProblemAssert.assertProblem("method-not-allowed", 405, answer).header("Allow", equalTo("POST"));
    ProblemAssert.assertProblem("method-not-allowed", 405, GameClient.client().delete("/v1/games"))
        .header("Allow", equalTo("GET, HEAD, POST"));
    ProblemAssert.assertProblem(
            "method-not-allowed", 405, GameClient.client().body("{}").post("/v1/rulesets/talat"))
        .header("Allow", equalTo("GET, HEAD"));
    ProblemAssert.assertProblem(
            "method-not-allowed", 405, GameClient.client().options("/v1/games/" + NO_GAME))
        .header("Allow", equalTo("GET, HEAD"));
    ProblemAssert.assertProblem("not-found", 404, GameClient.client().options("/v1/nowhere"));
  }

  @Test
  void thenWhatTheClientAccepts() {
    ProblemAssert.assertProblem(
        "not-acceptable",
        406,
        GameClient.client()
            .accept("image/png")
            .contentType("text/plain")
            .body("x".repeat(20_000))
            .post("/v1/games/" + NO_GAME + "/actions?x=1"));
  }

  @Test
  void thenTheMediaType() {
    ProblemAssert.assertProblem(
        "unsupported-media-type",
        415,
        GameClient.client()
            .contentType("text/plain")
            .body("x".repeat(20_000))
            .post("/v1/games/" + NO_GAME + "/actions?x=1"));
  }

  @Test
  void thenTheSize() {
    ProblemAssert.assertProblem(
        "payload-too-large",
        413,
        GameClient.client().body("x".repeat(20_000)).post("/v1/games/" + NO_GAME + "/actions?x=1"));
  }

  @Test
  void thenTheForm() {
    ProblemAssert.assertProblem("malformed-request", 400, send(GameClient.client(), NO_GAME, "{"));
    ProblemAssert.assertProblem(
        "invalid-parameter",
        400,
        send(GameClient.client().header("If-Match", "*"), NO_GAME, "{\"action\": \"x\"}"));
  }

  @Test
  void thenTheGame() {
    ProblemAssert.assertProblem(
        "not-found", 404, send(GameClient.client(), NO_GAME, "{\"action\": \"nonsense\"}"));
  }

  @Test
  void thenTheNameOfTheAction() {
    ProblemAssert.assertProblem(
        "malformed-action",
        400,
        send(GameClient.client(), table.id(), "{\"action\": \"nonsense\"}"));
  }

  @Test
  void thenTheToken() {
    ProblemAssert.assertProblem(
        "unauthorized", 401, send(GameClient.client(), table.id(), "{\"action\": \"L3@gw:d5\"}"));
  }

  @Test
  void thenTheSeatOfTheToken() {
    GameClient duo = GameClient.playing("talat-duo");
    ProblemAssert.assertProblem(
        "wrong-seat", 403, send(duo.as("white"), duo.id(), "{\"action\": \"black:resign\"}"));
  }

  @Test
  void thenARepeatWhateverItsVersion() {
    table.play("M3@wb:d5");
    send(table.as("white").header("Idempotency-Key", "k"), table.id(), "{\"action\": \"L3@gw:d5\"}")
        .then()
        .statusCode(201)
        .header("Idempotency-Replayed", "true");
    ProblemAssert.assertProblem(
        "idempotency-key-reused",
        422,
        send(
            table.as("white").header("Idempotency-Key", "k"),
            table.id(),
            "{\"action\": \"L6@gw:d5\"}"));
  }

  @Test
  void thenTheVersion() {
    ProblemAssert.assertProblem(
        "precondition-required",
        428,
        send(table.as("white"), table.id(), "{\"action\": \"L6@bg:d5\"}"));
    ProblemAssert.assertProblem("stale-version", 412, table.act("white", "L6@bg:d5", 0))
        .body("currentVersion", equalTo(1));
  }

  @Test
  void thenTheTurn() {
    ProblemAssert.assertProblem("not-your-turn", 409, table.act("white", "L6@bg:d5", 1));
  }

  @Test
  void andTheRulesLast() {
    ProblemAssert.assertProblem("illegal-action", 422, table.act("black", "L6@gw:d5", 1));
  }
}
