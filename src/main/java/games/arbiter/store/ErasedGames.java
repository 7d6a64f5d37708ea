package games.arbiter.store;

import games.arbiter.play.GameEvent;

/** The event that closes the log of an erased game until all of it is deleted. */
final class ErasedGames {

  /** No seat has this name. */
  static final String MARK = "";

  private ErasedGames() {}

  static boolean isMark(GameEvent event) {
    return MARK.equals(event.seat());
  }
}
