package games.arbiter.rulesets.tablut;

/**
 * The legal moves of a side: any number of spaces along a row or column, not over a piece and not
 * onto one ({@code tablut.move.rook}), never ending on the castle ({@code tablut.move.castle}).
 */
final class LegalActions {

  private static final int CASTLE_COLUMN = Spaces.column(Spaces.CASTLE);
  private static final int CASTLE_ROW = Spaces.row(Spaces.CASTLE);

  private LegalActions() {}

  /** The legal moves in the order of their names. */
  static TablutAction[] of(Board board, Side side) {
    TablutAction[] moves = new TablutAction[count(board, side)];
    int n = 0;
    for (int from = board.nextOf(side, -1); from != Spaces.NONE; from = board.nextOf(side, from)) {
      int column = Spaces.column(from);
      int row = Spaces.row(from);
      int alongRow = alongRow(board, column, row);
      int before = (1 << column) - 1;
      n = addAlongRow(moves, n, from, alongRow & before);
      for (int rows = alongColumn(board, column, row); rows != 0; rows &= rows - 1) {
        moves[n++] = TablutAction.of(from, Spaces.at(column, Integer.numberOfTrailingZeros(rows)));
      }
      n = addAlongRow(moves, n, from, alongRow & ~before);
    }
    return moves;
  }

  private static int addAlongRow(TablutAction[] moves, int first, int from, int columns) {
    int n = first;
    for (int rest = columns; rest != 0; rest &= rest - 1) {
      moves[n++] =
          TablutAction.of(from, Spaces.at(Integer.numberOfTrailingZeros(rest), Spaces.row(from)));
    }
    return n;
  }

  /** The number of legal moves. */
  static int count(Board board, Side side) {
    int count = 0;
    for (int from = board.nextOf(side, -1); from != Spaces.NONE; from = board.nextOf(side, from)) {
      int column = Spaces.column(from);
      int row = Spaces.row(from);
      count += Integer.bitCount(alongColumn(board, column, row));
      count += Integer.bitCount(alongRow(board, column, row));
    }
    return count;
  }

  /** Whether there is a legal move. */
  static boolean any(Board board, Side side) {
    for (int from = board.nextOf(side, -1); from != Spaces.NONE; from = board.nextOf(side, from)) {
      int column = Spaces.column(from);
      int row = Spaces.row(from);
      if ((alongColumn(board, column, row) | alongRow(board, column, row)) != 0) {
        return true;
      }
    }
    return false;
  }

  /** The rows of its own column that a piece may go to, a bit each. */
  static int alongColumn(Board board, int column, int row) {
    int reached = LineMoves.reach(row, board.column(column));
    return column == CASTLE_COLUMN ? reached & ~(1 << CASTLE_ROW) : reached;
  }

  /** The columns of its own row that a piece may go to, a bit each. */
  static int alongRow(Board board, int column, int row) {
    int reached = LineMoves.reach(column, board.row(row));
    return row == CASTLE_ROW ? reached & ~(1 << CASTLE_COLUMN) : reached;
  }
}
