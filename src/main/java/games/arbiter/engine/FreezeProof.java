package games.arbiter.engine;

import java.util.List;

/**
 * Whether a board is open or frozen, and why.
 *
 * @param frozen null in rulesets whose boards do not freeze
 * @param witness for an open board: the names of a shortest line of actions on it, turns ignored,
 *     that ends in a capture; else null
 * @param pairs for a frozen board: every tower and opposing tower it could take by its strength,
 *     and why it never can; else null
 */
public record FreezeProof(String board, Boolean frozen, List<String> witness, List<Pair> pairs) {

  /**
   * Two pieces of which one could take the other and never will.
   *
   * @param reason {@code passed}, {@code too-far} or {@code blocked}
   */
  public record Pair(String attacker, String target, String reason) {}

  /** A board of which nothing is claimed beyond whether it is frozen (null: does not apply). */
  public static FreezeProof unproved(String board, Boolean frozen) {
    return new FreezeProof(board, frozen, null, null);
  }
}
