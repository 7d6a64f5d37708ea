package games.arbiter.rulesets.talat;

import java.util.List;

/** The three boards as numbers: 0 wb, 1 bg, 2 gw; board b lies between colors b and b + 1. */
final class Boards {

  static final int COUNT = 3;

  /** The boards in the order of their names. */
  static final int[] BY_NAME = {1, 2, 0};

  private static final List<String> NAMES = List.of("wb", "bg", "gw");

  private Boards() {}

  static String name(int board) {
    return NAMES.get(board);
  }

  /** The number of the board of that name; -1 for an unknown name. */
  static int byName(String name) {
    return NAMES.indexOf(name);
  }

  /** The color whose start line is that side of a board. */
  static int color(int board, int side) {
    return (board + side) % COUNT;
  }

  /** The side of a color on a board; -1 where it has none. */
  static int side(int board, int color) {
    int side = (color - board + COUNT) % COUNT;
    return side <= Spaces.FAR ? side : -1;
  }
}
