package games.arbiter.rulesets.talat;

import games.arbiter.engine.Action;
import games.arbiter.engine.Position;

/** Counts sequences of actions without judging each: legal ones are generated, the last counted. */
public final class Perft {

  private Perft() {}

  public static long count(Position position, int plies) {
    return count(((TalatPosition) position).state(), plies);
  }

  private static long count(TalatState state, int plies) {
    if (plies == 1) {
      return count(state);
    }
    long count = 0;
    for (Action action : LegalActions.of(state)) {
      count += count(Transitions.after(state, (TalatAction) action), plies - 1);
    }
    return count;
  }

  /** The number of legal actions. */
  private static int count(TalatState state) {
    return state.isSetup() ? countPlacements(state) : countSteps(state);
  }

  private static int countPlacements(TalatState state) {
    int color = LegalActions.placedColor(state);
    int spaces = 0;
    for (int board = 0; board < Boards.COUNT; board++) {
      spaces += Integer.bitCount(LegalActions.free(state, board, color));
    }
    return spaces * Integer.bitCount(state.hand() & Towers.all(color));
  }

  private static int countSteps(TalatState state) {
    int count = 0;
    for (int board = 0; board < Boards.COUNT; board++) {
      Board on = state.board(board);
      for (int rest = LegalActions.actors(state, board, state.seatToMove());
          rest != 0;
          rest &= rest - 1) {
        int from = Integer.numberOfTrailingZeros(rest);
        count += Integer.bitCount(on.moves(from)) + Integer.bitCount(on.captures(from));
      }
    }
    return count;
  }
}
