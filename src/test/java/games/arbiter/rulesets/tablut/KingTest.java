package games.arbiter.rulesets.tablut;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import games.arbiter.engine.Effect;
import games.arbiter.engine.Replay;
import games.arbiter.rulesets.Replays;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** The king's three strengths and his escape. */
class KingTest {

  private record Direction(int column, int row) {
    static final List<Direction> ALL =
        List.of(
            new Direction(0, 1), new Direction(1, 0), new Direction(0, -1), new Direction(-1, 0));

    Direction opposite() {
      return new Direction(-column, -row);
    }
  }

  @TestFactory
  Stream<DynamicTest> besideTheCastleThreeAttackersCaptureWhicheverComesLast() {
    return Direction.ALL.stream()
        .flatMap(
            king ->
                Direction.ALL.stream()
                    .filter(last -> !last.equals(king.opposite()))
                    .map(
                        last ->
                            dynamicTest(
                                "king " + king + ", last attacker " + last,
                                () -> assertKingCaptured(beside(king, last), king))));
  }

  /** The king one step from the castle; the attacker on one of his sides is yet to come. */
  private static Drawing beside(Direction king, Direction last) {
    Drawing drawing = new Drawing(4 + king.column, 4 + king.row);
    for (Direction side : Direction.ALL) {
      if (!side.equals(king.opposite()) && !side.equals(last)) {
        drawing.put("a", drawing.column + side.column, drawing.row + side.row);
      }
    }
    return drawing.comingFrom(last);
  }

  @TestFactory
  Stream<DynamicTest> onTheCastleFourAttackersCaptureWhicheverComesLast() {
    return Direction.ALL.stream()
        .map(
            last ->
                dynamicTest(
                    "last attacker " + last,
                    () -> {
                      Drawing drawing = new Drawing(4, 4);
                      for (Direction side : Direction.ALL) {
                        if (!side.equals(last)) {
                          drawing.put("a", 4 + side.column, 4 + side.row);
                        }
                      }
                      assertKingCaptured(drawing.comingFrom(last), new Direction(0, 0));
                    }));
  }

  private static void assertKingCaptured(Drawing drawing, Direction king) {
    Replay after = Replays.play(drawing.game(), drawing.move);
    assertEquals(List.of("attackers"), after.result().orElseThrow().winners());
    assertEquals("tablut.end.king-captured", after.result().orElseThrow().rule());
    assertEquals(
        new Effect.Captured("k", "board", Drawing.space(4 + king.column, 4 + king.row)),
        after.effects().get(1));
  }

  @Test
  void kingAndSoldiersFallToOneMoveAndAreTakenInOrder() {
    Replay after =
        Replays.play(
            TestBoards.set(
                "attackers",
                ". . . . . . . . .",
                ". . . . . . . . .",
                ". . . . . . . . .",
                ". . a . . . . . .",
                ". . d . . . . . .",
                "a k . d a . . . .",
                ". . . . . . . . .",
                ". . a . . . . . .",
                ". . . . . . . . ."),
            "c2-c4");
    assertEquals(
        List.of(
            new Effect.Moved("a", "board", "c2", "c4"),
            new Effect.Captured("k", "board", "b4"),
            new Effect.Captured("d", "board", "c5"),
            new Effect.Captured("d", "board", "d4"),
            new Effect.GameEnded(after.result().orElseThrow())),
        after.effects());
    assertEquals(List.of("k", "d", "d"), after.layout().captured().get(0).pieces());
    assertEquals(List.of("attackers"), after.result().orElseThrow().winners());
  }

  @Test
  void lackOfMovesIsADrawOfItsOwn() {
    Replay stuck =
        Replays.play(
            TestBoards.set(
                "defenders",
                ". . . . . . . . .",
                ". . . . . . . . .",
                ". . . . . . . . .",
                ". . . . . . . . .",
                ". d . . . . . . .",
                ". . . . . . k . .",
                ". . . . . . . . .",
                "d . . . . . . . .",
                "a . . . . . . . ."),
            "b5-b1");
    assertEquals("tablut.end.no-legal-action", stuck.result().orElseThrow().rule());
    assertEquals(List.of(), stuck.result().orElseThrow().winners());
  }

  @Test
  void eightOfTheEightyFirstMovesEndInACorner() {
    List<String> corners = List.of("a1", "a9", "i1", "i9");
    assertEquals(80, TestBoards.start().legalActions().size());
    assertEquals(
        8,
        TestBoards.start().legalActions().stream()
            .filter(action -> corners.contains(action.name().substring(3)))
            .count());
  }

  /** A board being drawn around a king. */
  private static final class Drawing {
    private final String[][] tokens = new String[9][9];
    private final int column;
    private final int row;
    private String move;

    Drawing(int column, int row) {
      this.column = column;
      this.row = row;
      put("k", column, row);
    }

    static String space(int column, int row) {
      return (char) ('a' + column) + Integer.toString(row + 1);
    }

    void put(String token, int atColumn, int atRow) {
      tokens[atRow][atColumn] = token;
    }

    /** An attacker two steps from the king who is to come one step nearer. */
    Drawing comingFrom(Direction last) {
      int toColumn = column + last.column;
      int toRow = row + last.row;
      put("a", toColumn + last.column, toRow + last.row);
      move = space(toColumn + last.column, toRow + last.row) + "-" + space(toColumn, toRow);
      return this;
    }

    Replay game() {
      List<String> rows = new ArrayList<>();
      for (int r = 8; r >= 0; r--) {
        List<String> line = new ArrayList<>();
        for (String token : tokens[r]) {
          line.add(token == null ? "." : token);
        }
        rows.add(String.join(" ", line));
      }
      return TestBoards.set("attackers", rows.toArray(String[]::new));
    }
  }
}
