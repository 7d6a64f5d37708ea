package games.arbiter.rulesets.tablut;

import games.arbiter.engine.Grid;
import java.util.stream.IntStream;

/**
 * The 81 spaces as numbers from 0: column by column and upwards, so that their order is that of
 * their names.
 */
final class Spaces {

  static final int SIZE = 9;
  static final Grid GRID = new Grid(SIZE, SIZE);
  static final int COUNT = SIZE * SIZE;
  static final int CASTLE = at(4, 4);

  /** No space: beyond the edge, or where a captured king stands. */
  static final int NONE = Grid.NONE;

  static final int DIRECTIONS = 4;
  private static final int[] COLUMN_STEP = {0, 0, -1, 1};
  private static final int[] ROW_STEP = {1, -1, 0, 0};

  private static final String[] NAMES =
      IntStream.range(0, COUNT).mapToObj(GRID::name).toArray(String[]::new);
  private static final int[][] NEXT =
      IntStream.range(0, DIRECTIONS)
          .mapToObj(
              d ->
                  IntStream.range(0, COUNT)
                      .map(space -> GRID.from(space, COLUMN_STEP[d], ROW_STEP[d]))
                      .toArray())
          .toArray(int[][]::new);

  private Spaces() {}

  static int at(int column, int row) {
    return column * SIZE + row;
  }

  static int column(int space) {
    return space / SIZE;
  }

  static int row(int space) {
    return space % SIZE;
  }

  static String name(int space) {
    return NAMES[space];
  }

  /** The space beside one in a direction from 0 to 3; NONE beyond the edge. */
  static int next(int space, int direction) {
    return NEXT[direction][space];
  }

  /** Whether a king on this space has escaped; corners count as edge spaces. */
  static boolean isEdge(int space) {
    int column = column(space);
    int row = row(space);
    return column == 0 || column == SIZE - 1 || row == 0 || row == SIZE - 1;
  }

  /** Whether the castle is directly beside a space; diagonally beside it is the open. */
  static boolean isBesideCastle(int space) {
    for (int direction = 0; direction < DIRECTIONS; direction++) {
      if (next(CASTLE, direction) == space) {
        return true;
      }
    }
    return false;
  }
}
