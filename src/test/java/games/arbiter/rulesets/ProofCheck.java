package games.arbiter.rulesets;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import games.arbiter.engine.Catalogue;
import games.arbiter.engine.FreezeProof;
import games.arbiter.engine.PositionText;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Checks what is claimed of a board against the plain rules. */
public final class ProofCheck {

  private final NaiveBoard board;
  private final FreezeProof proof;

  public ProofCheck(Catalogue catalogue, PositionText layout, FreezeProof proof) {
    this.board = NaiveBoard.of(catalogue, layout, proof.board());
    this.proof = proof;
  }

  /** Every step of the witness is legal by the plain rules, the last captures, no other does. */
  public void witnessEndsInCapture() {
    NaiveBoard now = board;
    for (int i = 0; i < proof.witness().size(); i++) {
      now = now.after(step(now, proof.witness().get(i), i == proof.witness().size() - 1));
    }
    assertFalse(proof.witness().isEmpty());
  }

  private NaiveBoard.Move step(NaiveBoard now, String name, boolean captures) {
    NaiveBoard.Move step =
        now.steps().stream()
            .filter(s -> now.name(s).equals(name))
            .findFirst()
            .orElseThrow(() -> new AssertionError(name + " is no step on " + now.spaces()));
    assertEquals(captures, step.captures(), "a witness captures at its end");
    return step;
  }

  /** There is a pair for every tower and one it overcomes, with the reason that the rows give. */
  public void pairsAreThoseThatCouldCapture() {
    Set<String> expected = new HashSet<>();
    for (String attacker : board.towers()) {
      for (String target : board.towers()) {
        if (board.overcomes(attacker, target)) {
          expected.add(attacker + " " + target + " " + reason(attacker, target));
        }
      }
    }
    Set<String> claimed = new HashSet<>();
    proof.pairs().forEach(p -> claimed.add(p.attacker() + " " + p.target() + " " + p.reason()));
    assertEquals(expected, claimed, "pairs of a frozen board");
    assertEquals(claimed.size(), proof.pairs().size(), "each pair once");
  }

  private String reason(String attacker, String target) {
    int rows = (board.row(target) - board.row(attacker)) * board.ahead(attacker);
    int columns = Math.abs(board.column(target) - board.column(attacker));
    if (rows < 0) {
      return "passed";
    }
    return columns > rows + 1 ? "too-far" : "blocked";
  }

  /** No capture is possible in any position that steps of either color lead to. */
  public void pairsNeverMeet() {
    assertEquals(0, stepsToCapture(), () -> "a capture can be reached from " + board.spaces());
  }

  /** No line of play has a capture earlier than the witness. */
  public void witnessIsShortest() {
    assertEquals(stepsToCapture(), proof.witness().size(), () -> "from " + board.spaces());
  }

  /** The fewest steps up to and including a capture, found breadth first; 0 if there is none. */
  private int stepsToCapture() {
    Set<List<String>> seen = new HashSet<>(Set.of(board.spaces()));
    List<NaiveBoard> reached = List.of(board);
    for (int steps = 1; !reached.isEmpty(); steps++) {
      List<NaiveBoard> next = new ArrayList<>();
      for (NaiveBoard now : reached) {
        for (NaiveBoard.Move step : now.steps()) {
          if (step.captures()) {
            return steps;
          }
          NaiveBoard after = now.after(step);
          if (seen.add(after.spaces())) {
            next.add(after);
          }
        }
      }
      reached = next;
    }
    return 0;
  }
}
