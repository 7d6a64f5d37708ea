package games.arbiter.rulesets.talat;

import games.arbiter.engine.FreezeProof;
import java.util.ArrayList;
import java.util.List;

/** talat.board.frozen: whether a board is frozen, and the proof that it is or is not. */
final class Freeze {

  /** No board looked at, and not frozen; the way to a capture is left open. */
  private static final FreezeSearch.Outcome FREE_WAY = new FreezeSearch.Outcome(new int[0], 0);

  private Freeze() {}

  /** Whether a board is frozen, found out with no more than it takes; no witness. */
  static FreezeSearch.Outcome outcome(Board board) {
    return hasFreeWay(board) ? FREE_WAY : FreezeSearch.of(board);
  }

  /**
   * Whether a tower and one that it takes can come together over spaces that are free now; most
   * open boards have such a pair. First the attacker goes its way, then the target. It could be
   * hindered by nothing but the attacker, and then the attacker reaches it.
   */
  private static boolean hasFreeWay(Board board) {
    int free = board.free();
    for (int rest = board.occupied(); rest != 0; rest &= rest - 1) {
      int attacker = Integer.numberOfTrailingZeros(rest);
      int side = board.sideAt(attacker);
      int goes = Spaces.ways(side, 1 << attacker, free);
      int comes = Spaces.ways(1 - side, board.targets(attacker), free);
      if ((Spaces.reachOf(side, goes) & comes) != 0) {
        return true;
      }
    }
    return false;
  }

  /** The board of that number with a witness, or with the pairs that can never meet. */
  static FreezeProof proof(int number, Board board) {
    FreezeSearch.Outcome outcome = FreezeSearch.of(board);
    return outcome.frozen()
        ? new FreezeProof(Boards.name(number), true, null, pairs(number, board))
        : new FreezeProof(Boards.name(number), false, witness(number, outcome.steps()), null);
  }

  private static List<String> witness(int number, int[] steps) {
    List<String> names = new ArrayList<>();
    for (int i = 0; i < steps.length; i++) {
      int from = PackedStep.from(steps[i]);
      int to = PackedStep.to(steps[i]);
      boolean last = i == steps.length - 1;
      names.add((last ? Actions.capture(number, from, to) : Actions.move(number, from, to)).name());
    }
    return names;
  }

  /** The attackers in the order of their spaces, each with its targets in that order. */
  private static List<FreezeProof.Pair> pairs(int number, Board board) {
    List<FreezeProof.Pair> pairs = new ArrayList<>();
    for (int rest = board.occupied(); rest != 0; rest &= rest - 1) {
      int attacker = Integer.numberOfTrailingZeros(rest);
      int side = board.sideAt(attacker);
      for (int targets = board.targets(attacker); targets != 0; targets &= targets - 1) {
        int target = Integer.numberOfTrailingZeros(targets);
        pairs.add(
            new FreezeProof.Pair(
                Towers.name(board.towerAt(number, attacker)),
                Towers.name(board.towerAt(number, target)),
                MeetingDistance.whyNever(side, attacker, target)));
      }
    }
    return pairs;
  }
}
