package games.arbiter.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import games.arbiter.play.EventStore;
import games.arbiter.play.GameCreated;
import games.arbiter.play.GameEvent;
import games.arbiter.play.GameList;
import games.arbiter.play.Samples;
import games.arbiter.play.StoreUnavailable;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.io.IOException;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.TimeUnit;
import javax.sql.DataSource;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A database that fails makes requests fail, in seconds, and no more of them than it must. */
@QuarkusTest
class OutageTest {

  @Inject EventStore log;
  @Inject DataSource database;

  private final GameCreated created = Samples.game();
  private final String game = created.id();

  /** The test before may have cut the connection just now: then the first request fails. */
  @BeforeEach
  void create() {
    try {
      await(log.create(created, List.of(), null));
    } catch (CompletionException cut) {
      await(log.create(created, List.of(), null));
    }
  }

  private static <T> T await(CompletionStage<T> stage) {
    return stage.toCompletableFuture().orTimeout(20, TimeUnit.SECONDS).join();
  }

  private CompletionStage<Boolean> append(int version) {
    String hash = "00".repeat(32);
    return log.append(
        new GameEvent(game, version, "s", "a", Instant.EPOCH, hash, "", null), hash, null);
  }

  private static void assertUnavailable(CompletionStage<?> stage) {
    assertInstanceOf(
        StoreUnavailable.class,
        assertThrows(CompletionException.class, () -> await(stage)).getCause());
  }

  private List<Long> backends(Statement statement, String which) throws SQLException {
    try (ResultSet found =
        statement.executeQuery(
            "select pid from pg_stat_activity where pid <> pg_backend_pid()"
                + " and backend_type = 'client backend' and query like '"
                + which
                + "'")) {
      List<Long> pids = new ArrayList<>();
      while (found.next()) {
        pids.add(found.getLong(1));
      }
      return pids;
    }
  }

  @Test
  void afterAllConnectionsWereCutOnlyWhatWasUnderWayFails() throws SQLException {
    assertTrue(await(append(1)));
    await(log.eventsAfter(game, 0, null));
    try (Connection connection = database.getConnection();
        Statement statement = connection.createStatement()) {
      List<Long> cut = backends(statement, "%");
      assertTrue(cut.size() >= 3);
      for (long pid : cut) {
        statement.execute("select pg_terminate_backend(" + pid + ", 5000)");
      }
    }
    assertUnavailable(append(2));
    assertUnavailable(log.eventsAfter(game, 0, null));
    assertTrue(await(append(2)));
    assertEquals(2, await(log.eventsAfter(game, 0, null)).events().size());
    await(log.gameCreated(game));
    await(log.list(new GameList.Query(null, null, null, 1)));
  }

  @Test
  void whatTheDatabaseHoldsUpIsGivenUp() throws SQLException {
    try (Connection connection = database.getConnection();
        Statement statement = connection.createStatement()) {
      connection.setAutoCommit(false);
      statement.execute("lock table game_event in share mode");
      assertUnavailable(append(1));
      connection.rollback();
    }
    assertTrue(await(append(1)));
    assertEquals(1, await(log.eventsAfter(game, 0, null)).events().size());
  }

  @Test
  void aDatabaseThatStoppedAnsweringIsGivenUp() throws SQLException, IOException {
    assertTrue(await(append(1)));
    try (Connection connection = database.getConnection();
        Statement statement = connection.createStatement()) {
      List<Long> writers = backends(statement, "%insert into game_event%");
      assertEquals(1, writers.size());
      signal("-STOP", writers.get(0));
      assertUnavailable(append(2));
      assertTrue(await(append(2)));
      signal("-CONT", writers.get(0));
    }
  }

  private static void signal(String signal, long pid) throws IOException {
    new ProcessBuilder("kill", signal, Long.toString(pid)).start().onExit().join();
  }
}
