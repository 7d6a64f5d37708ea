package games.arbiter.rest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import io.micrometer.core.instrument.MeterRegistry;
import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import jakarta.inject.Inject;
import java.net.URI;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import javax.sql.DataSource;
import org.junit.jupiter.api.Test;

/** Streams and long polls of a game whose last events the database lost, as in a fail-over. */
@QuarkusTest
class ReadersOfLostEventsTest {

  @TestHTTPResource("/")
  URI service;

  @Inject DataSource database;
  @Inject MeterRegistry meters;

  private static GameClient played() {
    return GameClient.open("tablut").play("d1-d4", "e4-f4", "d4-d3", "f4-e4");
  }

  private void lose(GameClient game, int after) throws SQLException {
    try (Connection connection = database.getConnection();
        Statement statement = connection.createStatement()) {
      assertEquals(
          4 - after,
          statement.executeUpdate(
              "delete from game_event where game_id = '%s' and version > %d"
                  .formatted(game.id(), after)));
    }
  }

  @Test
  void aStreamEndsBeforeAnotherGameFollows() throws Exception {
    GameClient game = played();
    URI stream = service.resolve("/v1/games/" + game.id() + "/stream?after=3");
    try (StreamReader reader = new StreamReader(stream)) {
      assertEquals("id: 4", reader.line("id:"));
      lose(game, 2);
      game.act(null, "d4-d2", 2).then().statusCode(201);
      game.act(null, "f4-g4", 3).then().statusCode(201);
      game.act(null, "d2-d3", 4).then().statusCode(201);
      String rest = reader.rest();
      assertTrue(!rest.contains("id: "), rest);
    }
    try (StreamReader again = new StreamReader(stream)) {
      assertEquals("id: 4", again.line("id:"));
      assertTrue(again.line("data:").contains("f4-g4"));
      assertEquals("id: 5", again.line("id:"));
    }
  }

  @Test
  void aPollIsToldHowFarTheGameGoes() throws Exception {
    GameClient game = played();
    CompletableFuture<Response> poll =
        CompletableFuture.supplyAsync(() -> game.get("/events?after=4&wait=20"));
    Gauges.until(meters, "arbiter.polls.waiting", 1);
    lose(game, 2);
    game.act(null, "d4-d2", 2).then().statusCode(201);
    Response answer = poll.get(30, TimeUnit.SECONDS);
    ProblemAssert.assertProblem("invalid-parameter", 400, answer);
    JsonNode problem = Json.of(answer);
    assertEquals(3, problem.get("currentVersion").asInt());
    assertNull(problem.get("items"));
  }
}
