package games.arbiter.store;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import games.arbiter.play.Game;
import games.arbiter.play.GameCache;
import java.util.Optional;

/**
 * Games in memory, bounded by the number of versions that they have together: a game holds each of
 * its versions. A longer game than half of what is kept counts as half, so that it is kept at all:
 * beside the bound there are the versions of two such games.
 */
public final class CaffeineGameCache implements GameCache {

  private final Cache<String, Game> games;

  /**
   * @param versions how many versions are kept, of all games together
   */
  public CaffeineGameCache(long versions) {
    this.games =
        Caffeine.newBuilder()
            .maximumWeight(versions)
            .weigher(
                (String id, Game game) ->
                    (int) Math.max(1, Math.min(game.version() + 1, versions / 2)))
            .executor(Runnable::run)
            .build();
  }

  @Override
  public Optional<Game> get(String id) {
    return Optional.ofNullable(games.getIfPresent(id));
  }

  @Override
  public Game put(Game game) {
    return games.asMap().merge(game.id(), game, CaffeineGameCache::newer);
  }

  /** After the log was set back, the kept game may have events that the log lost. */
  private static Game newer(Game kept, Game read) {
    return kept.version() > read.version() && kept.at(read.version()).hash().equals(read.hash())
        ? kept
        : read;
  }

  @Override
  public void remove(Game game) {
    games.asMap().remove(game.id(), game);
  }
}
