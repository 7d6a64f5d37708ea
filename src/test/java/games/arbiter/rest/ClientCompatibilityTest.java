package games.arbiter.rest;

import static org.hamcrest.Matchers.endsWith;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.startsWith;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.RestAssured;
import io.restassured.response.Response;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What generated clients, gateways and old libraries send. */
@QuarkusTest
class ClientCompatibilityTest {

  private static final String PROBLEM = "application/problem+json";

  @ParameterizedTest
  @CsvSource({
    "/picture.svg, image/svg+xml",
    "/picture.txt, text/plain",
    "/boards/board/picture.svg, image/svg+xml",
    "/record.txt, text/plain",
    "/record, application/json",
    "/stream, text/event-stream"
  })
  void toAcceptProblemsAloneRestrictsNoAnswer(String path, String mediaType) {
    String game = GameClient.open("tablut").play("attackers:resign").id();
    for (String accept : new String[] {PROBLEM, "Application/Problem+JSON; q=0.9"}) {
      RestAssured.given()
          .header("Accept", accept)
          .get("/v1/games/" + game + path)
          .then()
          .statusCode(200)
          .contentType(startsWith(mediaType));
      ProblemAssert.assertProblem(
          "not-found",
          404,
          RestAssured.given().header("Accept", accept).get("/v1/games/nope" + path));
    }
    RestAssured.given()
        .header("Accept", PROBLEM + ", image/png")
        .get("/v1/games/" + game + path)
        .then()
        .statusCode(406);
  }

  @ParameterizedTest
  @CsvSource({
    ";at=0, at",
    "/legal-actions;board=board, board",
    ";at=0/legal-actions, at",
    "/stream;after=0, after",
    "/events;jsessionid=1?after=0, jsessionid",
    ";, "
  })
  void aMatrixParameterIsRefusedLikeAnyUnknownParameter(String path, String name) {
    String game = GameClient.open("tablut").id();
    Response answer = RestAssured.given().urlEncodingEnabled(false).get("/v1/games/" + game + path);
    ProblemAssert.assertProblem("invalid-parameter", 400, name, answer);
  }

  @Test
  void aSemicolonInANameIsNoParameter() {
    ProblemAssert.assertProblem(
        "not-found",
        404,
        RestAssured.given().urlEncodingEnabled(false).get("/v1/rulesets/talat%3Ba"));
  }

  @Test
  void aGatewayMayUseAuthorizationItself() {
    GameClient table = GameClient.playing("tablut");
    String token = table.token("attackers");
    Response acted =
        table.send(
            GameClient.client()
                .header("Authorization", "Basic Z2F0ZTp3YXk=")
                .header("X-Seat-Token", token),
            "d1-d4",
            0);
    acted.then().statusCode(201).body("event.seat", equalTo("attackers"));
    table
        .send(
            GameClient.client()
                .header("Authorization", "Bearer " + table.token("defenders"))
                .header("X-Seat-Token", table.token("defenders")),
            "defenders:resign",
            1)
        .then()
        .statusCode(201);
    GameClient.client()
        .header("X-Seat-Token", token)
        .body("")
        .post("/v1/games/" + table.id() + "/rematch")
        .then()
        .statusCode(201);
  }

  @Test
  void differentTokensAreNotChosenFrom() {
    GameClient table = GameClient.playing("tablut");
    ProblemAssert.assertProblem(
        "invalid-parameter",
        400,
        "X-Seat-Token",
        table.send(
            table.as("attackers").header("X-Seat-Token", table.token("defenders")), "d1-d4", 0));
    ProblemAssert.assertProblem(
        "invalid-parameter",
        400,
        "X-Seat-Token",
        table.send(
            GameClient.client().header("X-Seat-Token", "a").header("X-Seat-Token", "a"),
            "d1-d4",
            0));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "nobody"})
  void aTokenOfNoSeatIsRefused(String token) {
    GameClient table = GameClient.playing("tablut");
    ProblemAssert.assertProblem(
        "unauthorized",
        401,
        table.send(GameClient.client().header("X-Seat-Token", token), "d1-d4", 0));
  }

  @Test
  void aNameThatIsNearlyRightIsRefusedWithTheRightOne() {
    GameClient table = GameClient.playing("talat");
    ProblemAssert.assertProblem("malformed-action", 400, table.act("white", "wL6@wb:a1", 0))
        .body("detail", endsWith("Did you mean L6@wb:a1?"));
    ProblemAssert.assertProblem(
            "malformed-action",
            400,
            GameClient.client()
                .body("{\"ruleset\": \"talat\", \"action\": \"l6@wb:a1\"}")
                .post("/v1/evaluations"))
        .body("detail", endsWith("Did you mean L6@wb:a1?"));
    ProblemAssert.assertProblem("invalid-parameter", 400, table.get("/legal-actions?piece=gm3"))
        .body("detail", endsWith("Did you mean gM3?"));
  }
}
