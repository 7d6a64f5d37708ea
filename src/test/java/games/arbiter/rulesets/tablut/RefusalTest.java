package games.arbiter.rulesets.tablut;

import static org.junit.jupiter.api.Assertions.assertEquals;

import games.arbiter.engine.RefusalKind;
import games.arbiter.engine.Replay;
import games.arbiter.engine.Verdict;
import games.arbiter.rulesets.Replays;
import java.util.List;
import org.junit.jupiter.api.Test;

class RefusalTest {

  @Test
  void emptySpaceAndEnemyPieceAreNotOwnPieces() {
    assertEquals(List.of("tablut.move.own-piece [c3]"), broken(TestBoards.start(), "c3-c2"));
    assertEquals(List.of("tablut.move.own-piece [e3]"), broken(TestBoards.start(), "e3-d3"));
  }

  @Test
  void pieceGoesStraight() {
    assertEquals(List.of("tablut.move.rook [d1, c2]"), broken(TestBoards.start(), "d1-c2"));
    assertEquals(List.of("tablut.move.rook [d1, d1]"), broken(TestBoards.start(), "d1-d1"));
  }

  @Test
  void pieceGoesNeitherOverAnotherNorOntoOne() {
    assertEquals(List.of("tablut.move.rook [e1]"), broken(TestBoards.start(), "d1-e1"));
    assertEquals(List.of("tablut.move.rook [e1, f1]"), broken(TestBoards.start(), "d1-g1"));
    assertEquals(List.of("tablut.move.rook [e3]"), broken(TestBoards.start(), "e2-e3"));
    assertEquals(List.of("tablut.move.rook [b5]"), broken(TestBoards.start(), "a5-b5"));
  }

  @Test
  void nothingStopsOnTheCastle() {
    Replay game =
        TestBoards.set(
            "attackers",
            ". . . . . . . . .",
            ". . . . . . . . .",
            ". . . . . . k . .",
            ". . . . . . . . .",
            ". . . a . . . . .",
            ". . . . . . . . .",
            ". . . . . . . . .",
            ". . . . . . . . .",
            ". . . . . . . . .");
    assertEquals(List.of("tablut.move.castle [e5]"), broken(game, "d5-e5"));
  }

  @Test
  void everyRuleBrokenIsNamed() {
    assertEquals(
        List.of(
            "tablut.move.own-piece [c3]", "tablut.move.rook [c3, e5]", "tablut.move.castle [e5]"),
        broken(TestBoards.start(), "c3-e5"));
    assertEquals(
        List.of("tablut.move.own-piece [d5]", "tablut.move.rook [e5]", "tablut.move.castle [e5]"),
        broken(TestBoards.start(), "d5-e5"));
  }

  @Test
  void nothingIsAcceptedAfterTheEnd() {
    Replay over = Replays.play(TestBoards.start(), "attackers:offer-draw", "defenders:accept-draw");
    for (String action :
        List.of("d1-d2", "attackers:offer-draw", "attackers:resign", "defenders:accept-draw")) {
      assertEquals(RefusalKind.GAME_OVER, Replays.refused(over, action).refusal());
      assertEquals(List.of("game.over []"), broken(over, action));
    }
    assertEquals(List.of(), over.legalActions());
    assertEquals(List.of(), over.seatActions());
  }

  @Test
  void resigningNeedsNoTurn() {
    Replay game = Replays.play(TestBoards.start(), "defenders:resign");
    assertEquals(List.of("attackers"), game.result().orElseThrow().winners());
    assertEquals("defenders", game.seat());
  }

  private static List<String> broken(Replay game, String action) {
    Verdict.Refused<?> refused = Replays.refused(game, action);
    return refused.violations().stream().map(v -> v.rule() + " " + v.spaces()).toList();
  }
}
