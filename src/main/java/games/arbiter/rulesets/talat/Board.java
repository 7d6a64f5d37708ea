package games.arbiter.rulesets.talat;

import java.util.List;

/**
 * What stands on one board: who (near or far side), of which size and of how many sides, each a set
 * of spaces. Small and three-sided is what is neither of the other two. Immutable.
 */
record Board(int near, int far, int large, int medium, int six, int four) {

  static final Board EMPTY = new Board(0, 0, 0, 0, 0, 0);

  int occupied() {
    return near | far;
  }

  int free() {
    return ~(near | far) & Spaces.ALL;
  }

  /** The spaces of a side's towers. */
  int of(int side) {
    return side == Spaces.NEAR ? near : far;
  }

  boolean isTower(int space) {
    return (occupied() >>> space & 1) != 0;
  }

  /** The side of the tower on an occupied space. */
  int sideAt(int space) {
    return far >>> space & 1;
  }

  /** The kind of the tower on an occupied space. */
  int kindAt(int space) {
    int size = 2 - (medium >>> space & 1) - 2 * (large >>> space & 1);
    int sides = 2 - (four >>> space & 1) - 2 * (six >>> space & 1);
    return 3 * size + sides;
  }

  /** The spaces of the towers, of either side, that a kind takes by its strength. */
  int takableBy(int kind) {
    int smaller =
        switch (Towers.size(kind)) {
          case 0 -> medium;
          case 1 -> small();
          default -> kind == Towers.S3 ? large & six : 0;
        };
    int fewerSides =
        switch (kind % 3) {
          case 0 -> ~six;
          case 1 -> ~(six | four);
          default -> 0;
        };
    return smaller | (ofSize(Towers.size(kind)) & fewerSides);
  }

  private int ofSize(int size) {
    return switch (size) {
      case 0 -> large;
      case 1 -> medium;
      default -> small();
    };
  }

  private int small() {
    return (near | far) & ~(large | medium);
  }

  /** Where the tower on a space can move to. */
  int moves(int space) {
    return Spaces.steps(sideAt(space), space) & free();
  }

  /** Where the tower on a space can capture. */
  int captures(int space) {
    return Spaces.reach(sideAt(space), space) & targets(space);
  }

  /** The towers that the one on a space takes wherever it reaches them. */
  int targets(int space) {
    return of(1 - sideAt(space)) & takableBy(kindAt(space));
  }

  /** This board with one tower more on a free space. */
  Board with(int side, int kind, int space) {
    int bit = 1 << space;
    return new Board(
        side == Spaces.NEAR ? near | bit : near,
        side == Spaces.FAR ? far | bit : far,
        kind < 3 ? large | bit : large,
        Towers.size(kind) == 1 ? medium | bit : medium,
        kind % 3 == 0 ? six | bit : six,
        kind % 3 == 1 ? four | bit : four);
  }

  /** This board after a tower stepped onto a space and removed the tower there, if any. */
  Board moved(int from, int to) {
    return new Board(
        moved(near, from, to),
        moved(far, from, to),
        moved(large, from, to),
        moved(medium, from, to),
        moved(six, from, to),
        moved(four, from, to));
  }

  private static int moved(int spaces, int from, int to) {
    return (spaces & ~(1 << from | 1 << to)) | (spaces >>> from & 1) << to;
  }

  /** The rows as text, of the board with that number, the far row first. */
  List<String> rows(int board) {
    return Spaces.GRID.rows(space -> isTower(space) ? Towers.name(towerAt(board, space)) : null);
  }

  /** The set of the towers on this board, of the board with that number. */
  int towers(int board) {
    int towers = 0;
    for (int rest = occupied(); rest != 0; rest &= rest - 1) {
      towers |= 1 << towerAt(board, Integer.numberOfTrailingZeros(rest));
    }
    return towers;
  }

  /** The tower on an occupied space of the board with that number. */
  int towerAt(int board, int space) {
    return Towers.tower(Boards.color(board, sideAt(space)), kindAt(space));
  }
}
