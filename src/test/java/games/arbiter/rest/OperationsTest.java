package games.arbiter.rest;

import static io.restassured.RestAssured.delete;
import static io.restassured.RestAssured.get;
import static io.restassured.RestAssured.post;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.nullValue;
import static org.hamcrest.Matchers.startsWith;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import games.arbiter.engine.Ruleset;
import games.arbiter.engine.Rulesets;
import games.arbiter.rulesets.ConformanceData;
import io.quarkus.test.junit.QuarkusTest;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What those who run the service see of it, and whom it believes. */
@QuarkusTest
class OperationsTest {

  private static final String TRACE = "4bf92f3577b34da6a3ce929d0e0e4736";

  @ParameterizedTest
  @ValueSource(strings = {"live", "ready", "started"})
  void theServiceIsHealthy(String check) {
    get("/q/health/" + check).then().statusCode(200).body("status", equalTo("UP"));
  }

  @Test
  void whatHappensToGamesIsCounted() {
    double created = metric("arbiter_games_created_total", "ruleset=\"tablut\"");
    double finished = metric("arbiter_games_finished_total", "ruleset=\"tablut\"");
    double accepted = actions("accepted");
    double repeated = actions("repeated");
    double illegal = actions("illegal-action");
    double broken =
        metric("arbiter_refusals_total", "rule=\"tablut.move.rook\",ruleset=\"tablut\"");
    double judged = metric("arbiter_judge_seconds_count", "ruleset=\"tablut\"");

    GameClient table = GameClient.open("tablut");
    table.act(null, "d1-e3", 0).then().statusCode(422);
    table.act(null, "d1-d4", 0).then().statusCode(201);
    table.act(null, "d1-d4", 0).then().statusCode(201);
    table.act(null, "attackers:resign", 1).then().statusCode(201);

    assertEquals(created + 1, metric("arbiter_games_created_total", "ruleset=\"tablut\""));
    assertEquals(finished + 1, metric("arbiter_games_finished_total", "ruleset=\"tablut\""));
    assertEquals(accepted + 2, actions("accepted"));
    assertEquals(repeated + 1, actions("repeated"));
    assertEquals(illegal + 1, actions("illegal-action"));
    assertEquals(
        broken + 1,
        metric("arbiter_refusals_total", "rule=\"tablut.move.rook\",ruleset=\"tablut\""));
    assertTrue(metric("arbiter_judge_seconds_count", "ruleset=\"tablut\"") >= judged + 4);
  }

  /** The last action freezes a board. */
  @Test
  void searchesForFrozenBoardsAreMeasured() {
    Ruleset talat = Rulesets.registered().find("talat").orElseThrow();
    JsonNode recorded = ConformanceData.line(talat, "games.jsonl", 0);
    List<String> actions = ConformanceData.strings(recorded.get("actions"));
    int last = actions.size() - 1;
    ObjectNode record =
        JsonNodeFactory.instance
            .objectNode()
            .put("ruleset", "talat")
            .put("firstSeat", recorded.get("firstSeat").asText())
            .putPOJO("actions", actions.subList(0, last));
    GameClient table =
        GameClient.of("{\"ruleset\": \"talat\", \"access\": \"open\", \"record\": " + record + "}");
    double searches = metric("arbiter_search_boards_count", "ruleset=\"talat\"");
    double boards = metric("arbiter_search_boards_sum", "ruleset=\"talat\"");

    table.act(null, actions.get(last), last).then().statusCode(201);

    assertEquals(searches + 1, metric("arbiter_search_boards_count", "ruleset=\"talat\""));
    assertTrue(metric("arbiter_search_boards_sum", "ruleset=\"talat\"") > boards);
  }

  @Test
  void commitsAreMeasured() {
    double entries = metric("arbiter_append_batch_size_sum", "");
    GameClient.open("tablut").act(null, "d1-d4", 0).then().statusCode(201);
    assertEquals(entries + 1, metric("arbiter_append_batch_size_sum", ""));
  }

  @Test
  void noGameIsNamedByAMetric() {
    String game = GameClient.open("tablut").id();
    String path = "/v1/games/" + game;
    for (String read : List.of("", "/score", "/boards/board/picture.svg", "/stream?after=99")) {
      get(path + read);
    }
    delete(path);
    post(path + "/score");
    String metrics = get("/q/metrics").asString();
    assertFalse(metrics.contains(game), metrics);
    assertTrue(metrics.contains("uri=\"/v1/games/{id}/stream\""), metrics);
    assertTrue(metrics.contains("uri=\"/v1/games/{id}/boards/{board}/picture.svg\""), metrics);
  }

  @Test
  void aProblemBelongsToTheTraceOfItsCaller() {
    GameClient.client()
        .header("traceparent", "00-" + TRACE + "-00f067aa0ba902b7-01")
        .get("/v1/games/nope")
        .then()
        .statusCode(404)
        .body("traceId", equalTo(TRACE));
  }

  @Test
  void forwardedHeadersOfAStrangerAreIgnored() {
    GameClient.client()
        .headers(Map.of("X-Forwarded-Prefix", "/evil", "X-Forwarded-Host", "evil.example"))
        .body("{\"ruleset\": \"tablut\"}")
        .post("/v1/games")
        .then()
        .statusCode(201)
        .header("Location", startsWith("/v1/games/"));
  }

  @Test
  void pagesOfOtherOriginsGetNothingUnlessTheyAreListed() {
    GameClient.client()
        .header("Origin", "https://other.example")
        .get("/v1/rulesets")
        .then()
        .header("Access-Control-Allow-Origin", nullValue());
  }

  private static double actions(String outcome) {
    return metric("arbiter_actions_total", "outcome=\"" + outcome + "\",ruleset=\"tablut\"");
  }

  /** The value of a metric with these labels; 0 if there is none yet. */
  private static double metric(String name, String labels) {
    String labelled = labels.isEmpty() ? name + " " : name + "{" + labels + "} ";
    Matcher line =
        Pattern.compile("(?m)^" + Pattern.quote(labelled) + "([0-9.E+]+)$")
            .matcher(get("/q/metrics").asString());
    return line.find() ? Double.parseDouble(line.group(1)) : 0;
  }
}
