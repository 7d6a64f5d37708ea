package games.arbiter.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class LayoutReaderTest {

  private static final Catalogue CATALOGUE =
      new Catalogue(
          List.of("north", "south"),
          List.of(),
          List.of(new Catalogue.Board("small", 3, 2, null, null)),
          List.of(
              new Catalogue.Piece("x", "red", null, null),
              new Catalogue.Piece("y", "blue", null, null)),
          List.of(),
          List.of());

  @Test
  void soundLayoutIsReadWithoutFaults() {
    PositionParser reader =
        read(
            new PositionText(
                "play",
                "north",
                List.of(new PositionText.BoardRows("small", List.of("x . .", ". . y"))),
                List.of(new PositionText.Hand("red", List.of())),
                List.of(new PositionText.Captured("south", List.of("x", "x")))));
    reader.requireToMove();
    assertEquals(List.of(), reader.faults());
    assertEquals(
        List.of(
            new PositionParser.Standing("x", "small", 0, 1),
            new PositionParser.Standing("y", "small", 2, 0)),
        reader.standing());
    assertEquals("a2", reader.standing().get(0).at());
    assertEquals(List.of("x", "x"), reader.captured("south"));
    assertEquals(List.of(), reader.captured("north"));
  }

  private static final PositionText FAULTY =
      new PositionText(
          "setup",
          "east",
          List.of(
              new PositionText.BoardRows("small", List.of("x q", ". . y", ". . .")),
              new PositionText.BoardRows("small", List.of()),
              new PositionText.BoardRows("large", List.of())),
          List.of(
              new PositionText.Hand("green", List.of("x")),
              new PositionText.Hand("red", List.of("z")),
              new PositionText.Hand("red", List.of())),
          List.of(
              new PositionText.Captured("east", List.of()),
              new PositionText.Captured("south", List.of("w")),
              new PositionText.Captured("south", List.of())));

  @Test
  void everyFaultIsNamedWithItsPlace() {
    PositionParser reader = read(FAULTY);
    reader.requireToMove();
    assertEquals(
        List.of(
            "position.phase [play] []",
            "position.row-count [small, 3, 2] []",
            "position.row-length [2, 2, 3] [a2]",
            "position.unknown-piece [q] [b2]",
            "position.duplicate-board [small] []",
            "position.unknown-board [large] []",
            "position.unknown-color [green] []",
            "position.unknown-piece [z] []",
            "position.duplicate-hand [red] []",
            "position.unknown-seat [east] []",
            "position.unknown-piece [w] []",
            "position.duplicate-captured [south] []",
            "position.to-move [north, south] []"),
        described(reader));
  }

  @Test
  void nothingIsInHandDuringPlay() {
    PositionParser reader =
        read(
            new PositionText(
                "play",
                "north",
                List.of(new PositionText.BoardRows("small", List.of(". . .", ". . ."))),
                List.of(new PositionText.Hand("red", List.of("x"))),
                null));
    assertEquals(List.of("position.hand-in-play [x] []"), described(reader));
  }

  @Test
  void layoutOfNullsIsRefusedAndNothingIsThrown() {
    PositionParser empty = read(new PositionText(null, null, null, null, null));
    empty.requireToMove();
    assertEquals(
        List.of(
            "position.phase [play] []",
            "position.missing-board [small] []",
            "position.to-move [north, south] []"),
        described(empty));
    PositionParser nulls =
        read(
            new PositionText(
                null,
                null,
                Arrays.asList(
                    null,
                    new PositionText.BoardRows(null, null),
                    new PositionText.BoardRows("small", Arrays.asList(null, null))),
                Arrays.asList(
                    null, new PositionText.Hand(null, null), new PositionText.Hand("red", null)),
                Arrays.asList(
                    null,
                    new PositionText.Captured(null, null),
                    new PositionText.Captured("south", Arrays.asList((String) null)))));
    assertFalse(nulls.faults().isEmpty());
    assertEquals(List.of(), nulls.standing());
  }

  @Test
  void noiseOfAnyLengthGetsAnAnswerOfBoundedLength() {
    List<String> noise = new ArrayList<>();
    for (int i = 0; i < 10_000; i++) {
      noise.add("noise ".repeat(100) + i);
    }
    PositionParser reader =
        read(
            new PositionText(
                "play",
                "north",
                List.of(new PositionText.BoardRows("small", noise)),
                List.of(),
                List.of(new PositionText.Captured("north", noise))));
    assertTrue(reader.faults().size() <= 500);
    assertTrue(
        reader.faults().stream()
            .flatMap(fault -> fault.text().args().stream())
            .allMatch(arg -> ((String) arg).length() <= 25));
  }

  private static PositionParser read(PositionText layout) {
    return PositionParser.read(CATALOGUE, layout, "play");
  }

  private static List<String> described(PositionParser reader) {
    return reader.faults().stream()
        .map(f -> f.rule() + " " + f.text().args() + " " + f.spaces())
        .toList();
  }
}
