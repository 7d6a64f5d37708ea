package games.arbiter.play;

import games.arbiter.engine.GameResult;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletionStage;

/**
 * Where games are kept. Nothing is answered before it is durable. Every stage completes with a
 * {@link StoreUnavailable} when the log cannot be reached or is overloaded; then it is open whether
 * something was written.
 */
public interface EventStore {

  /**
   * Stores a new game, with entries if it is an imported one, all or nothing.
   *
   * @param result how it ended, or null
   * @return false, and nothing is stored, if the game is a rematch and there is one already
   */
  CompletionStage<Boolean> create(GameCreated created, List<GameEvent> entries, GameResult result);

  /** The creation of a game; empty if there is no such game, whatever the form of the id. */
  CompletionStage<Optional<GameCreated>> gameCreated(String id);

  /** The id of the rematch of a game; empty if there is none. */
  CompletionStage<Optional<String>> rematchOf(String id);

  /** Listed games, newest first. */
  CompletionStage<GameList> list(GameList.Query wanted);

  /** How many entries are read at once. */
  int PAGE = 250;

  /**
   * The entries of a game after a version, in order: the first {@link #PAGE}, or fewer if there are
   * not so many that are committed.
   */
  CompletionStage<List<GameEvent>> eventsAfter(String id, int version);

  /**
   * Appends an entry unless its version or its key is taken.
   *
   * @param result how the entry ends the game; null if it does not
   * @return whether the entry is in the log now, durably; false if it lost its race
   * @throws IllegalArgumentException if it cannot be stored: an id that is no UUID, text with NUL
   */
  CompletionStage<Boolean> append(GameEvent entry, GameResult result);
}
