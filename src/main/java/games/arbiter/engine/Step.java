package games.arbiter.engine;

import java.util.List;

/** A game at one version, as the rules of all games read it. */
abstract class Step {

  /**
   * How many versions a game can have after version 0: players can offer and decline draws without
   * end. The last version is kept for the action that ends the game.
   */
  public static final int MAX_VERSIONS = 4_000;

  abstract Ruleset ruleset();

  abstract int version();

  /** The seat that acted last; null at version 0. */
  abstract String seat();

  /** The last action; null at version 0. */
  abstract Action action();

  abstract List<Effect> effects();

  abstract Position position();

  abstract List<Offer> offers();

  /** Whether seats may ask to take back. */
  abstract boolean allowsTakeBacks();

  /** The request to take back that stands; null if there is none. */
  abstract TakeBackRequest takeBack();

  /** The step whose history goes on here: the previous one, unless a take-back went further. */
  abstract Step origin();
}
