package games.arbiter.rulesets.tablut;

import games.arbiter.engine.PositionParser;
import java.util.stream.IntStream;

/**
 * The 81 spaces as numbers from 0: column by column and upwards, so that their order is that of
 * their names.
 */
final class Space {

  static final int SIZE = 9;
  static final int COUNT = SIZE * SIZE;
  static final int CASTLE = at(4, 4);

  /** No space: beyond the edge, or where a captured king stands. */
  static final int NONE = -1;

  static final int DIRECTIONS = 4;
  private static final int[] COLUMN_STEP = {0, 0, -1, 1};
  private static final int[] ROW_STEP = {1, -1, 0, 0};

  private static final String[] NAMES =
      IntStream.range(0, COUNT)
          .mapToObj(space -> PositionParser.space(column(space), row(space)))
          .toArray(String[]::new);
  private static final int[][] NEXT =
      IntStream.range(0, DIRECTIONS)
          .mapToObj(d -> IntStream.range(0, COUNT).map(space -> step(space, d)).toArray())
          .toArray(int[][]::new);

  private Space() {}

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

  /** The space whose name stands at an offset of a text, or NONE. */
  static int named(String text, int offset) {
    int column = text.charAt(offset) - 'a';
    int row = text.charAt(offset + 1) - '1';
    boolean onBoard = column >= 0 && column < SIZE && row >= 0 && row < SIZE;
    return onBoard ? at(column, row) : NONE;
  }

  /** The space beside one in a direction from 0 to 3; NONE beyond the edge. */
  static int next(int space, int direction) {
    return NEXT[direction][space];
  }

  private static int step(int space, int direction) {
    int column = column(space) + COLUMN_STEP[direction];
    int row = row(space) + ROW_STEP[direction];
    boolean onBoard = column >= 0 && column < SIZE && row >= 0 && row < SIZE;
    return onBoard ? at(column, row) : NONE;
  }

  /** Whether a king who stands there has escaped; corners are edge spaces like others. */
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
