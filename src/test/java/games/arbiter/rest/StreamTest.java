package games.arbiter.rest;

import static org.hamcrest.Matchers.equalTo;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import io.micrometer.core.instrument.MeterRegistry;
import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.RestAssured;
import jakarta.inject.Inject;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.net.Socket;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** Following a game: the stream and the long poll. */
@QuarkusTest
class StreamTest {

  private static final int STREAMS = 1_000;
  private static final int POLLS = 100;

  /** The service's pools may grow by some threads meanwhile, whoever reads. */
  private static final int FEW = 10;

  @TestHTTPResource("/")
  URI service;

  @Inject MeterRegistry meters;

  @Test
  void aFinishedGameIsReadToItsEnd() throws Exception {
    GameClient table = GameClient.open("tablut").play("d1-d4", "attackers:resign");
    JsonNode events = Json.of(table.get("/events")).get("items");

    StreamReader reader = reader(table, "?after=0");

    assertEquals("text/event-stream", reader.header("Content-Type"));
    assertEquals("no-cache", reader.header("Cache-Control"));
    assertEquals("no", reader.header("X-Accel-Buffering"));
    assertEquals(
        "retry: 2000\n: keep-alive\nid: 1\ndata: %s\n\nid: 2\ndata: %s\n\n"
            .formatted(events.get(1), events.get(2)),
        reader.rest());
  }

  @Test
  void whoHasAllOfAFinishedGameIsToldNotToComeBack() throws Exception {
    GameClient table = GameClient.open("tablut").play("attackers:resign");

    assertEquals(204, reader(table, "?after=1").status());
    assertEquals(204, reader(table, "?after=0", "Last-Event-ID", "1").status());
  }

  @Test
  void eachEventComesOnceAndInOrderWhileTheGameGoesOn() throws Exception {
    GameClient table = GameClient.open("tablut");
    try (StreamReader reader = reader(table, "")) {
      assertEquals("id: 0", reader.line("id:"));
      table.play("d1-d4");
      assertEquals("id: 1", reader.line("id:"));
      table.play("defenders:offer-draw", "attackers:accept-draw");
      assertEquals("id: 2", reader.line("id:"));
      assertTrue(reader.line("data:").contains("draw-offered"));
      assertEquals("id: 3", reader.line("id:"));
      reader.line("data:");
      assertEquals("", reader.line());
      assertNull(reader.line(), "the stream ends with the game");
    }
  }

  @Test
  void aReaderThatWasCutOffGoesOnWhereItWas() throws Exception {
    GameClient table = GameClient.open("tablut").play("d1-d4", "e4-f4");
    try (StreamReader first = reader(table, "?after=0")) {
      assertEquals("id: 1", first.line("id:"));
    }
    table.play("d4-d3", "defenders:resign");

    StreamReader again = reader(table, "?after=0", "Last-Event-ID", "1");

    assertEquals("id: 2", again.line("id:"));
    assertEquals("id: 3", again.line("id:"));
    assertEquals("id: 4", again.line("id:"));
  }

  @Test
  void aSilentGameIsHeardToBeAlive() throws Exception {
    try (StreamReader reader = reader(GameClient.open("tablut"), "?after=0")) {
      reader.line(": keep-alive");
      assertEquals(": keep-alive", reader.line(": keep-alive"));
    }
  }

  @Test
  void cursorsThatCannotBeAreRefused() {
    GameClient table = GameClient.open("tablut").play("d1-d4");

    refused(table, "Last-Event-ID", "99999", "Last-Event-ID").body("currentVersion", equalTo(1));
    refused(table, "Last-Event-ID", "garbage", "Last-Event-ID");
    refused(table, "Last-Event-ID", "-1", "Last-Event-ID");
    refused(table, "?after=2", "after");
    refused(table, "?lastEventId=2", "lastEventId");
    refused(table, "?after=0&lastEventId=x", "lastEventId");
    refused(table, "?afterr=2", "afterr");
    refused(table, "?after=0&after=1", "after");
  }

  private static void refused(GameClient table, String query, String field) {
    RestAssured.get("/v1/games/" + table.id() + "/stream" + query)
        .then()
        .statusCode(400)
        .body("field", equalTo(field));
  }

  private static io.restassured.response.ValidatableResponse refused(
      GameClient table, String header, String value, String field) {
    return RestAssured.given()
        .header(header, value)
        .get("/v1/games/" + table.id() + "/stream")
        .then()
        .statusCode(400)
        .body("code", equalTo("invalid-parameter"))
        .body("field", equalTo(field));
  }

  @Test
  void whatIsNoStreamIsRefusedLikeEverywhere() {
    GameClient table = GameClient.open("tablut");
    String path = "/v1/games/" + table.id() + "/stream";
    RestAssured.get("/v1/games/nope/stream").then().statusCode(404);
    RestAssured.post(path).then().statusCode(405).header("Allow", "GET, HEAD");
    RestAssured.given().accept("application/json").get(path).then().statusCode(406);
    RestAssured.given().head(path).then().statusCode(200);
  }

  @Test
  void aPollWaitsForTheNextEvent() throws Exception {
    GameClient table = GameClient.open("tablut");
    CompletableFuture<JsonNode> poll =
        CompletableFuture.supplyAsync(() -> Json.of(table.get("/events?after=0&wait=30")));
    until("arbiter.polls.waiting", 1);

    table.play("d1-d4");

    JsonNode page = poll.get(20, TimeUnit.SECONDS);
    assertEquals(1, page.get("version").asInt());
    assertEquals("d1-d4", page.at("/items/0/action").asText());
  }

