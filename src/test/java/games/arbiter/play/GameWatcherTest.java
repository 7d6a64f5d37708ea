package games.arbiter.play;

import static games.arbiter.play.GameListContract.await;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import games.arbiter.engine.Replay;
import games.arbiter.engine.Rulesets;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class GameWatcherTest {

  private static final Duration LONG = Duration.ofMinutes(5);
  private static final Duration SHORT = Duration.ofMillis(20);

  private final Hints hints = new Hints();
  private final Memory memory = new Memory();
  private final Counting log = new Counting();
  private final Referee referee = new Referee(log, memory, Clock.systemUTC());
  private final Referee otherReplica = new Referee(log, new Memory(), Clock.systemUTC());
  private final GameWatcher follower = new GameWatcher(referee, hints, Clock.systemUTC(), LONG);
  private final Game game = newGame();

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

  private static final class Memory implements GameCache {
    private final Map<String, Game> games = new ConcurrentHashMap<>();

    @Override
    public Optional<Game> get(String id) {
      return Optional.ofNullable(games.get(id));
    }

    @Override
    public Game put(Game game) {
      return games.merge(game.id(), game, (a, b) -> a.version() > b.version() ? a : b);
    }

    @Override
    public void remove(Game game) {
      games.remove(game.id(), game);
    }
  }

  private Game newGame() {
    String resignable =
        Rulesets.registered().all().stream()
            .filter(ruleset -> ruleset.catalogue().resignable())
            .findFirst()
            .orElseThrow()
            .id();
    Opening.Outcome opened =
        new Opening(Rulesets.registered()).open(resignable, Map.of(), null, null);
    Replay start = ((Opening.Outcome.Opened) opened).replay();
    NewGame wanted =
        new NewGame(start.ruleset().id(), Map.of(), null, null, Access.OPEN, false, List.of());
    return await(referee.create(wanted, start)).game();
  }

  private void act(Referee replica, String action) {
    Game now = await(replica.find(game.id())).orElseThrow();
    ActOutcome outcome =
        await(replica.act(new ActCommand(game.id(), action, null, null, now.version())));
    assertTrue(outcome instanceof ActOutcome.Accepted, outcome::toString);
  }

  private String legalAction() {
    return game.replay().legalActions().get(0).name();
  }

  private CompletableFuture<Optional<Game>> beyondTheBeginning(Duration wait) {
    return follower.beyond(game.id(), 0, wait);
  }

  private static int version(CompletableFuture<Optional<Game>> answer) {
    return await(answer).orElseThrow().version();
  }

  @Test
  void whoIsBehindIsAnsweredAtOnce() {
    act(referee, legalAction());
    assertEquals(1, version(beyondTheBeginning(LONG)));
    assertEquals(0, hints.waiting.size());
  }

  @Test
  void whoHasSeenEverythingWaitsForAHint() {
    CompletableFuture<Optional<Game>> answer = beyondTheBeginning(LONG);
    act(otherReplica, legalAction());
    assertFalse(answer.isDone());
    hints.give();
    assertEquals(1, version(answer));
  }

  @Test
  void aHintWithoutReasonChangesNothing() {
    CompletableFuture<Optional<Game>> answer = beyondTheBeginning(LONG);
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
      new GameWatcher(referee, news, Clock.fixed(now, ZoneOffset.UTC))
          .beyond(game.id(), 0, LONG)
          .cancel(false);
    }
    Instant together = Instant.parse("2026-11-29T18:00:10Z");
    assertEquals(List.of(together, together), looks);
  }

  @Test
  void aLostHintDelaysButLosesNothing() {
    GameWatcher impatient = new GameWatcher(referee, hints, Clock.systemUTC(), SHORT);
    CompletableFuture<Optional<Game>> answer = impatient.beyond(game.id(), 0, LONG);
    act(otherReplica, legalAction());
    assertEquals(1, version(answer));
  }

  @Test
  void whenTheWaitIsUpThereIsNothing() {
    assertEquals(Optional.empty(), await(beyondTheBeginning(SHORT)));
    assertEquals(Optional.empty(), await(beyondTheBeginning(Duration.ZERO)));
  }

  @Test
  void aGameThatTheCacheHasLostIsReadOnlyWhenItHasGoneOn() {
    Referee forgetful = new Referee(log, new Memory(), Clock.systemUTC());
    GameWatcher elsewhere = new GameWatcher(forgetful, hints, Clock.systemUTC());
    assertEquals(Optional.empty(), await(elsewhere.beyond(game.id(), 0, SHORT)));
    assertEquals(0, log.creationsRead.get());
    act(otherReplica, legalAction());
    assertEquals(1, version(elsewhere.beyond(game.id(), 0, LONG)));
  }

  @Test
  void aClockThatIsSetBackMakesNobodyWaitLonger() {
    Clock atTheBeginning = Clock.fixed(Instant.EPOCH, ZoneOffset.UTC);
    GameWatcher waiting = new GameWatcher(referee, hints, atTheBeginning, LONG);
    assertEquals(Optional.empty(), await(waiting.beyond(game.id(), 0, SHORT)));
  }

  @Test
  void nothingIsLeftOfAReaderWhoIsGone() {
    CompletableFuture<Optional<Game>> answer = beyondTheBeginning(LONG);
    assertEquals(1, hints.waiting.size());
    answer.cancel(false);
    assertEquals(0, hints.waiting.size());
  }
}
