package games.arbiter.engine;

import java.util.Locale;

/** Why an action is refused, apart from the rules it breaks. */
public enum RefusalKind {
  /** It breaks a rule of the board. */
  ILLEGAL_ACTION,
  /** The game has as many versions as it may have, and the action does not end it. */
  GAME_TOO_LONG,
  /** The game has ended. */
  GAME_OVER,
  /** It answers an offer, and none of the other side stands. */
  NO_SUCH_OFFER,
  /** It asks to take back, and the seat has no action on a board to take back. */
  NOTHING_TO_TAKE_BACK,
  /** It makes an offer while one stands. */
  OFFER_OPEN,
  /** It is not an action but a set position that cannot be. */
  INVALID_POSITION;

  /** The name that clients see, such as {@code illegal-action}. */
  public String id() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
