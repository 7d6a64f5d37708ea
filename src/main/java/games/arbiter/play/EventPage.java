package games.arbiter.play;

import java.util.List;

/**
 * The events of a game after the version that a reader holds.
 *
 * @param known whether the log still has that version with its hash (for version 0: the game). If
 *     not, the log was set back or the game erased: the reader must forget what it holds
 * @param events in order, from the next version on; empty if the version is not known
 */
public record EventPage(boolean known, List<GameEvent> events) {

  /** The answer for a game or a version that is not in the log. */
  public static final EventPage UNKNOWN = new EventPage(false, List.of());

  public EventPage {
    events = List.copyOf(events);
  }
}
