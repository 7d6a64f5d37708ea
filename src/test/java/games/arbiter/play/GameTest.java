package games.arbiter.play;

import static games.arbiter.play.GameListContract.await;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import games.arbiter.engine.Replay;
import games.arbiter.engine.Rulesets;
import games.arbiter.rulesets.Replays;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Games as long as they can be. */
class GameTest {

  /** More than two pages of the log. */
  private static final int LONG = 2 * EventStore.PAGE + 345;

  /** An entry that follows a game which can go on for ever: an offer or its refusal. */
  private static GameEvent next(Game game, String key) {
    String action = game.version() % 2 == 0 ? "attackers:offer-draw" : "defenders:decline-draw";
    Replay next = Replays.play(game.replay(), action);
    String hash = HashChain.next(game.hash(), next.version(), next.seat(), action);
    return new GameEvent(
        game.id(), next.version(), next.seat(), action, Instant.EPOCH, hash, next.seat(), key);
  }

  /** A game of so many versions, each with a key of its own. */
  private static Game game(int versions) {
    Game game = Samples.begun(Replays.start(Rulesets.registered().find("tablut").orElseThrow()));
    for (int version = 1; version <= versions; version++) {
      game = game.fold(List.of(next(game, "key " + version)));
    }
    return game;
  }

  @Test
  void eachVersionIsFoundFromEachLaterOne() {
    Game game = game(300);
    for (int later = 0; later <= 300; later++) {
      for (int version = 0; version <= later; version++) {
        assertEquals(version, game.at(later).at(version).version());
      }
    }
    assertEquals(List.of(5, 6, 7), game.versions(5, 7).stream().map(Game::version).toList());
    assertEquals(List.of(299, 300), game.versions(299, 999).stream().map(Game::version).toList());
  }

  @Test
  void aKeyIsKnownFromTheVersionThatItCameWith() {
    Game game = game(300);
    for (int version = 1; version <= 300; version++) {
      String scope = game.at(version).event().seat();
      String key = "key " + version;
      assertEquals(Optional.of(version), game.withKey(scope, key).map(Game::version));
      assertTrue(game.at(version - 1).withKey(scope, key).isEmpty());
      assertTrue(game.withKey("nobody", key).isEmpty());
    }
  }

  @Test
  void ofTwoWaysToGoOnNeitherKnowsTheOthersKeys() {
    Game game = game(9);
    String seat = next(game, "a").seat();
    Game one = game.fold(List.of(next(game, "a")));
    Game other = game.fold(List.of(next(game, "b")));
    assertEquals(Optional.of(one), one.withKey(seat, "a"));
    assertTrue(one.withKey(seat, "b").isEmpty());
    assertTrue(other.withKey(seat, "a").isEmpty());
    assertTrue(game.withKey(seat, "a").isEmpty());
  }

  @Test
  void aLogOfManyPagesIsReadToItsEndThoughNothingIsKept() {
    Game game = game(LONG);
    InMemoryEventStore log = new InMemoryEventStore();
    List<GameEvent> entries = new ArrayList<>();
    game.versions(1, LONG).forEach(version -> entries.add(version.event()));
    log.create(game.created(), entries, null);
    GameRepository games = new GameRepository(log, new NoCache());

    Game read = await(games.find(game.id())).orElseThrow();

    assertEquals(LONG, read.version());
    assertEquals(game.hash(), read.hash());
  }
}
