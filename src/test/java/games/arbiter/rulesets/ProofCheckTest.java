package games.arbiter.rulesets;

import static org.junit.jupiter.api.Assertions.assertThrows;

import games.arbiter.engine.Catalogue;
import games.arbiter.engine.FreezeProof;
import games.arbiter.engine.PositionText;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The plain rules tell right claims from wrong ones. */
class ProofCheckTest {

  private static final Catalogue CATALOGUE =
      new Catalogue(
          List.of("up", "down"),
          List.of(),
          List.of(new Catalogue.Board("b", 3, 4, "up", "down")),
          List.of(
              new Catalogue.Piece("uM3", "up", 2, 3),
              new Catalogue.Piece("uS3", "up", 1, 3),
              new Catalogue.Piece("dS4", "down", 1, 4),
              new Catalogue.Piece("dL6", "down", 3, 6)),
          List.of(),
          List.of());

  private static final List<String> OPEN = List.of(". . dS4", ". . .", ". . .", "uM3 . .");
  private static final List<String> PASSED = List.of("uM3 . .", ". . .", ". . .", ". . dS4");
  private static final List<String> TOO_FAR = List.of(". . .", "uM3 . dS4", ". . .", ". . .");

  @Test
  void witnessMustBePlayableAndEndInItsOnlyCapture() {
    witness(OPEN, "b:a1-b2", "b:b2-b3", "b:b3xc4");
    witness(OPEN, "b:c4-b3", "b:a1-b2", "b:b2xb3");
    assertWrong(() -> witness(OPEN, "b:a1-b2", "b:b2-b3"));
    assertWrong(() -> witness(OPEN, "b:a1-c3", "b:c3xc4"));
    assertWrong(() -> witness(OPEN, "b:a1xc4"));
    assertWrong(() -> witness(OPEN));
  }

  @Test
  void witnessMustBeShortest() {
    FreezeProof shortest =
        new FreezeProof("b", false, List.of("b:c4-b3", "b:a1-b2", "b:b2xb3"), null);
    check(OPEN, shortest).witnessIsShortest();
    FreezeProof longer =
        new FreezeProof("b", false, List.of("b:c4-c3", "b:c3-c2", "b:a1-b2", "b:b2xc2"), null);
    check(OPEN, longer).witnessEndsInCapture();
    assertWrong(() -> check(OPEN, longer).witnessIsShortest());
  }

  @Test
  void pairsMustBeAllThatCouldCaptureWithTheirReasons() {
    FreezeProof.Pair passed = new FreezeProof.Pair("uM3", "dS4", "passed");
    frozen(PASSED, passed).pairsAreThoseThatCouldCapture();
    frozen(TOO_FAR, new FreezeProof.Pair("uM3", "dS4", "too-far")).pairsAreThoseThatCouldCapture();
    assertWrong(() -> frozen(PASSED).pairsAreThoseThatCouldCapture());
    assertWrong(() -> frozen(TOO_FAR, passed).pairsAreThoseThatCouldCapture());
    assertWrong(() -> frozen(PASSED, passed, passed).pairsAreThoseThatCouldCapture());
  }

  @Test
  void frozenBoardMustAllowNoCaptureEver() {
    frozen(PASSED).pairsNeverMeet();
    assertWrong(() -> frozen(OPEN).pairsNeverMeet());
    assertWrong(() -> frozen(List.of(". . .", "uS3 dL6 .", ". . .", ". . .")).pairsNeverMeet());
  }

  private static void witness(List<String> rows, String... line) {
    check(rows, new FreezeProof("b", false, List.of(line), null)).witnessEndsInCapture();
  }

  private static ProofCheck frozen(List<String> rows, FreezeProof.Pair... pairs) {
    return check(rows, new FreezeProof("b", true, null, List.of(pairs)));
  }

  private static ProofCheck check(List<String> rows, FreezeProof proof) {
    PositionText layout =
        new PositionText(
            "play", "up", List.of(new PositionText.BoardRows("b", rows)), List.of(), List.of());
    return new ProofCheck(CATALOGUE, layout, proof);
  }

  private static void assertWrong(Runnable check) {
    assertThrows(AssertionError.class, check::run);
  }
}
