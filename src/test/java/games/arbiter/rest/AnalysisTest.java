package games.arbiter.rest;

import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.startsWith;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import games.arbiter.bot.PlaySeat;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.RestAssured;
import io.restassured.response.Response;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

/** What the service would play, in a game and in an evaluation, and a bot that plays it. */
@QuarkusTest
class AnalysisTest {

  private static final String KING_NEAR_THE_EDGE =
      """
      {"ruleset": "tablut", "position": {"phase": "play", "toMove": "defenders", "boards": [
        {"id": "board", "rows": [
          ". . . . . . . . .", ". . . . . . . . .", ". . k . . . a . .", ". . . . . . . . .",
          ". . . . . . . . .", ". . . . . . . . .", ". . a . . . . . .", ". . . . . . . . .",
          ". . . . . . . . ."]}]}}""";

  @Test
  void anAnswerNamesALegalActionAndIsTheSameAgain() {
    GameClient table = GameClient.playing("talat").play("L3@gw:d5");
    Response answer = table.get("/analysis?strength=1");
    answer
        .then()
        .statusCode(200)
        .header("ETag", startsWith("\"1-s1-en-"))
        .body("version", equalTo(1))
        .body("strength", equalTo(1))
        .body("seat", equalTo("black"))
        .body("prospects", hasSize(3));
    JsonNode body = Json.of(answer);
    assertEquals(body.get("action"), body.get("line").get(0));
    int sum = 0;
    for (JsonNode prospect : body.get("prospects")) {
      sum += prospect.get("permille").asInt();
    }
    assertEquals(1000, sum);
    table.play(body.get("action").asText());
    assertEquals(answer.asString(), table.get("/analysis?at=1&strength=1").asString());
    GameClient.client()
        .header("If-None-Match", answer.header("ETag"))
        .get("/v1/games/" + table.id() + "/analysis?at=1&strength=1")
        .then()
        .statusCode(304);
  }

  @Test
  void strengthsAreChecked() {
    GameClient table = GameClient.playing("tablut");
    for (String strength : new String[] {"0", "5", "two", ""}) {
      Response answer = table.get("/analysis?strength=" + strength);
      ProblemAssert.assertProblem("invalid-parameter", 400, answer);
      assertEquals("strength", Json.of(answer).get("field").asText());
    }
  }

  @Test
  void aFinishedGameIsNotAnalyzed() {
    GameClient table = GameClient.playing("tablut").play("attackers:resign");
    ProblemAssert.assertProblem("game-over", 409, table.get("/analysis"));
    table.get("/analysis?at=0&strength=1").then().statusCode(200);
  }

  @Test
  void anEvaluationHasAnAnalysisIfAsked() {
    String asked = KING_NEAR_THE_EDGE.replaceFirst("\\{", "{\"analysis\": 1, ");
    GameClient.client()
        .body(asked)
        .post("/v1/evaluations")
        .then()
        .statusCode(200)
        .body("analysis.seat", equalTo("defenders"))
        .body("analysis.prospects[1].permille", equalTo(1000))
        .body("analysis.line", hasSize(1));
    Response wrong =
        GameClient.client()
            .body(KING_NEAR_THE_EDGE.replaceFirst("\\{", "{\"analysis\": 9, "))
            .post("/v1/evaluations");
    ProblemAssert.assertProblem("malformed-request", 400, wrong);
  }

  @Test
  void aBotPlaysASeatUntilTheGameEnds() {
    GameClient table = GameClient.of(KING_NEAR_THE_EDGE);
    String address = "http://localhost:" + RestAssured.port + "/v1/games/" + table.id();
    ByteArrayOutputStream said = new ByteArrayOutputStream();
    PrintStream out = new PrintStream(said, true, StandardCharsets.UTF_8);
    byte[] token = table.token("defenders").getBytes(StandardCharsets.UTF_8);
    int exit = PlaySeat.run(address, "defenders", new ByteArrayInputStream(token), out, out);
    assertEquals(0, exit, said.toString(StandardCharsets.UTF_8));
    assertEquals("finished", table.game().get("status").asText());
    assertTrue(said.toString(StandardCharsets.UTF_8).contains("tablut.end.escape"));
  }
}
