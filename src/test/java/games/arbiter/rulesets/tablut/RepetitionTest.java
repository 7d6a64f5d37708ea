package games.arbiter.rulesets.tablut;

import static games.arbiter.rulesets.tablut.TestBoards.TABLUT;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import com.fasterxml.jackson.databind.JsonNode;
import games.arbiter.engine.Action;
import games.arbiter.engine.Replay;
import games.arbiter.engine.Status;
import games.arbiter.rulesets.ConformanceData;
import games.arbiter.rulesets.Replays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

class RepetitionTest {

  private static final String REPETITION = "tablut.end.repetition";

  @TestFactory
  Stream<DynamicTest> linesOfTheConformanceDataDrawAtTheirPly() {
    return StreamSupport.stream(
            ConformanceData.value(TABLUT, "repetition.json").spliterator(), false)
        .map(line -> dynamicTest(line.get("id").asText(), () -> check(line)));
  }

  private static void check(JsonNode line) {
    Replay game = TestBoards.start();
    for (String move : ConformanceData.strings(line.get("moves"))) {
      assertFalse(isDrawn(game));
      game = Replays.play(game, move);
    }
    JsonNode ply = line.get("drawByRepetitionAtPly");
    assertEquals(!ply.isNull(), isDrawn(game));
    assertTrue(ply.isNull() || ply.asInt() == game.version());
  }

  @Test
  void limitOfThreeAllowsPositionTwice() {
    Replay game = Replays.start(TABLUT, Map.of("repetitionLimit", "3"), null);
    String[] thereAndBack = {"d1-c1", "e3-d3", "c1-d1", "d3-e3"};
    Replay twice = Replays.play(game, thereAndBack);
    assertEquals(Status.PLAY, twice.status());
    assertTrue(isDrawn(Replays.play(twice, thereAndBack)));
  }

  @Test
  void setPositionCountsAsItsFirstOccurrence() {
    Replay home =
        TestBoards.set(
            "defenders",
            ". . . . . . . . .",
            ". . . . . . . . .",
            ". . . . . . . . .",
            ". . . . . . . . .",
            ". . . . . k . . .",
            ". . . . . . . . .",
            ". . . . . . . . .",
            ". . . . . . . . .",
            ". . . . . . . . a");
    assertTrue(isDrawn(Replays.play(home, "f5-f4", "i1-i2", "f4-f5", "i2-i1")));
  }

  @Test
  void positionRightAfterCaptureCounts() {
    Replay game =
        TestBoards.set(
            "attackers",
            ". . . . . . . . .",
            ". . . . . . . . .",
            ". . . . . k . . .",
            ". . . . . . . . .",
            ". . . . . . . . .",
            ". . . . . . . . .",
            ". . . a d . . a .",
            ". . . . . . . . .",
            ". . . . . . . . .");
    Replay captured = Replays.play(game, "h3-f3");
    assertEquals(List.of("d"), captured.layout().captured().get(0).pieces());
    Replay repeated = Replays.play(captured, "f7-g7", "d3-d2", "g7-f7", "d2-d3");
    assertTrue(isDrawn(repeated));
  }

  /** One piece goes round nine spaces, the other eight: both are at home after 72 moves each. */
  @Test
  void aPositionIsKnownHoweverLongAgoItWas() {
    Replay game =
        TestBoards.set(
            "attackers",
            ". . . . . . . . .",
            ". . . . . . . . .",
            ". . . . . . . . .",
            ". . . . . . . . .",
            ". . k . . . . . .",
            ". . . . . . . . .",
            ". . . . . . . . .",
            ". . . . . . . . .",
            "a . . . . . . . d");
    for (int move = 0; move < 72; move++) {
      assertFalse(isDrawn(game));
      game = Replays.play(game, round('a', 9, move), round('i', 8, move));
    }
    assertEquals(144, game.version());
    assertTrue(isDrawn(game));
  }

  /** A move up a column of so many spaces, from the last one back to the first. */
  private static String round(char column, int spaces, int move) {
    return "%s%d-%s%d".formatted(column, move % spaces + 1, column, (move + 1) % spaces + 1);
  }

  @Test
  void offerIsNoOccurrence() {
    Replay game =
        Replays.play(TestBoards.start(), "attackers:offer-draw", "defenders:decline-draw", "d1-c1");
    assertEquals(Status.PLAY, game.status());
  }

  @Test
  void firstPositionSeenBeforeIsTheOneThatDraws() {
    Random random = new Random(15);
    int drawn = 0;
    for (int n = 0; n < 300; n++) {
      drawn += isDrawn(playedUntilCountSaysDraw(random)) ? 1 : 0;
    }
    assertTrue(drawn > 10, "the sample has draws");
  }

  /** Counts positions in a map of its own and compares after every action. */
  private static Replay playedUntilCountSaysDraw(Random random) {
    Map<List<String>, Integer> seen = new HashMap<>();
    Replay game = TestBoards.start();
    seen.put(position(game), 1);
    while (game.status() != Status.FINISHED) {
      game = Replays.play(game, anyMoveOrOneBack(game, random));
      int times = seen.merge(position(game), 1, Integer::sum);
      assertEquals(times >= 2, isDrawn(game));
    }
    return game;
  }

  /** Half the time the side takes its last move back if it can, so that positions come again. */
  private static String anyMoveOrOneBack(Replay game, Random random) {
    List<String> legal = game.legalActions().stream().map(Action::name).toList();
    if (game.version() >= 2 && random.nextBoolean()) {
      String last = game.previous().action().name();
      String back = last.substring(3) + "-" + last.substring(0, 2);
      if (legal.contains(back)) {
        return back;
      }
    }
    return legal.get(random.nextInt(legal.size()));
  }

  private static List<String> position(Replay game) {
    return Stream.concat(
            TestBoards.rows(game).stream(), Stream.of(Integer.toString(game.version() % 2)))
        .toList();
  }

  private static boolean isDrawn(Replay game) {
    return game.result().filter(result -> result.rule().equals(REPETITION)).isPresent();
  }
}
