package games.arbiter.play;

import static games.arbiter.play.GameListContract.await;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.fail;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class GameWatcherTest {

  private static final Duration LONG = Duration.ofMinutes(5);
  private static final Duration SHORT = Duration.ofMillis(20);

  private final Hints hints = new Hints();
  private final Counting log = new Counting();
  private final Replica replica = new Replica(log);
  private final Replica otherReplica = new Replica(log);
  private final GameWatcher watcher =
      new GameWatcher(replica.games, hints, Clock.systemUTC(), LONG);
  private final Game game = replica.newGame();
  private final GameWatcher.Seen beginning = GameWatcher.Seen.of(game);

  /** Hints that are given by hand. */
  private static final class Hints implements GameNotifications {
    final ConcurrentLinkedQueue<CompletableFuture<Void>> waiting = new ConcurrentLinkedQueue<>();

    @Override
    public CompletableFuture<Void> next(String gameId, Duration wait) {
      CompletableFuture<Void> hint = new CompletableFuture<>();
      waiting.add(hint);
      hint.whenComplete((nothing, cancelled) -> waiting.remove(hint));
      return hint.completeOnTimeout(null, wait.toMillis(), TimeUnit.MILLISECONDS);
    }

    void give() {
      waiting.forEach(hint -> hint.complete(null));
    }
  }

  private static final class Counting extends InMemoryEventStore {
    final AtomicInteger creationsRead = new AtomicInteger();

    @Override
    public CompletionStage<Optional<GameCreated>> gameCreated(String id) {
      creationsRead.incrementAndGet();
      return super.gameCreated(id);
    }
  }

  private void act(Replica where, String action) {
    Replica.accepted(where.act(game.id(), action, where.find(game.id()).version()));
  }

  private String legalAction() {
    return game.replay().legalActions().get(0).name();
  }

  private CompletableFuture<Progress> beyondTheBeginning(Duration wait) {
    return watcher.beyond(beginning, wait);
  }

  private static int version(CompletableFuture<Progress> answer) {
    return await(answer)
        .match(Game::version, () -> fail("nothing newer"), () -> fail("the game is lost"));
  }

  @Test
  void whoIsBehindIsAnsweredAtOnce() {
    act(replica, legalAction());
    assertEquals(1, version(beyondTheBeginning(LONG)));
    assertEquals(0, hints.waiting.size());
  }

  @Test
  void whoHasSeenEverythingWaitsForAHint() {
    CompletableFuture<Progress> answer = beyondTheBeginning(LONG);
    act(otherReplica, legalAction());
    assertFalse(answer.isDone());
    hints.give();
    assertEquals(1, version(answer));
  }

  @Test
  void aHintWithoutReasonChangesNothing() {
    CompletableFuture<Progress> answer = beyondTheBeginning(LONG);
    hints.give();
    assertFalse(answer.isDone());
    act(otherReplica, legalAction());
    hints.give();
    assertEquals(1, version(answer));
  }

  @Test
  void readersWhoBeganInOneSecondLookTogether() {
    List<Instant> looks = new ArrayList<>();
    for (String begun : List.of("2026-11-29T18:00:00.100Z", "2026-11-29T18:00:00.999Z")) {
      Instant now = Instant.parse(begun);
      GameNotifications news =
          (id, wait) -> {
            looks.add(now.plus(wait));
            return new CompletableFuture<>();
          };
      new GameWatcher(replica.games, news, Clock.fixed(now, ZoneOffset.UTC))
          .beyond(beginning, LONG)
          .cancel(false);
    }
    Instant together = Instant.parse("2026-11-29T18:00:10Z");
    assertEquals(List.of(together, together), looks);
  }

  @Test
  void aLostHintDelaysButLosesNothing() {
    GameWatcher impatient = new GameWatcher(replica.games, hints, Clock.systemUTC(), SHORT);
    CompletableFuture<Progress> answer = impatient.beyond(beginning, LONG);
    act(otherReplica, legalAction());
    assertEquals(1, version(answer));
  }

  @Test
  void whenTheWaitIsUpThereIsNothing() {
    assertEquals(new Progress.None(), await(beyondTheBeginning(SHORT)));
    assertEquals(new Progress.None(), await(beyondTheBeginning(Duration.ZERO)));
  }

  @Test
  void aGameThatTheCacheHasLostIsReadOnlyWhenItHasGoneOn() {
    Replica restarted = new Replica(log);
    GameWatcher elsewhere = new GameWatcher(restarted.games, hints, Clock.systemUTC());
    assertEquals(new Progress.None(), await(elsewhere.beyond(beginning, SHORT)));
    assertEquals(0, log.creationsRead.get());
    act(otherReplica, legalAction());
    assertEquals(1, version(elsewhere.beyond(beginning, LONG)));
  }

  @Test
  void aClockThatIsSetBackMakesNobodyWaitLonger() {
    Clock atTheBeginning = Clock.fixed(Instant.EPOCH, ZoneOffset.UTC);
    GameWatcher waiting = new GameWatcher(replica.games, hints, atTheBeginning, LONG);
    assertEquals(new Progress.None(), await(waiting.beyond(beginning, SHORT)));
  }

  @Test
  void nothingIsLeftOfAReaderWhoIsGone() {
    CompletableFuture<Progress> answer = beyondTheBeginning(LONG);
    assertEquals(1, hints.waiting.size());
    answer.cancel(false);
    assertEquals(0, hints.waiting.size());
  }

  @Test
  void aReaderIsToldThatTheStoreHasLostWhatItSaw() {
    Game played = replica.play(game, 2);
    CompletableFuture<Progress> answer = watcher.beyond(GameWatcher.Seen.of(played), LONG);
    log.setBack(game.id(), 1);
    assertFalse(answer.isDone());
    hints.give();
    assertEquals(new Progress.Lost(), await(answer));
  }

  @Test
  void aReaderIsToldThatAnotherEventStandsWhereItSawOne() {
    Game played = replica.play(game, 2);
    log.setBack(game.id(), 1);
    String other = played.at(1).replay().legalActions().get(1).name();
    Replica.accepted(otherReplica.act(game.id(), other, 1));
    otherReplica.play(otherReplica.find(game.id()), 3);
    assertEquals(new Progress.Lost(), await(watcher.beyond(GameWatcher.Seen.of(played), LONG)));
  }
}
