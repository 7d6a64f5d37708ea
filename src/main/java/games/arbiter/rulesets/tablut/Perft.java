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
    TablutPosition start = (TablutPosition) position;
    long[] tally = new long[2];
    make(start.board(), start.side(), plies, tally);
    return new Tally(tally[0], tally[1]);
  }

  private static void make(Board board, Side side, int plies, long[] tally) {
    if (plies == 0) {
      tally[0]++;
      tally[1] += board.hashCode();
    } else if (!Ending.isDecided(board)) {
      for (Move move : Moves.of(board, side)) {
        make(Captures.after(board, side, move), side.opponent(), plies - 1, tally);
      }
    }
  }

  /** Counts the last ply without making its moves. */
  static long count(TablutPosition position, int plies) {
    if (position.result().isPresent()) {
      return plies == 0 ? 1 : 0;
    }
    return count(position.board(), position.side(), plies);
  }

  private static long count(Board board, Side side, int plies) {
    if (plies == 0) {
      return 1;
    }
    if (Ending.isDecided(board)) {
      return 0;
    }
    if (plies == 1) {
      return Moves.count(board, side);
    }
    long count = 0;
    for (Move move : Moves.of(board, side)) {
      count += count(Captures.after(board, side, move), side.opponent(), plies - 1);
    }
    return count;
  }
}
