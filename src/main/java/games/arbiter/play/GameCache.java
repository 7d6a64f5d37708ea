package games.arbiter.play;

import java.util.Optional;

/**
 * Games kept in memory, each at some version that is or was its newest. Disposable: an entry may
 * vanish at any time and may be behind the log, never ahead of it.
 */
public interface GameCache {

  Optional<Game> get(String id);

  /** Keeps a game unless a newer version of it is kept already; the newer of both. */
  Game put(Game game);
}
