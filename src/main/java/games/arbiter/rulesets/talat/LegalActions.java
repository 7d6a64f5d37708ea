package games.arbiter.rulesets.talat;

import games.arbiter.engine.Action;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/**
 * The legal actions of a position, found directly: exactly those that {@link ActionRules} accepts.
 */
final class LegalActions {

  /** 9 towers in hand with 10 spaces each, or 18 on the boards that reach 5 spaces each. */
  private static final int MOST = 90;

  private static final int[] KINDS_BY_NAME = {2, 1, 0, 5, 4, 3, 8, 7, 6};

  private LegalActions() {}

  /** The legal actions of the seat to move, sorted by name; none when the game is over. */
  static List<Action> of(TalatState state) {
    Action[] actions = new Action[MOST];
    int count = state.isSetup() ? placements(state, actions) : steps(state, actions);
    return Collections.unmodifiableList(Arrays.asList(Arrays.copyOf(actions, count)));
  }

  private static int placements(TalatState state, Action[] actions) {
    if (state.seatToMove() < 0) {
      return 0;
    }
    int color = placedColor(state);
    int count = 0;
    for (int kind : KINDS_BY_NAME) {
      if ((state.hand() >>> Towers.tower(color, kind) & 1) == 0) {
        continue;
      }
      for (int board : Boards.BY_NAME) {
        for (int rest = free(state, board, color); rest != 0; rest &= rest - 1) {
          int to = Integer.numberOfTrailingZeros(rest);
          actions[count++] = Actions.placement(kind, board, to);
        }
      }
    }
    return count;
  }

  static int placedColor(TalatState state) {
    return state.settings().variant().placedColor(state.seatToMove(), state.hand());
  }

  /** The free spaces of a color's start line on a board. */
  static int free(TalatState state, int board, int color) {
    int side = Boards.side(board, color);
    return side < 0 ? 0 : Spaces.startLine(side) & state.board(board).free();
  }

  private static int steps(TalatState state, Action[] actions) {
    int count = 0;
    for (int board : Boards.BY_NAME) {
      Board on = state.board(board);
      for (int rest = actors(state, board, state.seatToMove()); rest != 0; rest &= rest - 1) {
        int from = Integer.numberOfTrailingZeros(rest);
        for (int moves = on.moves(from); moves != 0; moves &= moves - 1) {
          actions[count++] = Actions.move(board, from, Integer.numberOfTrailingZeros(moves));
        }
        for (int takes = on.captures(from); takes != 0; takes &= takes - 1) {
          actions[count++] = Actions.capture(board, from, Integer.numberOfTrailingZeros(takes));
        }
      }
    }
    return count;
  }

  /** The spaces of the towers with which a seat may act on a board. */
  static int actors(TalatState state, int board, int seat) {
    if (seat < 0 || state.isFrozen(board)) {
      return 0;
    }
    int side = state.settings().side(seat, board);
    return side < 0 ? 0 : state.board(board).of(side);
  }

  /** Whether a seat has a legal action in play. */
  static boolean canAct(TalatState state, int seat) {
    for (int board = 0; board < Boards.COUNT; board++) {
      Board on = state.board(board);
      for (int rest = actors(state, board, seat); rest != 0; rest &= rest - 1) {
        int from = Integer.numberOfTrailingZeros(rest);
        if (on.moves(from) != 0 || on.captures(from) != 0) {
          return true;
        }
      }
    }
    return false;
  }
}
