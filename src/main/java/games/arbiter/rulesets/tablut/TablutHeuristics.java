package games.arbiter.rulesets.tablut;

import games.arbiter.engine.Action;
import games.arbiter.engine.Heuristics;
import games.arbiter.engine.Position;

/**
 * Soldiers, the king's ways to the edge, and the attackers beside him. All weights are logits for
 * the defenders, found by play.
 */
final class TablutHeuristics implements Heuristics {

  static final Heuristics INSTANCE = new TablutHeuristics();

  /** For each attacker; a defender counts twice. */
  private static final double SOLDIER = 0.25;

  /** The side to move wins with its next move. */
  private static final double WINS_AT_ONCE = 6;

  private static final double ONE_WAY = 0.8;
  private static final double TWO_WAYS = 3;

  /** For each space from which the king would have a way to the edge. */
  private static final double WAY_IN_TWO_MOVES = 0.15;

  private static final int MOST_WAYS_IN_TWO_MOVES = 8;
  private static final double KING_MOVE = 0.03;
  private static final double ATTACKER_BESIDE_KING = 0.4;
  private static final double KING_THREATENED = 1;
  private static final double TO_MOVE = 0.1;

  private static final int EDGES = 1 | 1 << (Spaces.SIZE - 1);

  private TablutHeuristics() {}

  @Override
  public Position after(Position position, Action legal) {
    return TablutPosition.of(
        Transitions.after(((TablutPosition) position).state(), (TablutAction) legal));
  }

  @Override
  public void estimate(Position position, double[] shares) {
    TablutState state = ((TablutPosition) position).state();
    double logit =
        state.side() == Side.DEFENDERS
            ? defendersToMove(state.board())
            : attackersToMove(state.board());
    double defenders = 1 / (1 + StrictMath.exp(-logit));
    shares[Side.ATTACKERS.ordinal()] = 1 - defenders;
    shares[Side.DEFENDERS.ordinal()] = defenders;
  }

  private static double defendersToMove(Board board) {
    int ways = ways(board, board.king(), Spaces.column(board.king()), Spaces.row(board.king()));
    if (ways > 0) {
      return WINS_AT_ONCE;
    }
    double threat = KingThreat.isCapturable(board) ? KING_THREATENED : 0;
    return quiet(board) - threat + TO_MOVE;
  }

  private static double attackersToMove(Board board) {
    if (KingThreat.isCapturable(board)) {
      return -WINS_AT_ONCE;
    }
    int ways = ways(board, board.king(), Spaces.column(board.king()), Spaces.row(board.king()));
    return quiet(board) + (ways >= 2 ? TWO_WAYS : ways * ONE_WAY) - TO_MOVE;
  }

  /** What holds whoever is to move. */
  private static double quiet(Board board) {
    int king = board.king();
    int soldiers = 2 * (board.count(Side.DEFENDERS) - 1) - board.count(Side.ATTACKERS);
    int rows = LegalActions.alongColumn(board, Spaces.column(king), Spaces.row(king));
    int columns = LegalActions.alongRow(board, Spaces.column(king), Spaces.row(king));
    return SOLDIER * soldiers
        + WAY_IN_TWO_MOVES * Math.min(waysInTwo(board, rows, columns), MOST_WAYS_IN_TWO_MOVES)
        + KING_MOVE * (Integer.bitCount(rows) + Integer.bitCount(columns))
        - ATTACKER_BESIDE_KING * attackersBeside(board, king);
  }

  /** The spaces from which the king, moved there now, would have a way to the edge. */
  private static int waysInTwo(Board board, int rows, int columns) {
    int king = board.king();
    int spaces = 0;
    for (int rest = rows; rest != 0; rest &= rest - 1) {
      int row = Integer.numberOfTrailingZeros(rest);
      spaces += ways(board, king, Spaces.column(king), row) > 0 ? 1 : 0;
    }
    for (int rest = columns; rest != 0; rest &= rest - 1) {
      int column = Integer.numberOfTrailingZeros(rest);
      spaces += ways(board, king, column, Spaces.row(king)) > 0 ? 1 : 0;
    }
    return spaces;
  }

  /** In how many directions the edge is reached from a space if the king stood there. */
  private static int ways(Board board, int king, int column, int row) {
    int inColumn = board.column(column);
    int inRow = board.row(row);
    if (column == Spaces.column(king)) {
      inColumn &= ~(1 << Spaces.row(king));
    }
    if (row == Spaces.row(king)) {
      inRow &= ~(1 << Spaces.column(king));
    }
    return Integer.bitCount(LineMoves.reach(row, inColumn) & EDGES)
        + Integer.bitCount(LineMoves.reach(column, inRow) & EDGES);
  }

  private static int attackersBeside(Board board, int king) {
    int attackers = 0;
    for (int direction = 0; direction < Spaces.DIRECTIONS; direction++) {
      int beside = Spaces.next(king, direction);
      attackers += beside != Spaces.NONE && board.has(Side.ATTACKERS, beside) ? 1 : 0;
    }
    return attackers;
  }
}
