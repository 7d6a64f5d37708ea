package games.arbiter.rest;

import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItems;
import static org.hamcrest.Matchers.nullValue;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.JsonNode;
import games.arbiter.verify.VerifyLog;
import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;

/** Take-backs over HTTP, from the creation to the record. */
@QuarkusTest
class TakeBacksTest {

  private static final int ROUNDS = 40;

  @TestHTTPResource("/")
  URI service;

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

  /** Before, at and after a take-back, everything that is told of a version is as it was then. */
  @Test
  void earlierVersionsStayAsTheyWere() {
    GameClient table = allowing().play("d1-d4");
    List<String> reads =
        List.of(
            "", "/legal-actions", "/boards", "/score", "/picture.svg", "/boards/board/picture.svg");
    List<String> before = reads.stream().map(read -> table.get(read + "?at=1").asString()).toList();
    table.play("attackers:ask-take-back", "defenders:accept-take-back", "d1-d3");
    assertEquals(before, reads.stream().map(read -> table.get(read + "?at=1").asString()).toList());
    for (String read : List.of("/boards", "/score")) {
      assertEquals(
          withoutVersion(table.get(read + "?at=0")), withoutVersion(table.get(read + "?at=3")));
    }
    assertEquals(
        Json.of(table.get("/legal-actions?at=0")).get("items"),
        Json.of(table.get("/legal-actions?at=3")).get("items"));
    assertEquals("defenders", table.game().get("toMove").asText());
  }

  private static String withoutVersion(Response answer) {
    return answer.asString().replaceAll("\"version\":\\d+,?", "");
  }

  @Test
  void aStreamTellsOfThemAsOfOtherEvents() throws Exception {
    GameClient table = allowing();
    URI stream = service.resolve("/v1/games/" + table.id() + "/stream?after=0");
    try (StreamReader reader = new StreamReader(stream)) {
      table.play("d1-d4", "attackers:ask-take-back", "defenders:accept-take-back");
      JsonNode events = Json.of(table.get("/events?after=0")).get("items");
      for (JsonNode event : events) {
        assertEquals("data: " + event, reader.line("data:"));
      }
      assertEquals("attackers", events.get(2).get("toMove").asText());
    }
  }

  @Test
  void previewsKnowThem() {
    GameClient table = allowing().play("d1-d4", "attackers:ask-take-back");
    Response preview =
        GameClient.client()
            .body("{\"actions\": [\"defenders:accept-take-back\", \"d1-d3\"]}")
            .post("/v1/games/" + table.id() + "/previews");
    preview
        .then()
        .statusCode(200)
        .body("game.version", equalTo(4))
        .body("game.toMove", equalTo("defenders"));
    assertEquals(2, table.version());
    table.play("defenders:accept-take-back", "d1-d3");
    assertEquals(Json.of(preview).at("/game/position"), table.game().get("position"));
    ProblemAssert.assertProblem(
            "nothing-to-take-back",
            409,
            GameClient.client()
                .body("{\"actions\": [\"defenders:ask-take-back\"]}")
                .post("/v1/games/" + table.id() + "/previews"))
        .body("actionNumber", equalTo(1));
  }

  @Test
  void evaluationsKnowThem() {
    GameClient table =
        allowing().play("d1-d4", "attackers:ask-take-back", "defenders:accept-take-back", "d1-d3");
    JsonNode evaluation =
        Json.of(
            GameClient.client()
                .body(
                    "{\"ruleset\": \"tablut\", \"takeBacks\": true, \"actions\": [\"d1-d4\","
                        + " \"attackers:ask-take-back\", \"defenders:accept-take-back\","
                        + " \"d1-d3\"]}")
                .post("/v1/evaluations"));
    assertEquals(table.game().get("position"), evaluation.get("position"));
    assertEquals(4, evaluation.get("version").asInt());
  }

  @Test
  void theOfflineCheckReadsThem() {
    GameClient table =
        allowing().play("d1-d4", "attackers:ask-take-back", "defenders:accept-take-back", "d1-d3");
    String log = table.get("/events").asString() + table.get("/record").asString();
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    PrintStream lines = new PrintStream(out, true, StandardCharsets.UTF_8);
    int code =
        VerifyLog.run(new ByteArrayInputStream(log.getBytes(StandardCharsets.UTF_8)), lines, lines);
    assertEquals(0, code, () -> out.toString(StandardCharsets.UTF_8));
  }

  /** Whoever comes first decides: the take-back, or the action with which it lapses. */
  @Test
  void ofAnAcceptanceAndAnActionAtOnceOneWins() throws Exception {
    ExecutorService players = Executors.newFixedThreadPool(2);
    Set<String> winners = new HashSet<>();
    try {
      for (int round = 0; round < ROUNDS || round < 10 * ROUNDS && winners.size() < 2; round++) {
        winners.add(
            round % 2 == 0
                ? winner(players, "defenders:accept-take-back", "e4-f4")
                : winner(players, "e4-f4", "defenders:accept-take-back"));
      }
    } finally {
      players.shutdown();
    }
  }

  /** Which of two actions that are sent at once is accepted; the other's version is stale. */
  private static String winner(ExecutorService players, String... actions) throws Exception {
    GameClient table = allowing().play("d1-d4", "attackers:ask-take-back");
    List<Callable<Response>> both = new ArrayList<>();
    for (String action : actions) {
      both.add(() -> table.act("defenders", action, 2));
    }
    List<Integer> statuses = new ArrayList<>();
    for (Future<Response> answer : players.invokeAll(both)) {
      statuses.add(answer.get().statusCode());
    }
    assertEquals(Set.of(201, 412), Set.copyOf(statuses), statuses::toString);
    String winner = actions[statuses.indexOf(201)];
    JsonNode last = Json.of(table.get("/events?after=2")).get("items");
    assertEquals(1, last.size());
    assertEquals(winner, last.get(0).get("action").asText());
    assertEquals(
        winner.equals("e4-f4") ? "moved" : "take-back-accepted",
        last.get(0).at("/effects/0/type").asText());
    assertEquals(0, table.game().get("offers").size());
    return winner;
  }
}
