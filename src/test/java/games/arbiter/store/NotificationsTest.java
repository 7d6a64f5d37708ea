package games.arbiter.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import games.arbiter.engine.Rulesets;
import games.arbiter.play.EventStore;
import games.arbiter.play.GameEvent;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.TimeUnit;
import javax.sql.DataSource;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Two services with one database. */
@QuarkusTest
class NotificationsTest {

  private static final Duration LONG = Duration.ofMinutes(5);
  @Inject DataSource database;
  @Inject Rulesets rulesets;

  private PostgresEventStore here;
  private PostgresEventStore there;

  @BeforeEach
  void start() {
    here = StoreReplicas.another(rulesets);
    there = StoreReplicas.another(rulesets);
    awaitHint(here, there);
    awaitHint(there, here);
  }

  @AfterEach
  void stop() {
    here.close();
    there.close();
  }

  /** Acts on one service until the other one listens. */
  private static void awaitHint(PostgresEventStore from, PostgresEventStore to) {
    String game = UUID.randomUUID().toString();
    CompletableFuture<Void> hint = to.news().next(game, LONG);
    for (int version = 1; !hint.isDone(); version++) {
      append(from, game, version);
    }
  }

  private static boolean append(EventStore log, String game, int version) {
    return await(
        log.append(
            new GameEvent(game, version, "s", "a", Instant.EPOCH, "00".repeat(32), "", null),
            null));
  }

  private static <T> T await(CompletionStage<T> stage) {
    return stage.toCompletableFuture().orTimeout(20, TimeUnit.SECONDS).join();
  }

  @Test
  void whatOneServiceAppendsWakesTheReadersOfBoth() {
    String game = UUID.randomUUID().toString();
    CompletableFuture<Void> own = here.news().next(game, LONG);
    CompletableFuture<Void> other = there.news().next(game, LONG);
    append(here, game, 1);
    await(own);
    await(other);
  }

  @Test
  void readersOfOtherGamesSleepOn() {
    String quiet = UUID.randomUUID().toString();
    String busy = UUID.randomUUID().toString();
    CompletableFuture<Void> sleeper = there.news().next(quiet, LONG);
    CompletableFuture<Void> reader = there.news().next(busy, LONG);
    append(here, busy, 1);
    await(reader);
    assertFalse(sleeper.isDone());
    sleeper.cancel(false);
  }

  @Test
  void anEntryThatIsToldOfCanBeRead() {
    String game = UUID.randomUUID().toString();
    for (int version = 1; version <= 50; version++) {
      CompletableFuture<Void> hint = there.news().next(game, LONG);
      append(here, game, version);
      await(hint);
      assertEquals(version, await(there.eventsAfter(game, 0)).size());
    }
  }

  @Test
  void aLostConnectionIsMadeUpForByAHintToEveryone() throws SQLException {
    String quiet = UUID.randomUUID().toString();
    CompletableFuture<Void> hint = there.news().next(quiet, LONG);
    assertTrue(killListeners() > 0);
    await(hint);
    awaitHint(here, there);
  }

  private int killListeners() throws SQLException {
    try (Connection connection = database.getConnection();
        PreparedStatement kill =
            connection.prepareStatement(
                "select count(pg_terminate_backend(pid)) from pg_stat_activity"
                    + " where query = 'listen arbiter_news'");
        ResultSet killed = kill.executeQuery()) {
      killed.next();
      return killed.getInt(1);
    }
  }

  @Test
  void nothingIsLeftOfReadersWhoAreGone() {
    WatcherRegistry board = (WatcherRegistry) here.news();
    String game = UUID.randomUUID().toString();
    for (int i = 0; i < 1_000; i++) {
      CompletableFuture<Void> reader = board.next(game, LONG);
      CompletableFuture<Void> other = board.next(UUID.randomUUID().toString(), LONG);
      assertEquals(2, board.waiters());
      reader.cancel(false);
      other.cancel(false);
      assertEquals(0, board.waiters());
    }
    assertEquals(0, board.alarms());
  }

  @Test
  @Timeout(20)
  void aReaderIsWokenWhenTheWaitIsUp() {
    await(here.news().next(UUID.randomUUID().toString(), Duration.ofMillis(5)));
    while (((WatcherRegistry) here.news()).waiters() > 0) {
      Thread.onSpinWait(); // the reader may hear of it first
    }
  }
}
