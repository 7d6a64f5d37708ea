package games.arbiter.rulesets.talat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Finds out whether a capture can still be reached on a board by moves of either side, and the
 * first, in the order of names, of the shortest ways there.
 *
 * <p>Every way ends with a pair of towers of which one takes the other. So the ways of each pair
 * are searched apart ({@link PairSearch}), those of all pairs with one move more allowed again and
 * again. What is found first is shortest; when no pair is left there is none.
 */
final class FreezeSearch {

  /**
   * The result of the search.
   *
   * @param steps the witness, its last step a capture; null if the board is frozen
   * @param visited how many boards were looked at
   */
  record Outcome(int[] steps, int visited) {
    boolean frozen() {
      return steps == null;
    }
  }

  private FreezeSearch() {}

  static Outcome of(Board board) {
    int capture = firstCapture(board);
    return capture < 0 ? search(board) : new Outcome(new int[] {capture}, 1);
  }

  /** The first capture in the order of names; -1 if no capture is possible. */
  private static int firstCapture(Board board) {
    for (int rest = board.occupied(); rest != 0; rest &= rest - 1) {
      int from = Integer.numberOfTrailingZeros(rest);
      int captures = board.captures(from);
      if (captures != 0) {
        return PackedStep.of(from, Integer.numberOfTrailingZeros(captures));
      }
    }
    return -1;
  }

  private static Outcome search(Board board) {
    List<PairSearch> open = pairs(board);
    int[] witness = null;
    int visited = 1;
    for (int moves = 0; witness == null && !open.isEmpty(); moves++) {
      for (PairSearch pair : open) {
        witness = firstByName(witness, pair.search(moves));
        visited += pair.visited();
      }
      open.removeIf(PairSearch::isExhausted);
    }
    return new Outcome(witness, visited);
  }

  /** The pairs that could meet on an empty board. */
  private static List<PairSearch> pairs(Board board) {
    List<PairSearch> pairs = new ArrayList<>();
    for (int rest = board.occupied(); rest != 0; rest &= rest - 1) {
      int attacker = Integer.numberOfTrailingZeros(rest);
      int targets =
          board.targets(attacker) & MeetingDistance.targets(board.sideAt(attacker), attacker);
      for (; targets != 0; targets &= targets - 1) {
        pairs.add(new PairSearch(board, attacker, Integer.numberOfTrailingZeros(targets)));
      }
    }
    return pairs;
  }

  /** Of two ways of one length, of which any may be null. */
  private static int[] firstByName(int[] one, int[] other) {
    boolean otherFirst = one == null || (other != null && Arrays.compare(other, one) < 0);
    return otherFirst ? other : one;
  }
}
