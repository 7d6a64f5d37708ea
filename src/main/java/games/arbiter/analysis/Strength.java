package games.arbiter.analysis;

/** How much work an analysis may do. The bounds are numbers of positions, never time. */
public enum Strength {
  ONE(500, 10_000),
  TWO(10_000, 40_000),
  THREE(60_000, 100_000),
  FOUR(300_000, 600_000);

  /** Used where a request names no strength. */
  public static final Strength DEFAULT = TWO;

  /** What looking three plies ahead may take besides. */
  static final int FORCED_WINS = 40_000;

  private final int tree;
  private final int endgame;

  Strength(int tree, int endgame) {
    this.tree = tree;
    this.endgame = endgame;
  }

  /**
   * The strength of a number.
   *
   * @throws IllegalArgumentException for a number not from 1 to 4
   */
  public static Strength of(int level) {
    if (level < 1 || level > values().length) {
      throw new IllegalArgumentException("no strength " + level);
    }
    return values()[level - 1];
  }

  /** The number that clients see. */
  public int level() {
    return ordinal() + 1;
  }

  /** The positions that the tree search may make. */
  int tree() {
    return tree;
  }

  /** The positions that solving the end of a game may make. */
  int endgame() {
    return endgame;
  }
}