  @Test
  void aPollWithoutNewsIsAnsweredWithoutItems() {
    GameClient table = GameClient.open("tablut");
    table.get("/events?after=0&wait=1").then().statusCode(200).body("items.size()", equalTo(0));
    table.play("attackers:resign");
    table.get("/events?after=1&wait=30").then().statusCode(200).body("items.size()", equalTo(0));
    table.get("/events?after=0&wait=31").then().statusCode(400).body("field", equalTo("wait"));
  }

  @Test
  void readersWhoGoAwayLeaveNothingBehind() throws Exception {
    GameClient table = GameClient.open("tablut");
    int threads = threads();
    List<Socket> sockets = readers(table);
    assertTrue(threads() <= threads + FEW, () -> threads + " threads became " + threads());

    for (Socket socket : sockets) {
      socket.close();
    }

    nobodyReads();
    assertTrue(threads() <= threads + FEW, () -> threads + " threads became " + threads());
  }

  /** Many who follow a game, by stream and by long poll. */
  private List<Socket> readers(GameClient table) throws Exception {
    List<Socket> sockets = new ArrayList<>();
    for (int i = 0; i < STREAMS; i++) {
      sockets.add(request("/stream?after=0", table));
    }
    until("arbiter.streams.open", STREAMS);
    for (int i = 0; i < POLLS; i++) {
      sockets.add(request("/events?after=0&wait=30", table));
    }
    until("arbiter.polls.waiting", POLLS);
    until("arbiter.readers.waiting", STREAMS + POLLS);
    return sockets;
  }

  /** There is no subscriber left: no stream, no poll, nobody who waits for news. */
  private void nobodyReads() throws Exception {
    until("arbiter.streams.open", 0);
    until("arbiter.polls.waiting", 0);
    until("arbiter.readers.waiting", 0);
  }

  private static int threads() {
    return ManagementFactory.getThreadMXBean().getThreadCount();
  }

  @Test
  void readersWhoGoAwayAtOnceLeaveNothingBehind() throws Exception {
    GameClient table = GameClient.open("tablut");
    for (int i = 0; i < 300; i++) {
      request("/stream?after=0", table).close();
    }
    try (StreamReader reader = reader(table, "?after=0")) {
      table.play("d1-d4");
      reader.line("id: 1");
      until("arbiter.streams.open", 1);
      until("arbiter.readers.waiting", 1);
    }
  }

  @Test
  void eachAcceptedCommandIsOneEventAndARefusedOneIsNone() throws Exception {
    GameClient table = GameClient.playing("tablut").play("d1-d4", "attackers:offer-draw");
    ProblemAssert.assertProblem(
        "offer-open", 409, table.act("defenders", "defenders:offer-draw", 2));
    ProblemAssert.assertProblem("illegal-action", 422, table.act("defenders", "e4-e5", 2));
    table.play("defenders:decline-draw", "e4-f4", "defenders:offer-draw");
    ProblemAssert.assertProblem("stale-version", 412, table.act("attackers", "d4-d3", 0));
    table.play("attackers:decline-draw", "defenders:resign");
    ProblemAssert.assertProblem("game-over", 409, table.act("attackers", "d4-d3", 7));
    List<String> accepted =
        List.of(
            "0",
            "1 attackers d1-d4",
            "2 attackers attackers:offer-draw",
            "3 defenders defenders:decline-draw",
            "4 defenders e4-f4",
            "5 defenders defenders:offer-draw",
            "6 attackers attackers:decline-draw",
            "7 defenders defenders:resign");

    assertEquals(accepted, told(Json.of(table.get("/events")).get("items")));
    assertEquals(accepted, told(streamed(table)));
  }

  @Test
  void aPlacementIsAnEventToo() throws Exception {
    GameClient table = GameClient.playing("talat");
    ProblemAssert.assertProblem("illegal-action", 422, table.act("white", "L3@bg:d5", 0));
    table.play("L3@gw:d5");
    assertEquals(
        List.of("0", "1 white L3@gw:d5"), told(Json.of(table.get("/events")).get("items")));
  }

  @Test
  void whoWasAwayFindsTheGameAsTheOthersLeftIt() throws Exception {
    GameClient table = GameClient.playing("tablut").play("d1-d4", "e4-f4");
    JsonNode left = Json.of(table.act("attackers", "attackers:resign", 2)).get("game");
    JsonNode events = Json.of(table.get("/events")).get("items");

    assertEquals(left.toString(), table.get("").asString());
    assertEquals(events, streamed(table));
    assertEquals(left.get("hash"), events.get(3).get("hash"));
  }

  /** All events of a finished game as a stream brings them. */
  private ArrayNode streamed(GameClient table) throws Exception {
    ArrayNode events = JsonNodeFactory.instance.arrayNode();
    reader(table, "")
        .rest()
        .lines()
        .filter(line -> line.startsWith("data: "))
        .forEach(line -> events.add(Json.of(line.substring("data: ".length()))));
    return events;
  }

  private static List<String> told(JsonNode events) {
    List<String> told = new ArrayList<>();
    for (JsonNode event : events) {
      told.add(
          "%s %s %s"
              .formatted(
                  event.get("version"), event.path("seat").asText(), event.path("action").asText())
              .strip());
    }
    return told;
  }

  private static Socket request(String path, GameClient table) throws IOException {
    return RawHttp.get("/v1/games/" + table.id() + path);
  }

  private StreamReader reader(GameClient table, String query, String... headers) throws Exception {
    return new StreamReader(
        service.resolve("/v1/games/" + table.id() + "/stream" + query), headers);
  }

  private void until(String gauge, double value) throws Exception {
    Gauges.until(meters, gauge, value);
  }
}
