package games.arbiter.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import games.arbiter.engine.Replay;
import games.arbiter.engine.Rulesets;
import games.arbiter.play.Game;
import games.arbiter.play.Samples;
import games.arbiter.rulesets.Replays;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class CaffeineGameCacheTest {

  private static final int VERSIONS = 100;

  private final CaffeineGameCache cache = new CaffeineGameCache(VERSIONS);

  /** A game of so many actions. */
  private static Game game(int actions) {
    Replay start = Replays.start(Rulesets.registered().find("talat").orElseThrow());
    Replay replay = start;
    for (int version = 1; version <= actions; version++) {
      replay = Replays.play(replay, replay.legalActions().get(0).name());
    }
    return Samples.begun(start).followedBy(replay, Instant.EPOCH);
  }

  @Test
  void keepsNothingWhereNothingIsToBeKept() {
    CaffeineGameCache none = new CaffeineGameCache(0);
    Game game = game(3);
    none.put(game);
    assertEquals(Optional.empty(), none.get(game.id()));
  }

  @Test
  void keepsTheNewerOfTwoVersions() {
    Game newer = game(3);
    assertSame(newer.at(1), cache.put(newer.at(1)));
    assertSame(newer, cache.put(newer));
    assertSame(newer, cache.put(newer.at(2)));
    assertSame(newer, cache.get(newer.id()).orElseThrow());
  }

  @Test
  void holdsAsManyVersionsAsItMayOfAllGamesTogether() {
    List<Game> games = IntStream.range(0, 60).mapToObj(i -> game(4)).toList();
    games.forEach(cache::put);
    int kept =
        games.stream()
            .map(game -> cache.get(game.id()))
            .flatMap(Optional::stream)
            .mapToInt(game -> game.version() + 1)
            .sum();
    assertTrue(kept <= VERSIONS, () -> "kept " + kept);
    assertTrue(kept > VERSIONS / 2, () -> "kept " + kept);
  }

  @Test
  void keepsAGameThatIsLongerThanAllThatItMayHold() {
    Game longGame = game(40);
    CaffeineGameCache small = new CaffeineGameCache(30);
    small.put(longGame);
    assertSame(longGame, small.get(longGame.id()).orElseThrow());
  }

  @Test
  void knowsNothingOfOtherGames() {
    assertEquals(Optional.empty(), cache.get(UUID.randomUUID().toString()));
  }
}
