package games.arbiter.rulesets.tablut;

import static games.arbiter.rulesets.tablut.TestBoards.TABLUT;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import com.fasterxml.jackson.databind.JsonNode;
import games.arbiter.engine.Effect;
import games.arbiter.engine.GameResult;
import games.arbiter.engine.Replay;
import games.arbiter.rulesets.ConformanceData;
import games.arbiter.rulesets.Replays;
import java.util.List;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** The single moves of the conformance data, each in all eight symmetries of the board. */
class MovesTest {

  @TestFactory
  Stream<DynamicTest> everyCaseInEverySymmetry() {
    JsonNode cases = ConformanceData.value(TABLUT, "moves.json");
    assertFalse(cases.isEmpty());
    return StreamSupport.stream(cases.spliterator(), false)
        .flatMap(
            given ->
                Symmetry.all()
                    .map(
                        symmetry ->
                            dynamicTest(
                                given.get("id").asText() + " " + symmetry,
                                () -> check(given, symmetry))));
  }

  private static void check(JsonNode given, Symmetry symmetry) {
    List<String> rows = symmetry.rows(ConformanceData.strings(given.get("rows")));
    Replay before = TestBoards.set(given.get("toMove").asText(), rows.toArray(String[]::new));
    String move = symmetry.move(given.get("action").asText());
    String expected = given.get("expect").asText();
    if (expected.equals("refused")) {
      assertFalse(Replays.refused(before, move).violations().isEmpty());
      return;
    }
    Replay after = Replays.play(before, move);
    assertEquals(symmetry.spaces(ConformanceData.strings(given.get("captured"))), captured(after));
    assertEquals(expected, outcome(after));
    assertEquals(
        pieces(before) - captured(after).size(), pieces(after), "only the captured pieces left");
  }

  private static List<String> captured(Replay after) {
    return after.effects(Effect.Captured.class).stream().map(Effect.Captured::at).toList();
  }

  private static String outcome(Replay after) {
    List<String> winners = after.result().map(GameResult::winners).orElse(null);
    if (winners == null) {
      return "ongoing";
    }
    return winners.isEmpty() ? "draw" : winners.get(0) + "-win";
  }

  private static long pieces(Replay game) {
    return TestBoards.rows(game).stream()
        .flatMapToInt(String::chars)
        .filter(Character::isLetter)
        .count();
  }
}
