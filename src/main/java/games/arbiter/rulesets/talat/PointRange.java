package games.arbiter.rulesets.talat;

/** The points that seats may still end with. */
final class PointRange {

  private PointRange() {}

  /**
   * The points between which every seat will end, for play: what towers on open boards may still
   * capture, reach and lose, each taken by itself.
   */
  static void of(TalatState position, int[] least, int[] most) {
    for (int seat = 0; seat < least.length; seat++) {
      least[seat] = Scoring.CAPTURE_POINTS * position.captured().of(seat).size();
      most[seat] = least[seat];
    }
    for (int board = 0; board < Boards.COUNT; board++) {
      for (int side = Spaces.NEAR; side <= Spaces.FAR; side++) {
        int seat = position.settings().variant().master(board, side);
        addRange(position.board(board), side, position.isFrozen(board), seat, least, most);
      }
    }
  }

  private static void addRange(
      Board board, int side, boolean frozen, int seat, int[] least, int[] most) {
    int own = board.of(side);
    int onLine = own & Spaces.startLine(1 - side);
    if (frozen) {
      least[seat] += Scoring.LINE_POINTS * Integer.bitCount(onLine);
      most[seat] += Scoring.LINE_POINTS * Integer.bitCount(onLine);
      return;
    }
    int takable = 0;
    for (int rest = own; rest != 0; rest &= rest - 1) {
      int space = Integer.numberOfTrailingZeros(rest);
      int targets = board.targets(space);
      takable |= targets & MeetingDistance.notPassed(side, space);
      if ((onLine >>> space & 1) != 0 && !isTakable(board, side, space)) {
        least[seat] += Scoring.LINE_POINTS;
      }
    }
    most[seat] +=
        Scoring.LINE_POINTS * Integer.bitCount(own)
            + Scoring.CAPTURE_POINTS * Integer.bitCount(takable);
  }

  private static boolean isTakable(Board board, int side, int target) {
    for (int rest = board.of(1 - side); rest != 0; rest &= rest - 1) {
      int attacker = Integer.numberOfTrailingZeros(rest);
      if ((board.targets(attacker) & MeetingDistance.notPassed(1 - side, attacker) & 1 << target)
          != 0) {
        return true;
      }
    }
    return false;
  }
}
