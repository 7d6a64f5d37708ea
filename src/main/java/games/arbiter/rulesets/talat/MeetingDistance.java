package games.arbiter.rulesets.talat;

/**
 * The number of moves after which two facing towers can meet, so that one could capture the other.
 *
 * <p>Seen from the attacker let the target be d rows ahead and c columns aside. Each move of either
 * brings them one row nearer and changes c by at most one. A capture needs d = 1 and c at most 1,
 * or d = 0 and c = 1. So on an empty board they meet after d - 1 moves if c is at most d, after d
 * moves if c is d + 1, and never otherwise; other towers can only delay that.
 */
final class MeetingDistance {

  /** More moves than any two towers could make. */
  static final int NEVER = 100;

  private static final byte[][] MOVES = new byte[2][Spaces.COUNT * Spaces.COUNT];
  private static final int[][] ATTACKERS = new int[2][Spaces.COUNT];
  private static final int[][] TARGETS = new int[2][Spaces.COUNT];
  private static final int[][] NOT_PASSED = new int[2][Spaces.COUNT];

  static {
    for (int side = Spaces.NEAR; side <= Spaces.FAR; side++) {
      for (int attacker = 0; attacker < Spaces.COUNT; attacker++) {
        for (int target = 0; target < Spaces.COUNT; target++) {
          int moves = movesApart(rowsAhead(side, attacker, target), columns(attacker, target));
          MOVES[side][Spaces.COUNT * attacker + target] = (byte) moves;
          if (rowsAhead(side, attacker, target) >= 0) {
            NOT_PASSED[side][attacker] |= 1 << target;
          }
          if (moves != NEVER) {
            ATTACKERS[side][target] |= 1 << attacker;
            TARGETS[side][attacker] |= 1 << target;
          }
        }
      }
    }
  }

  private MeetingDistance() {}

  private static int movesApart(int rows, int columns) {
    if (rows < 0 || columns > rows + 1) {
      return NEVER;
    }
    return columns == rows + 1 ? rows : rows - 1;
  }

  private static int rowsAhead(int side, int attacker, int target) {
    int rows = Spaces.row(target) - Spaces.row(attacker);
    return side == Spaces.NEAR ? rows : -rows;
  }

  private static int columns(int attacker, int target) {
    return Math.abs(Spaces.column(target) - Spaces.column(attacker));
  }

  /** The fewest moves after which an attacker of a side could take the target; or NEVER. */
  static int fewestMoves(int side, int attacker, int target) {
    return MOVES[side][Spaces.COUNT * attacker + target];
  }

  /** The spaces from which an attacker of a side could come to meet a target on a space. */
  static int attackers(int side, int target) {
    return ATTACKERS[side][target];
  }

  /** The spaces from which a target could come to meet an attacker of a side on a space. */
  static int targets(int side, int attacker) {
    return TARGETS[side][attacker];
  }

  /**
   * The spaces of the targets that an attacker has not passed. No other is ever taken; one that is
   * too far aside may be, after a capture to the side.
   */
  static int notPassed(int side, int attacker) {
    return NOT_PASSED[side][attacker];
  }

  /** Why an attacker of a side never takes a target on a frozen board. */
  static String whyNever(int side, int attacker, int target) {
    int rows = rowsAhead(side, attacker, target);
    if (rows < 0) {
      return "passed";
    }
    return columns(attacker, target) > rows + 1 ? "too-far" : "blocked";
  }
}
