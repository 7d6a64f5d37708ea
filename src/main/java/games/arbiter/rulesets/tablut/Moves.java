package games.arbiter.rulesets.tablut;

/**
 * The legal moves of a side: any number of spaces along a row or column, not over a piece and not
 * onto one ({@code tablut.move.rook}), never ending on the castle ({@code tablut.move.castle}).
 */
final class Moves {

  private static final int CASTLE_COLUMN = Space.column(Space.CASTLE);
  private static final int CASTLE_ROW = Space.row(Space.CASTLE);

  private Moves() {}

  /** The legal moves in the order of their names. */
  static Move[] of(Board board, Side side) {
    Move[] moves = new Move[count(board, side)];
    int n = 0;
    for (int from = board.nextOf(side, -1); from != Space.NONE; from = board.nextOf(side, from)) {
      int column = Space.column(from);
      int row = Space.row(from);
      int alongRow = alongRow(board, column, row);
      int before = (1 << column) - 1;
      n = addAlongRow(moves, n, from, alongRow & before);
      for (int rows = alongColumn(board, column, row); rows != 0; rows &= rows - 1) {
        moves[n++] = Move.of(from, Space.at(column, Integer.numberOfTrailingZeros(rows)));
      }
      n = addAlongRow(moves, n, from, alongRow & ~before);
    }
    return moves;
  }

  private static int addAlongRow(Move[] moves, int first, int from, int columns) {
    int n = first;
    for (int rest = columns; rest != 0; rest &= rest - 1) {
      moves[n++] = Move.of(from, Space.at(Integer.numberOfTrailingZeros(rest), Space.row(from)));
    }
    return n;
  }

  /** The number of legal moves. */
  static int count(Board board, Side side) {
    int count = 0;
    for (int from = board.nextOf(side, -1); from != Space.NONE; from = board.nextOf(side, from)) {
      int column = Space.column(from);
      int row = Space.row(from);
      count += Integer.bitCount(alongColumn(board, column, row));
      count += Integer.bitCount(alongRow(board, column, row));
    }
    return count;
  }

  /** Whether there is a legal move. */
  static boolean any(Board board, Side side) {
    for (int from = board.nextOf(side, -1); from != Space.NONE; from = board.nextOf(side, from)) {
      int column = Space.column(from);
      int row = Space.row(from);
      if ((alongColumn(board, column, row) | alongRow(board, column, row)) != 0) {
        return true;
      }
    }
    return false;
  }

  /** The rows of its own column that a piece may go to, a bit each. */
  private static int alongColumn(Board board, int column, int row) {
    int reached = Slides.reach(row, board.column(column));
    return column == CASTLE_COLUMN ? reached & ~(1 << CASTLE_ROW) : reached;
  }

  /** The columns of its own row that a piece may go to, a bit each. */
  private static int alongRow(Board board, int column, int row) {
    int reached = Slides.reach(column, board.row(row));
    return row == CASTLE_ROW ? reached & ~(1 << CASTLE_COLUMN) : reached;
  }
}
