package games.arbiter.rulesets.tablut;

/**
 * How far a piece can go along one row or column. A line is nine bits, the lowest its first space;
 * the answer for every place and every occupation of a line is computed once.
 */
final class LineMoves {

  private static final int LINES = 1 << Spaces.SIZE;
  private static final short[] REACH = new short[Spaces.SIZE * LINES];

  static {
    for (int place = 0; place < Spaces.SIZE; place++) {
      for (int occupied = 0; occupied < LINES; occupied++) {
        REACH[place * LINES + occupied] =
            (short) (reach(place, occupied, 1) | reach(place, occupied, -1));
      }
    }
  }

  private LineMoves() {}

  /** The spaces of a line that a piece at a place reaches: not over a piece and not onto one. */
  static int reach(int place, int occupied) {
    return REACH[place * LINES + occupied];
  }

  private static int reach(int place, int occupied, int step) {
    int reached = 0;
    int to = place + step;
    while (to >= 0 && to < Spaces.SIZE && (occupied & 1 << to) == 0) {
      reached |= 1 << to;
      to += step;
    }
    return reached;
  }
}
