package games.arbiter.store;

import static io.restassured.RestAssured.given;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import games.arbiter.Await;
import games.arbiter.engine.GameResult;
import games.arbiter.play.EventPage;
import games.arbiter.play.EventStore;
import games.arbiter.play.GameEvent;
import games.arbiter.play.GameIds;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.http.ContentType;
import jakarta.inject.Inject;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.UUID;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import javax.sql.DataSource;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Old games go, whole, on every replica. The old games of these tests are of the Middle Ages. */
@QuarkusTest
class RetentionTest {

  private static final Duration CENTURIES = Duration.ofDays(150_000);
  private static final int PAGE = 1_000_000;

  @Inject DataSource database;
  @Inject EventStore store;

  private static <T> T await(CompletionStage<T> stage) {
    return stage.toCompletableFuture().orTimeout(20, TimeUnit.SECONDS).join();
  }

  /** A game with one event, which this service has in memory. */
  private static String played(boolean finished) {
    String game =
        given()
            .contentType(ContentType.JSON)
            .body("{\"ruleset\": \"tablut\", \"access\": \"open\"}")
            .post("/v1/games")
            .path("id");
    assertEquals(201, act(game, finished ? "attackers:resign" : "d1-d4", 0));
    return game;
  }

  private static int act(String game, String action, int version) {
    return given()
        .contentType(ContentType.JSON)
        .body("{\"action\": \"%s\", \"version\": %d}".formatted(action, version))
        .post("/v1/games/" + game + "/actions")
        .statusCode();
  }

  private void age(String game) throws SQLException {
    run("update game set created_at = '1400-01-01' where game_id = '" + game + "'");
    run("update game_event set accepted_at = '1400-01-02' where game_id = '" + game + "'");
  }

  private void run(String sql) throws SQLException {
    try (Connection connection = database.getConnection();
        Statement statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }

  private int rows(String table, String game) throws SQLException {
    try (Connection connection = database.getConnection();
        Statement statement = connection.createStatement();
        ResultSet row =
            statement.executeQuery(
                "select count(*) from " + table + " where game_id = '" + game + "'")) {
      row.next();
      return row.getInt(1);
    }
  }

  private int rows(String game) throws SQLException {
    return rows("game", game) + rows("game_event", game) + rows("erased_game", game);
  }

  private void mark(GameEraser eraser, String game) throws SQLException {
    try (Connection connection = database.getConnection()) {
      eraser.mark(connection, bucket(game), GameEraser.beforeFirst(), PAGE);
    }
  }

  private static short bucket(String game) {
    return GameIds.bucket(UUID.fromString(game));
  }

  @Test
  @Timeout(60)
  void oldFinishedAndOldUnfinishedGamesGoEachAfterItsTime() throws Exception {
    String finished = played(true);
    String unfinished = played(false);
    String young = played(true);
    age(finished);
    age(unfinished);
    AtomicInteger erased = new AtomicInteger();
    try (Retention retention = retention(new GameEraser(CENTURIES, null, false), erased)) {
      Await.until(() -> "the finished game is gone", () -> rows(finished) == 0);
      assertEquals(2, rows(unfinished));
    }
    assertEquals(1, erased.get());
    try (Retention retention = retention(new GameEraser(null, CENTURIES, false), erased)) {
      Await.until(() -> "the unfinished game is gone", () -> rows(unfinished) == 0);
    }
    assertEquals(2, erased.get());
    assertEquals(2, rows(young));
  }

  private Retention retention(GameEraser eraser, AtomicInteger erased) {
    return new Retention(database, eraser, Duration.ofMillis(10), Duration.ZERO, erased::addAndGet);
  }

  @Test
  void anErasedGameIsNotFoundThoughAReplicaHasItInMemory() throws SQLException {
    String game = played(false);
    String path = "/v1/games/" + game;
    given().get(path).then().statusCode(200);
    age(game);
    GameEraser eraser = new GameEraser(null, CENTURIES, false);
    mark(eraser, game);
    given().get(path).then().statusCode(404);
    given().get(path + "/events").then().statusCode(404);
    given().queryParam("at", 0).get(path).then().statusCode(404);
    assertEquals(404, act(game, "d9-d6", 1));
    assertEquals(0, rows("game", game));
    try (Connection connection = database.getConnection()) {
      while (eraser.deleteMarked(connection, bucket(game), Duration.ZERO, 10) > 0) {
        assertTrue(rows(game) >= 0);
      }
    }
    assertEquals(0, rows(game));
  }

  @Test
  void anActionThatIsUnderWayWhileItsGameIsErasedIsNotAppended() throws SQLException {
    String game = played(false);
    GameEvent head = await(store.eventsAfter(game, 0, null)).events().get(0);
    age(game);
    mark(new GameEraser(null, CENTURIES, false), game);
    GameEvent next = new GameEvent(game, 2, head.seat(), "any", head.time(), head.hash(), "", null);
    assertFalse(await(store.append(next, head.hash(), (GameResult) null)));
    assertEquals(EventPage.UNKNOWN, await(store.eventsAfter(game, 1, head.hash())));
    assertTrue(await(store.gameCreated(game)).isEmpty());
  }

  @Test
  void aGameThatGoesOnIsKept() throws SQLException {
    String game = played(false);
    age(game);
    String next = given().get("/v1/games/" + game + "/legal-actions").path("items[0].action");
    assertEquals(201, act(game, next, 1));
    mark(new GameEraser(CENTURIES, CENTURIES, false), game);
    assertEquals(3, rows(game));
  }
}
