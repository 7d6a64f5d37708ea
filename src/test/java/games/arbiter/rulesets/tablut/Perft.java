package games.arbiter.rulesets.tablut;

import games.arbiter.engine.Position;

/** Counts sequences of moves on packed boards: repetition and agreement ignored. */
public final class Perft {

  private Perft() {}

  /**
   * The leaves of a count that made every move, those to the leaves included, and a sum over the
   * boards at the leaves, so that none of that work can be left out.
   */
  public record Tally(long leaves, long checksum) {}

  /** Counts by making every move, captures and all. */
  public static Tally byMaking(Position position, int plies) {
    TablutState start = ((TablutPosition) position).state();
    long[] tally = new long[2];
    make(start.board(), start.side(), plies, tally);
    return new Tally(tally[0], tally[1]);
  }

  private static void make(Board board, Side side, int plies, long[] tally) {
    if (plies == 0) {
      tally[0]++;
      tally[1] += board.hashCode();
    } else if (!Endings.isDecided(board)) {
      for (TablutAction move : LegalActions.of(board, side)) {
        make(Captures.after(board, side, move), side.opponent(), plies - 1, tally);
      }
    }
  }

  /** Counts the last ply without making its moves. */
  public static long count(Position position, int plies) {
    TablutState start = ((TablutPosition) position).state();
    return count(start.board(), start.side(), plies);
  }

  private static long count(Board board, Side side, int plies) {
    if (plies == 0) {
      return 1;
    }
    if (Endings.isDecided(board)) {
      return 0;
    }
    if (plies == 1) {
      return LegalActions.count(board, side);
    }
    long count = 0;
    for (TablutAction move : LegalActions.of(board, side)) {
      count += count(Captures.after(board, side, move), side.opponent(), plies - 1);
    }
    return count;
  }
}
