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

  private Table table;

  @BeforeEach
  void whiteHasPlacedATower() {
    table = Table.playing("talat");
    table.send(table.as("white").header("Idempotency-Key", "k"), "L3@gw:d5", 0);
  }

  private static Response send(RequestSpecification request, String id, String body) {
    return request.body(body).post("/v1/games/" + id + "/actions");
  }

  @Test
  void theMethodIsCheckedFirst() {
    Response answer =
        Table.client().accept("image/png").body("{").put("/v1/games/" + NO_GAME + "/actions?x=1");
    Refused.as("method-not-allowed", 405, answer).header("Allow", equalTo("POST"));
    Refused.as("method-not-allowed", 405, Table.client().delete("/v1/games"))
        .header("Allow", equalTo("GET, HEAD, POST"));
    Refused.as("method-not-allowed", 405, Table.client().body("{}").post("/v1/rulesets/talat"))
        .header("Allow", equalTo("GET, HEAD"));
    Refused.as("method-not-allowed", 405, Table.client().options("/v1/games/" + NO_GAME))
        .header("Allow", equalTo("GET, HEAD"));
    Refused.as("not-found", 404, Table.client().options("/v1/nowhere"));
  }

  @Test
  void thenWhatTheClientAccepts() {
    Refused.as(
        "not-acceptable",
        406,
        Table.client()
            .accept("image/png")
            .contentType("text/plain")
            .body("x".repeat(20_000))
            .post("/v1/games/" + NO_GAME + "/actions?x=1"));
  }

  @Test
  void thenTheMediaType() {
    Refused.as(
        "unsupported-media-type",
        415,
        Table.client()
            .contentType("text/plain")
            .body("x".repeat(20_000))
            .post("/v1/games/" + NO_GAME + "/actions?x=1"));
  }

  @Test
  void thenTheSize() {
    Refused.as(
        "payload-too-large",
        413,
        Table.client().body("x".repeat(20_000)).post("/v1/games/" + NO_GAME + "/actions?x=1"));
  }

  @Test
  void thenTheForm() {
    Refused.as("malformed-request", 400, send(Table.client(), NO_GAME, "{"));
    Refused.as(
        "invalid-parameter",
        400,
        send(Table.client().header("If-Match", "*"), NO_GAME, "{\"action\": \"x\"}"));
  }

  @Test
  void thenTheGame() {
    Refused.as("not-found", 404, send(Table.client(), NO_GAME, "{\"action\": \"nonsense\"}"));
  }

  @Test
  void thenTheNameOfTheAction() {
    Refused.as(
        "malformed-action", 400, send(Table.client(), table.id(), "{\"action\": \"nonsense\"}"));
  }

  @Test
  void thenTheToken() {
    Refused.as("unauthorized", 401, send(Table.client(), table.id(), "{\"action\": \"L3@gw:d5\"}"));
  }

  @Test
  void thenTheSeatOfTheToken() {
    Table duo = Table.playing("talat-duo");
    Refused.as(
        "wrong-seat", 403, send(duo.as("white"), duo.id(), "{\"action\": \"black:resign\"}"));
  }

  @Test
  void thenARepeatWhateverItsVersion() {
    table.play("M3@wb:d5");
    send(table.as("white").header("Idempotency-Key", "k"), table.id(), "{\"action\": \"L3@gw:d5\"}")
        .then()
        .statusCode(201)
        .header("Idempotency-Replayed", "true");
    Refused.as(
        "idempotency-key-reused",
        422,
        send(
            table.as("white").header("Idempotency-Key", "k"),
            table.id(),
            "{\"action\": \"L6@gw:d5\"}"));
  }

  @Test
  void thenTheVersion() {
    Refused.as(
        "precondition-required",
        428,
        send(table.as("white"), table.id(), "{\"action\": \"L6@bg:d5\"}"));
    Refused.as("stale-version", 412, table.act("white", "L6@bg:d5", 0))
        .body("currentVersion", equalTo(1));
    Refused.as("stale-version", 412, table.act("white", "L6@bg:d5", 7));
  }

  @Test
  void thenTheTurn() {
    Refused.as("not-your-turn", 409, table.act("white", "L6@bg:d5", 1));
  }

  @Test
  void andTheRulesLast() {
    Refused.as("illegal-action", 422, table.act("black", "L6@gw:d5", 1));
  }
}
