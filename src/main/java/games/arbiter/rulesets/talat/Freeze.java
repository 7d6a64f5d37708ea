package games.arbiter.rulesets.talat;

import games.arbiter.engine.BoardProof;
import java.util.ArrayList;
import java.util.List;

/** talat.board.frozen: whether a board is frozen, and the proof that it is or is not. */
final class Freeze {

  private Freeze() {}

  static boolean isFrozen(Board board) {
    return FreezeSearch.of(board).frozen();
  }

  /** The board of that number with a witness, or with the pairs that can never meet. */
  static BoardProof proof(int number, Board board) {
    FreezeSearch.Outcome outcome = FreezeSearch.of(board);
    return outcome.frozen()
        ? new BoardProof(Boards.name(number), true, null, pairs(number, board))
        : new BoardProof(Boards.name(number), false, witness(number, outcome.steps()), null);
  }

  private static List<String> witness(int number, int[] steps) {
    List<String> names = new ArrayList<>();
    for (int i = 0; i < steps.length; i++) {
      int from = FreezeSearch.from(steps[i]);
      int to = FreezeSearch.to(steps[i]);
      boolean last = i == steps.length - 1;
      names.add((last ? Actions.capture(number, from, to) : Actions.move(number, from, to)).name());
    }
    return names;
  }

  /** The attackers in the order of their spaces, each with its targets in that order. */
  private static List<BoardProof.Pair> pairs(int number, Board board) {
    List<BoardProof.Pair> pairs = new ArrayList<>();
    for (int rest = board.occupied(); rest != 0; rest &= rest - 1) {
      int attacker = Integer.numberOfTrailingZeros(rest);
      int side = board.sideAt(attacker);
      int targets = board.of(1 - side) & board.takableBy(board.kindAt(attacker));
      for (; targets != 0; targets &= targets - 1) {
        int target = Integer.numberOfTrailingZeros(targets);
        pairs.add(
            new BoardProof.Pair(
                Towers.name(board.towerAt(number, attacker)),
                Towers.name(board.towerAt(number, target)),
                Meeting.whyNever(side, attacker, target)));
      }
    }
    return pairs;
  }
}
