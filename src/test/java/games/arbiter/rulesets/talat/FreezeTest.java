package games.arbiter.rulesets.talat;

import static games.arbiter.rulesets.talat.Drawn.TALAT;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import games.arbiter.engine.BoardProof;
import games.arbiter.engine.Replay;
import games.arbiter.rulesets.PlainBoard;
import games.arbiter.rulesets.PlainSearch;
import games.arbiter.rulesets.ProofCheck;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

class FreezeTest {

  /** What the search may look at for any board of the conformance data. */
  private static final int VISITED_AT_MOST = 2_000;

  @TestFactory
  Stream<DynamicTest> boardsOfTheConformanceData() {
    return HardBoards.all().stream()
        .map(given -> dynamicTest(given.board() + " " + given.rows(), () -> check(given)));
  }

  private static void check(HardBoards.Given given) {
    Replay game = HardBoards.alone(given);
    BoardProof proof = proof(game, given.board());
    PlainBoard plain = PlainBoard.of(TALAT.catalogue(), game.layout(), given.board());
    List<String> witness = PlainSearch.witness(plain);
    assertEquals(given.steps(), witness.size());
    assertEquals(
        given.steps() == 0, game.position().frozenBoards().contains(given.board()), "frozen");
    if (given.steps() > 0) {
      assertEquals(new BoardProof(given.board(), false, witness, null), proof);
    } else {
      assertTrue(proof.frozen());
      new ProofCheck(TALAT.catalogue(), game.layout(), proof).pairsAreThoseThatCouldCapture();
    }
    int visited = FreezeSearch.of(HardBoards.board(given)).visited();
    assertTrue(visited <= VISITED_AT_MOST, () -> visited + " boards were looked at");
  }

  private static BoardProof proof(Replay game, String board) {
    return game.position().boardProofs().get(Boards.byName(board));
  }
}
