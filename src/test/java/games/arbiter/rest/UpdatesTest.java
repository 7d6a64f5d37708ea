package games.arbiter.rest;

import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasSize;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.JsonNode;
import io.micrometer.core.instrument.MeterRegistry;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import jakarta.inject.Inject;
import java.net.Socket;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Several games watched by one request. */
@QuarkusTest
class UpdatesTest {

  private static final String NO_GAME = "00000000-0000-0000-0000-000000000000";

  @Inject MeterRegistry meters;

  private static Response updates(String query) {
    String address = query.isEmpty() ? "/v1/updates" : "/v1/updates?" + query;
    return GameClient.client().urlEncodingEnabled(false).get(address);
  }

  private static String seen(GameClient table, int version) {
    return "game=" + table.id() + ":" + version + "&";
  }

  @Test
  void thoseThatHaveGoneOnAreListed() {
    GameClient still = GameClient.open("tablut").play("d1-d4");
    GameClient moved = GameClient.open("tablut").play("d1-d4", "defenders:offer-draw");
    GameClient over = GameClient.open("tablut").play("attackers:resign");

    updates(seen(still, 1) + seen(moved, 1) + seen(over, 0) + "wait=30")
        .then()
        .statusCode(200)
        .header("Cache-Control", "no-store")
        .body("unknown", hasSize(0))
        .body("items.id", equalTo(List.of(moved.id(), over.id())))
        .body("items[0].version", equalTo(2))
        .body("items[0].status", equalTo("play"))
        .body("items[0].toMove", equalTo("defenders"))
        .body("items[0].offers[0].seat", equalTo("defenders"))
        .body("items[1].status", equalTo("finished"))
        .body("items[1].containsKey('toMove')", equalTo(false));
  }

  @Test
  void anUnknownGameIsNamedAtOnce() {
    GameClient table = GameClient.open("tablut");
    updates(seen(table, 0) + "game=" + NO_GAME + ":3&game=nope:0&wait=30")
        .then()
        .statusCode(200)
        .body("items", hasSize(0))
        .body("unknown", equalTo(List.of(NO_GAME, "nope")));
  }

  @Test
  void withoutNewsTheAnswerIsEmptyWhenTheWaitIsOver() {
    GameClient open = GameClient.open("tablut");
    GameClient over = GameClient.open("tablut").play("attackers:resign");
    for (String query :
        List.of(seen(open, 0), seen(open, 0) + "wait=1", seen(over, 1) + "wait=1")) {
      updates(query).then().statusCode(200).body("items", hasSize(0)).body("unknown", hasSize(0));
    }
  }

  @Test
  void theFirstToGoOnEndsTheWait() throws Exception {
    List<GameClient> tables =
        IntStream.range(0, 100).mapToObj(i -> GameClient.open("tablut")).toList();
    String query = tables.stream().map(t -> seen(t, 0)).collect(Collectors.joining());
    CompletableFuture<JsonNode> poll =
        CompletableFuture.supplyAsync(() -> Json.of(updates(query + "wait=30")));
    Gauges.until(meters, "arbiter.readers.waiting", tables.size());

    tables.get(42).play("d1-d4");

    JsonNode answer = poll.get(20, TimeUnit.SECONDS);
    assertEquals(1, answer.get("items").size());
    assertEquals(tables.get(42).id(), answer.at("/items/0/id").asText());
    assertEquals(1, answer.at("/items/0/version").asInt());
    Gauges.until(meters, "arbiter.readers.waiting", 0);
  }

  @Test
  void aClientThatGoesAwayLeavesNothingBehind() throws Exception {
    List<GameClient> tables =
        IntStream.range(0, 20).mapToObj(i -> GameClient.open("tablut")).toList();
    String query = tables.stream().map(t -> seen(t, 0)).collect(Collectors.joining());
    List<Socket> clients = new ArrayList<>();
    for (int i = 0; i < 10; i++) {
      clients.add(RawHttp.get("/v1/updates?" + query + "wait=30"));
    }
    Gauges.until(meters, "arbiter.readers.waiting", clients.size() * tables.size());

    for (Socket client : clients) {
      client.close();
    }

    Gauges.until(meters, "arbiter.readers.waiting", 0);
    Gauges.until(meters, "arbiter.polls.waiting", 0);
  }

  @ParameterizedTest
  @CsvSource({
    "'', game",
    "wait=1, game",
    "game=, game",
    "game=nope, game",
    "game=:1, game",
    "game=nope:, game",
    "game=nope:-1, game",
    "game=nope:x, game",
    "game=nope:99999999999, game",
    "game=nope:1&game=nope:2, game",
    "game=nope:1&wait=31, wait",
    "game=nope:1&wait=1&wait=1, wait",
    "game=nope:1&after=1, after"
  })
  void aFaultyParameterIsNamed(String query, String field) {
    ProblemAssert.assertProblem("invalid-parameter", 400, field, updates(query));
  }

  @Test
  void atMostAHundredGamesAreWatched() {
    String hundred =
        IntStream.range(0, 100).mapToObj(i -> "game=" + i + ":0&").collect(Collectors.joining());
    updates(hundred).then().statusCode(200).body("unknown", hasSize(100));
    ProblemAssert.assertProblem("invalid-parameter", 400, "game", updates(hundred + "game=100:0"));
  }

  @Test
  void aVersionThatAGameHasNotReachedIsRefused() {
    GameClient table = GameClient.open("tablut").play("d1-d4");
    ProblemAssert.assertProblem("invalid-parameter", 400, updates(seen(table, 2)))
        .body("field", equalTo("game"))
        .body("currentVersion", equalTo(1));
  }
}
