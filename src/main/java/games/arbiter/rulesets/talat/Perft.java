package games.arbiter.rulesets.talat;

import games.arbiter.engine.Action;

/** Counts sequences of actions without judging each: legal ones are generated, the last counted. */
final class Perft {

  private Perft() {}

  static long count(TalatPosition position, int plies) {
    if (plies == 0) {
      return 1;
    }
    if (plies == 1) {
      return LegalActions.count(position);
    }
    long count = 0;
    for (Action action : LegalActions.of(position)) {
      count += count(position.after((TalatAction) action), plies - 1);
    }
    return count;
  }
}
