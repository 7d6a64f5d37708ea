package games.arbiter.rulesets.talat;

import games.arbiter.engine.Action;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/** The legal actions of a position: what {@link Rules} leaves, found directly. */
final class LegalActions {

  /** 9 towers in hand with 10 spaces each, or 18 on the boards that reach 5 spaces each. */
  private static final int MOST = 90;

  private static final int[] KINDS_BY_NAME = {2, 1, 0, 5, 4, 3, 8, 7, 6};

  private LegalActions() {}

  /** The legal actions of the seat to move, sorted by name; none when the game is over. */
  static List<Action> of(TalatPosition position) {
    Action[] actions = new Action[MOST];
    int count = position.isSetup() ? placements(position, actions) : steps(position, actions);
    return Collections.unmodifiableList(Arrays.asList(Arrays.copyOf(actions, count)));
  }

  private static int placements(TalatPosition position, Action[] actions) {
    if (position.seatToMove() < 0) {
      return 0;
    }
    int color = placedColor(position);
    int count = 0;
    for (int kind : KINDS_BY_NAME) {
      if ((position.hand() >>> Towers.tower(color, kind) & 1) == 0) {
        continue;
      }
      for (int board : Boards.BY_NAME) {
        for (int rest = free(position, board, color); rest != 0; rest &= rest - 1) {
          int to = Integer.numberOfTrailingZeros(rest);
          actions[count++] = Actions.placement(kind, board, to);
        }
      }
    }
    return count;
  }

  private static int placedColor(TalatPosition position) {
    return position.terms().variant().placedColor(position.seatToMove(), position.hand());
  }

  /** The free spaces of a color's start line on a board. */
  private static int free(TalatPosition position, int board, int color) {
    int side = Boards.side(board, color);
    return side < 0 ? 0 : Spaces.startLine(side) & position.board(board).free();
  }

  private static int steps(TalatPosition position, Action[] actions) {
    int count = 0;
    for (int board : Boards.BY_NAME) {
      Board on = position.board(board);
      for (int rest = actors(position, board, position.seatToMove()); rest != 0; rest &= rest - 1) {
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
  private static int actors(TalatPosition position, int board, int seat) {
    if (seat < 0 || position.isFrozen(board)) {
      return 0;
    }
    int side = position.terms().side(seat, board);
    return side < 0 ? 0 : position.board(board).of(side);
  }

  /** Whether a seat has a legal action in play. */
  static boolean canAct(TalatPosition position, int seat) {
    for (int board = 0; board < Boards.COUNT; board++) {
      Board on = position.board(board);
      for (int rest = actors(position, board, seat); rest != 0; rest &= rest - 1) {
        int from = Integer.numberOfTrailingZeros(rest);
        if (on.moves(from) != 0 || on.captures(from) != 0) {
          return true;
        }
      }
    }
    return false;
  }

  /** The number of legal actions. */
  static int count(TalatPosition position) {
    return position.isSetup() ? countPlacements(position) : countSteps(position);
  }

  private static int countPlacements(TalatPosition position) {
    int color = placedColor(position);
    int spaces = 0;
    for (int board = 0; board < Boards.COUNT; board++) {
      spaces += Integer.bitCount(free(position, board, color));
    }
    return spaces * Integer.bitCount(position.hand() & Towers.all(color));
  }

  private static int countSteps(TalatPosition position) {
    int count = 0;
    for (int board = 0; board < Boards.COUNT; board++) {
      Board on = position.board(board);
      for (int rest = actors(position, board, position.seatToMove()); rest != 0; rest &= rest - 1) {
        int from = Integer.numberOfTrailingZeros(rest);
        count += Integer.bitCount(on.moves(from)) + Integer.bitCount(on.captures(from));
      }
    }
    return count;
  }
}
