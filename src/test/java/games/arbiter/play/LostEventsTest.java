package games.arbiter.play;

import static games.arbiter.play.GameListContract.await;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletionException;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A store that went back, as after a restore, under replicas that hold what it has lost. */
class LostEventsTest {

  private final InMemoryEventStore store = new InMemoryEventStore();
  private final Replica replica = new Replica(store);
  private final Replica other = new Replica(store);
  private Game lost;
  private String next;

  /** The replica holds version 6 of a game, the store only the first four. */
  @BeforeEach
  void loseTheEnd() {
    lost = replica.play(replica.newGame(), 6);
    next = lost.replay().legalActions().get(0).name();
    store.setBack(lost.id(), 4);
  }

  private List<Integer> versions() {
    return await(store.eventsAfter(lost.id(), 0, lost.at(0).hash())).events().stream()
        .map(GameEvent::version)
        .toList();
  }

  private Rejection rejection(ActOutcome outcome, String code) {
    assertEquals(code, Replica.why(outcome));
    return ((ActOutcome.Rejected) outcome).rejection();
  }

  @Test
  void anActionOnALostVersionIsStaleAndNothingIsAppended() {
    Rejection stale = rejection(replica.act(lost.id(), next, 6), "stale-version");
    assertEquals(4, stale.currentVersion());
    assertEquals(List.of(1, 2, 3, 4), versions());
    replica.play(replica.find(lost.id()), 2);
    assertEquals(List.of(1, 2, 3, 4, 5, 6), versions());
  }

  @Test
  void soIsOneOnALostVersionWhereOthersHaveGoneOn() {
    String elsewhere = lost.at(4).replay().legalActions().get(1).name();
    Replica.accepted(other.act(lost.id(), elsewhere, 4));
    other.play(other.find(lost.id()), 1);
    Rejection stale = rejection(replica.act(lost.id(), next, 5), "stale-version");
    assertEquals(6, stale.currentVersion());
    Game now = replica.find(lost.id());
    assertEquals(other.find(lost.id()).hash(), now.hash());
    assertNotEquals(lost.hash(), now.hash());
    assertEquals(7, replica.play(now, 1).version());
    assertEquals(other.find(lost.id()).hash(), replica.find(lost.id()).hash());
  }

  @Test
  void aRetryOfALostActionIsNotADuplicate() {
    String sixth = lost.event().action();
    rejection(replica.act(lost.id(), sixth, 5), "stale-version");
    assertEquals(List.of(1, 2, 3, 4), versions());
    String fifth = lost.at(5).event().action();
    Game again = Replica.accepted(replica.act(lost.id(), fifth, 4));
    assertEquals(lost.at(5).hash(), again.hash());
  }

  @Test
  void aRetryOfALostActionWithItsKeyIsAcceptedAnew() {
    Game game = replica.newGame();
    ActCommand command =
        new ActCommand(game.id(), game.replay().legalActions().get(0).name(), null, "key", 0);
    Replica.accepted(await(replica.act.act(command)));
    assertEquals("duplicate", Replica.why(await(replica.act.act(command))));
    store.setBack(game.id(), 0);
    Replica.accepted(await(replica.act.act(command)));
    assertEquals("duplicate", Replica.why(await(replica.act.act(command))));
  }

  @Test
  void noReadTellsALostVersion() {
    assertEquals(4, replica.find(lost.id()).version());
    assertEquals(Optional.empty(), await(replica.games.find(lost.id(), 5)));
  }

  @Test
  void noReadOfAnEarlierVersionTellsALostOne() {
    assertEquals(Optional.empty(), await(replica.games.find(lost.id(), 6)));
    assertEquals(4, await(replica.games.find(lost.id(), 4)).orElseThrow().version());
  }

  @Test
  void aLostEndMakesNoRematch() {
    Game game = replica.newGame();
    String seat = game.replay().toMove().orElseThrow();
    Replica.accepted(replica.act(game.id(), seat + ":resign", 0));
    store.setBack(game.id(), 0);
    String code =
        await(replica.rematch.rematch(game.id(), null)).match(made -> "made", Rejection::code);
    assertEquals("game-not-over", code);
  }

  @Test
  void aLostGameIsUnknown() {
    Game game = replica.newGame();
    store.lose(game.id());
    String action = game.replay().legalActions().get(0).name();
    rejection(replica.act(game.id(), action, 0), "not-found");
    assertEquals(Optional.empty(), await(replica.games.find(game.id())));
  }

  @Test
  void anEventWhoseHashDoesNotFollowBreaksItsGameAlone() {
    Game broken = replica.newGame();
    String action = broken.replay().legalActions().get(0).name();
    String seat = broken.replay().toMove().orElseThrow();
    String hash = HashChain.next("another", 1, seat, action);
    await(
        store.append(
            new GameEvent(
                broken.id(), 1, seat, action, GameEvent.now(Clock.systemUTC()), hash, "", null),
            broken.hash(),
            null));
    CompletionException failure =
        assertThrows(CompletionException.class, () -> other.find(broken.id()));
    assertEquals(IllegalStateException.class, failure.getCause().getClass());
    assertEquals(4, other.find(lost.id()).version());
  }
}
