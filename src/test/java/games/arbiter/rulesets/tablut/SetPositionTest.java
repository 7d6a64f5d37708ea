package games.arbiter.rulesets.tablut;

import static games.arbiter.rulesets.tablut.TestBoards.TABLUT;
import static org.junit.jupiter.api.Assertions.assertEquals;

import games.arbiter.engine.Effect;
import games.arbiter.engine.PositionText;
import games.arbiter.engine.Replay;
import games.arbiter.engine.Status;
import games.arbiter.rulesets.Replays;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class SetPositionTest {

  private static final List<String> ALONE =
      List.of(
          ". . . . . . . . .",
          ". . . . . . . . .",
          ". . . . . . k . .",
          ". . . . . . . . .",
          ". . . . . . . . .",
          ". . . . . . . . .",
          ". . . . . . . . .",
          ". . . . . . . . .",
          "a . . . . . . . .");
  private static final List<String> ESCAPED =
      row(row(ALONE, 7, ". . . . . . . . ."), 1, "a . . . k . . . .");

  @Test
  void startGivenAsLayoutIsTheStart() {
    PositionText start = TestBoards.start().layout();
    Replay set = Replays.set(TABLUT, start);
    assertEquals(start, set.layout());
    assertEquals(80, set.legalActions().size());
    assertEquals(List.of(), set.effects());
  }

  @Test
  void capturedPiecesAreKeptInTheirOrder() {
    PositionText layout =
        new PositionText(
            "play",
            "defenders",
            List.of(new PositionText.BoardRows("board", ALONE)),
            List.of(),
            List.of(
                new PositionText.Captured("attackers", List.of("d", "d")),
                new PositionText.Captured("defenders", List.of("a"))));
    assertEquals(layout, Replays.set(TABLUT, layout).layout());
  }

  @Test
  void kingOnTheEdgeHasEscapedAlready() {
    Replay over = setAlone(ESCAPED, "attackers");
    assertEquals(Status.FINISHED, over.status());
    assertEquals(List.of("defenders"), over.result().orElseThrow().winners());
    assertEquals(List.of(new Effect.GameEnded(over.result().orElseThrow())), over.effects());
  }

  @Test
  void sideToMoveWithoutMoveIsADraw() {
    Replay over = setAlone(row(ALONE, 1, ". . . . . . . . ."), "attackers");
    assertEquals("tablut.end.no-legal-action", over.result().orElseThrow().rule());
    assertEquals(Status.PLAY, setAlone(row(ALONE, 1, ". . . . . . . . ."), "defenders").status());
  }

  @Test
  void kingBetweenAttackersIsSafeUntilOneMoves() {
    Replay game = setAlone(row(ALONE, 7, ". . . . . a k a ."), "attackers");
    assertEquals(Status.PLAY, game.status());
  }

  @Test
  void layoutOfAFinishedGameIsFinished() {
    List<Replay> finished =
        List.of(
            setAlone(ESCAPED, "attackers"),
            setAlone(row(ALONE, 1, ". . . . . . . . ."), "attackers"),
            Replays.play(setAlone(row(ALONE, 7, "a . . . . . k a ."), "attackers"), "a7-f7"));
    for (Replay game : finished) {
      Replay again = Replays.set(TABLUT, game.layout());
      assertEquals(game.result(), again.result());
      assertEquals(game.layout(), again.layout());
    }
  }

  @Test
  void agreedDrawCannotBeSeenOnTheBoardAndNeedsASeatToMove() {
    Replay drawn =
        Replays.play(TestBoards.start(), "attackers:offer-draw", "defenders:accept-draw");
    assertEquals(List.of("position.to-move []"), faults(drawn.layout()));
  }

  @Test
  void onlyTheKingStandsOnTheCastle() {
    assertEquals(List.of("position.castle [e5]"), faults(row(ALONE, 5, ". . . . d . . . .")));
    assertEquals(List.of("position.castle [e5]"), faults(row(ALONE, 5, ". . . . a . . . .")));
    List<String> home = row(row(ALONE, 7, ". . . . . . . . ."), 5, ". . . . k . . . .");
    assertEquals(Status.PLAY, setAlone(home, "defenders").status());
  }

  @Test
  void thereIsOneKing() {
    assertEquals(List.of("position.too-many [d3, g7]"), faults(row(ALONE, 3, ". . . k . . . . .")));
    assertEquals(List.of("position.no-king []"), faults(row(ALONE, 7, ". . . . . . . . .")));
    assertEquals(
        List.of("position.too-many [g7]"),
        faults(captured(new PositionText.Captured("attackers", List.of("k")))));
  }

  @Test
  void capturedPiecesCountAmongAll() {
    assertEquals(
        List.of("position.too-many [a1]"),
        faults(captured(new PositionText.Captured("defenders", Collections.nCopies(16, "a")))));
    assertEquals(
        List.of("position.too-many []"),
        faults(captured(new PositionText.Captured("attackers", Collections.nCopies(9, "d")))));
    Replays.set(
        TABLUT, captured(new PositionText.Captured("attackers", Collections.nCopies(8, "d"))));
  }

  @Test
  void noSideCapturesItsOwn() {
    assertEquals(
        List.of("position.own-captured []"),
        faults(captured(new PositionText.Captured("attackers", List.of("a")))));
    assertEquals(
        List.of("position.own-captured []"),
        faults(captured(new PositionText.Captured("defenders", List.of("d")))));
  }

  @Test
  void phaseIsAlwaysPlay() {
    assertEquals(
        List.of("position.phase []"),
        faults(
            new PositionText(
                "setup",
                "attackers",
                List.of(new PositionText.BoardRows("board", ALONE)),
                null,
                null)));
  }

  @Test
  void seatToMoveIsOneOfTheTwo() {
    assertEquals(List.of("position.to-move []"), faults(TestBoards.layout(null, ALONE)));
    assertEquals(List.of("position.to-move []"), faults(TestBoards.layout("white", ALONE)));
    assertEquals(List.of("position.to-move []"), faults(TestBoards.layout("white", ESCAPED)));
  }

  @Test
  void everyFaultIsNamedAtOnce() {
    List<String> rows = row(row(row(ALONE, 5, ". . . . d . . ."), 3, ". . . k . . . . w"), 1, "k");
    assertEquals(
        List.of(
            "position.row-length [a5]",
            "position.unknown-piece [i3]",
            "position.row-length [a1]",
            "position.castle [e5]",
            "position.too-many [a1, d3, g7]",
            "position.to-move []"),
        faults(TestBoards.layout("nobody", rows)));
  }

  private static Replay setAlone(List<String> rows, String toMove) {
    return Replays.set(TABLUT, TestBoards.layout(toMove, rows));
  }

  private static PositionText captured(PositionText.Captured captured) {
    return new PositionText(
        "play",
        "attackers",
        List.of(new PositionText.BoardRows("board", ALONE)),
        null,
        List.of(captured));
  }

  /** The rows with another row of that number, from 1 at the bottom. */
  private static List<String> row(List<String> rows, int number, String tokens) {
    return Stream.of(rows.subList(0, 9 - number), List.of(tokens), rows.subList(10 - number, 9))
        .flatMap(List::stream)
        .toList();
  }

  private static List<String> faults(List<String> rows) {
    return faults(TestBoards.layout("attackers", rows));
  }

  private static List<String> faults(PositionText layout) {
    return Replays.faults(TABLUT, layout).stream().map(v -> v.rule() + " " + v.spaces()).toList();
  }
}
