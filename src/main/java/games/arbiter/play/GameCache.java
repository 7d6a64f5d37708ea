package games.arbiter.play;

import java.util.Optional;

/**
 * Games kept in memory, each at some version that is or was its newest. An entry may vanish at any
 * time, may be behind the log, and after the log was set back may be ahead of it.
 */
public interface GameCache {

  Optional<Game> get(String id);

  /**
   * Keeps a game unless a newer version with the same history is kept already.
   *
   * @return the game that is kept now
   */
  Game put(Game game);

  /** Forgets a game that the log does not have, unless another version of it is kept by now. */
  void remove(Game game);
}
