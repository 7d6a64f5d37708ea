package games.arbiter.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import games.arbiter.engine.Rulesets;
import games.arbiter.play.EventStore;
import games.arbiter.play.GameCreated;
import games.arbiter.play.GameEvent;
import games.arbiter.play.Samples;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
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

  private String created() {
    GameCreated game = Samples.game();
    await(here.create(game, List.of(), null));
    return game.id();
  }

  /** Acts on one service until the other one listens. */
  private void awaitHint(PostgresEventStore from, PostgresEventStore to) {
    String game = created();
    CompletableFuture<Void> hint = to.notifications().next(game, LONG);
    for (int version = 1; !hint.isDone(); version++) {
      append(from, game, version);
    }
  }

  private static boolean append(EventStore log, String game, int version) {
    String hash = "00".repeat(32);
    return await(
        log.append(
            new GameEvent(game, version, "s", "a", Instant.EPOCH, hash, "", null), hash, null));
  }

  private static <T> T await(CompletionStage<T> stage) {
    return stage.toCompletableFuture().orTimeout(20, TimeUnit.SECONDS).join();
  }

  @Test
  void whatOneServiceAppendsWakesTheReadersOfBoth() {
    String game = created();
    CompletableFuture<Void> own = here.notifications().next(game, LONG);
    CompletableFuture<Void> other = there.notifications().next(game, LONG);
    append(here, game, 1);
    await(own);
    await(other);
  }

  @Test
  void readersOfOtherGamesSleepOn() {
    String quiet = UUID.randomUUID().toString();
    String busy = created();
    CompletableFuture<Void> sleeper = there.notifications().next(quiet, LONG);
    CompletableFuture<Void> reader = there.notifications().next(busy, LONG);
    append(here, busy, 1);
    await(reader);
    assertFalse(sleeper.isDone());
    sleeper.cancel(false);
  }

  @Test
  void anEntryThatIsToldOfCanBeRead() {
    String game = created();
    for (int version = 1; version <= 50; version++) {
      CompletableFuture<Void> hint = there.notifications().next(game, LONG);
      append(here, game, version);
      await(hint);
      assertEquals(version, await(there.eventsAfter(game, 0, null)).events().size());
    }
  }

  @Test
  void aLostConnectionIsMadeUpForByAHintToEveryone() throws SQLException {
    String quiet = UUID.randomUUID().toString();
    CompletableFuture<Void> hint = there.notifications().next(quiet, LONG);
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
    WatcherRegistry board = (WatcherRegistry) here.notifications();
    String game = created();
    for (int i = 0; i < 1_000; i++) {
      CompletableFuture<Void> reader = board.next(game, LONG);
      CompletableFuture<Void> other = board.next(UUID.randomUUID().toString(), LONG);
      assertEquals(2, board.waiting());
      reader.cancel(false);
      other.cancel(false);
      assertEquals(0, board.waiting());
    }
    assertEquals(0, board.timeouts());
  }

  @Test
  @Timeout(20)
  void aReaderIsWokenWhenTheWaitIsUp() {
    await(here.notifications().next(UUID.randomUUID().toString(), Duration.ofMillis(5)));
    while (((WatcherRegistry) here.notifications()).waiting() > 0) {
      Thread.onSpinWait(); // the reader may hear of it first
    }
  }
}
