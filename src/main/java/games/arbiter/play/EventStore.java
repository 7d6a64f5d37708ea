package games.arbiter.play;

import games.arbiter.engine.GameResult;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletionStage;

/**
 * Stores games. Every stage completes after the data is durable, or with {@link StoreUnavailable}
 * when the store cannot be reached or is overloaded; then a write may or may not have taken effect.
 */
public interface EventStore {

  /**
   * Stores a new game, with its events if it is an imported one, all or nothing.
   *
   * @param result how it ended, or null
   * @return false, and nothing is stored, if the game is a rematch and the old game has one already
   *     or has no end in the log
   */
  CompletionStage<Boolean> create(GameCreated created, List<GameEvent> events, GameResult result);

  /** The creation of a game; empty if there is no such game, whatever the form of the id. */
  CompletionStage<Optional<GameCreated>> gameCreated(String id);

  /** The id of the rematch of a game; empty if there is none. */
  CompletionStage<Optional<String>> rematchOf(String id);

  /** Listed games, newest first. */
  CompletionStage<GameList> list(GameList.Query wanted);

  /** How many events are read at once. */
  int PAGE = 250;

  /**
   * The events of a game after a version: the first {@link #PAGE}, or all if there are fewer. The
   * page also tells whether the log still has that version. If it does not, forget what you hold.
   *
   * @param hash of that version, which is not looked at for version 0; null if you do not know it
   */
  CompletionStage<EventPage> eventsAfter(String id, int version, String hash);

  /**
   * Appends an event if the event before it is in the log with its hash (for version 1: the game)
   * and neither its version nor its key is taken.
   *
   * @param previousHash the hash of the version before
   * @param result how the event ends the game; null if it does not
   * @return whether the event is in the log now, durably; false if not, and a new read tells why
   * @throws IllegalArgumentException if it cannot be stored: an id that is no UUID, text with NUL
   */
  CompletionStage<Boolean> append(GameEvent event, String previousHash, GameResult result);
}
