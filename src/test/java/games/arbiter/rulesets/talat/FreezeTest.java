package games.arbiter.rulesets.talat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import games.arbiter.engine.BoardProof;
import games.arbiter.engine.Layout;
import games.arbiter.engine.Replay;
import games.arbiter.rulesets.Plays;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

class FreezeTest {

  private static final List<String> EMPTY =
      List.of(". . . . .", ". . . . .", ". . . . .", ". . . . .", ". . . . .");

  @TestFactory
  Stream<DynamicTest> boardsOfTheConformanceData() {
    return HardBoards.all().stream()
        .map(board -> dynamicTest(board.toString(), () -> check(board)));
  }

  private static void check(HardBoards.Given given) {
    BoardProof proof = proof(given.board(), given.rows());
    PlainBoard plain = PlainBoard.of(given.board(), given.rows());
    List<String> witness = PlainSearch.witness(plain);
    assertEquals(given.steps(), witness.size());
    if (given.steps() > 0) {
      assertEquals(new BoardProof(given.board(), false, witness, null), proof);
    } else {
      assertEquals(new BoardProof(given.board(), true, null, pairs(plain)), proof);
    }
  }

  /** The proof of a board in a position whose other boards are empty. */
  static BoardProof proof(String id, List<String> rows) {
    List<Layout.BoardRows> boards = new ArrayList<>();
    for (String board : List.of("wb", "bg", "gw")) {
      boards.add(new Layout.BoardRows(board, board.equals(id) ? rows : EMPTY));
    }
    Replay game = Plays.set(TalatRuleset.TALAT, new Layout("play", null, boards, null, null));
    return game.position().boardProofs().stream()
        .filter(proof -> proof.board().equals(id))
        .findFirst()
        .orElseThrow();
  }

  /** Every attacker and target by strength, and why they cannot meet if nothing can. */
  private static List<BoardProof.Pair> pairs(PlainBoard board) {
    List<BoardProof.Pair> pairs = new ArrayList<>();
    board
        .towers()
        .forEach(
            (from, attacker) ->
                board
                    .towers()
                    .forEach(
                        (to, target) -> {
                          if (PlainBoard.takes(attacker, target)) {
                            String reason = reason(from, to, board.forward(attacker));
                            pairs.add(new BoardProof.Pair(attacker, target, reason));
                          }
                        }));
    return pairs;
  }

  private static String reason(String attacker, String target, int forward) {
    int ahead = (target.charAt(1) - attacker.charAt(1)) * forward;
    int aside = Math.abs(target.charAt(0) - attacker.charAt(0));
    return ahead < 0 ? "passed" : aside > ahead + 1 ? "too-far" : "blocked";
  }
}
