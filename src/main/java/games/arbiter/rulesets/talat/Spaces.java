package games.arbiter.rulesets.talat;

import games.arbiter.engine.Grid;

/**
 * The 25 spaces of a board as numbers 5 * column + row, so that their order is that of their names,
 * and sets of them as ints. The near side (0) goes up the rows, the far side (1) down.
 */
final class Spaces {

  static final Grid GRID = new Grid(5, 5);
  static final int COUNT = 25;
  static final int ALL = (1 << COUNT) - 1;
  static final int NEAR = 0;
  static final int FAR = 1;

  private static final int ROW_1 = 0b00001_00001_00001_00001_00001;
  private static final int ROW_5 = ROW_1 << 4;
  private static final String[] NAMES = new String[COUNT];
  private static final int[][] STEPS = new int[2][COUNT];
  private static final int[][] REACH = new int[2][COUNT];

  static {
    for (int space = 0; space < COUNT; space++) {
      NAMES[space] = GRID.name(space);
      for (int side = NEAR; side <= FAR; side++) {
        STEPS[side][space] = stepsOf(side, 1 << space);
        REACH[side][space] = reachOf(side, 1 << space);
      }
    }
  }

  private Spaces() {}

  static int space(int column, int row) {
    return 5 * column + row;
  }

  static int column(int space) {
    return space / 5;
  }

  static int row(int space) {
    return space % 5;
  }

  static String name(int space) {
    return NAMES[space];
  }

  /** The start line of a side. */
  static int startLine(int side) {
    return side == NEAR ? ROW_1 : ROW_5;
  }

  /** talat.move.forward: one space towards the opposing start line, straight or diagonally. */
  static int steps(int side, int space) {
    return STEPS[side][space];
  }

  /** talat.capture.reach: straight or diagonally ahead, or directly to either side. */
  static int reach(int side, int space) {
    return REACH[side][space];
  }

  /** Where towers of a side on any of some spaces can step on an empty board. */
  static int stepsOf(int side, int spaces) {
    int straight = side == NEAR ? (spaces & ~ROW_5) << 1 : (spaces & ~ROW_1) >>> 1;
    return straight | beside(straight);
  }

  /** Where towers of a side on any of some spaces can capture. */
  static int reachOf(int side, int spaces) {
    return stepsOf(side, spaces) | beside(spaces);
  }

  /** The spaces directly to either side of some. */
  private static int beside(int spaces) {
    return (spaces << 5 & ALL) | spaces >>> 5;
  }

  /** Some spaces and all that towers of a side could come to from there over free ones. */
  static int ways(int side, int spaces, int free) {
    int all = spaces;
    for (int next = spaces; next != 0; all |= next) {
      next = stepsOf(side, next) & free;
    }
    return all;
  }
}
