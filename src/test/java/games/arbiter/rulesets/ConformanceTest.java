package games.arbiter.rulesets;

import static games.arbiter.rulesets.ConformanceData.required;
import static games.arbiter.rulesets.ConformanceData.strings;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import com.fasterxml.jackson.databind.JsonNode;
import games.arbiter.engine.Effect;
import games.arbiter.engine.PositionText;
import games.arbiter.engine.Replay;
import games.arbiter.engine.Ruleset;
import games.arbiter.engine.RulesetOption;
import games.arbiter.engine.Score;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;

/** Whole games and perft counts of every registered ruleset against the reference programs. */
class ConformanceTest {

  /** Positions that are counted in a moment. */
  private static final long FEW = 50_000;

  @TestFactory
  @Tag("ruleset")
  Stream<DynamicTest> wholeGames() {
    return lines("games.jsonl", ConformanceTest::replaysLikeTheReference);
  }

  @TestFactory
  @Tag("ruleset")
  Stream<DynamicTest> perft() {
    return lines("perft.jsonl", (ruleset, line) -> countsLikeTheReference(ruleset, line, FEW));
  }

  @TestFactory
  @Tag("long")
  Stream<DynamicTest> perftToTheEnd() {
    return lines(
        "perft.jsonl", (ruleset, line) -> countsLikeTheReference(ruleset, line, Long.MAX_VALUE));
  }

  private interface Check {
    void of(Ruleset ruleset, JsonNode line);
  }

  private static Stream<DynamicTest> lines(String file, Check check) {
    return RulesetsUnderTest.all().stream()
        .flatMap(
            ruleset -> {
              List<JsonNode> lines = ConformanceData.lines(ruleset, file);
              ConformanceData.line(ruleset, file, 0);
              return Stream.iterate(0, i -> i < lines.size(), i -> i + 1)
                  .map(
                      i ->
                          dynamicTest(
                              ruleset.id() + " " + file + ":" + (i + 1),
                              () -> check.of(ruleset, lines.get(i))));
            });
  }

  private static void replaysLikeTheReference(Ruleset ruleset, JsonNode expected) {
    required(expected, "outcome", "winners");
    Replay replay = Replays.start(ruleset, Map.of(), firstSeat(ruleset, expected));
    List<Integer> legalActionCounts = new ArrayList<>();
    for (String action : strings(required(expected, "actions"))) {
      legalActionCounts.add(replay.legalActions().size());
      replay = Replays.play(replay, action);
    }
    assertEquals(required(expected, "legalActionCounts").toString(), compact(legalActionCounts));
    assertEquals(List.of(), replay.legalActions());
    assertEquals(finalBoards(ruleset, expected), boards(replay.layout()));
    assertEffects(expected, replay);
    assertScores(expected, replay);
    assertOutcome(expected, replay);
  }

  private static String compact(List<Integer> numbers) {
    return numbers.toString().replace(" ", "");
  }

  private static String firstSeat(Ruleset ruleset, JsonNode expected) {
    return ruleset.catalogue().firstSeats().isEmpty()
        ? null
        : required(expected, "firstSeat").asText();
  }

  private static Map<String, List<String>> finalBoards(Ruleset ruleset, JsonNode expected) {
    return ruleset.catalogue().boards().stream()
        .collect(
            Collectors.toMap(
                board -> board.id(),
                board ->
                    strings(
                        expected.has("finalRows")
                            ? expected.get("finalRows")
                            : required(
                                required(expected, "finalRows", "finalBoards"), board.id()))));
  }

  private static Map<String, List<String>> boards(PositionText layout) {
    return layout.boards().stream()
        .collect(Collectors.toMap(PositionText.BoardRows::id, PositionText.BoardRows::rows));
  }

  private static void assertEffects(JsonNode expected, Replay replay) {
    if (expected.has("captures")) {
      List<String> captures = new ArrayList<>();
      for (JsonNode capture : expected.get("captures")) {
        strings(capture.get("at")).forEach(at -> captures.add(capture.get("after") + " " + at));
      }
      assertEquals(captures, effects(replay, Effect.Captured.class, Effect.Captured::at));
    }
    if (expected.has("frozenAfter")) {
      assertEquals(
          named(expected.get("frozenAfter"), "board"),
          effects(replay, Effect.BoardFrozen.class, Effect.BoardFrozen::board));
      assertEquals(
          named(expected.get("skippedAfter"), "seat"),
          effects(replay, Effect.SeatSkipped.class, Effect.SeatSkipped::seat));
    }
  }

  private static List<String> named(JsonNode happened, String what) {
    List<String> named = new ArrayList<>();
    happened.forEach(item -> named.add(item.get("after") + " " + item.get(what).asText()));
    return named;
  }

  private static <T extends Effect> List<String> effects(
      Replay replay, Class<T> type, Function<T, String> what) {
    List<String> found = new ArrayList<>();
    for (int version = 1; version <= replay.version(); version++) {
      for (T effect : replay.at(version).effects(type)) {
        found.add(version + " " + what.apply(effect));
      }
    }
    return found;
  }

  private static void assertScores(JsonNode expected, Replay replay) {
    for (Score score : replay.position().scores()) {
      assertEquals(
          required(required(expected, "scores"), score.seat()).get("points").asInt(),
          score.points());
    }
  }

  /** Either one outcome, or the winners for each value of an option. */
  private static void assertOutcome(JsonNode expected, Replay replay) {
    if (expected.has("outcome")) {
      String outcome = expected.get("outcome").asText();
      assertEquals(
          outcome.equals("draw") ? List.of() : List.of(outcome),
          replay.result().orElseThrow().winners());
      return;
    }
    String[] actions = strings(expected.get("actions")).toArray(String[]::new);
    String first = replay.beginning().firstSeat();
    for (Map.Entry<String, JsonNode> winners : expected.get("winners").properties()) {
      String option = optionWith(replay.ruleset(), winners.getKey());
      Replay game = Replays.start(replay.ruleset(), Map.of(option, winners.getKey()), first);
      assertEquals(
          strings(winners.getValue()),
          Replays.play(game, actions).result().orElseThrow().winners(),
          winners.getKey());
    }
  }

  private static String optionWith(Ruleset ruleset, String value) {
    return ruleset.catalogue().options().stream()
        .filter(option -> option.allows(value))
        .map(RulesetOption::name)
        .findFirst()
        .orElseThrow();
  }

  private static void countsLikeTheReference(Ruleset ruleset, JsonNode expected, long most) {
    Replay game = Replays.start(ruleset, Map.of(), firstSeat(ruleset, expected));
    Replay replay =
        Replays.play(game, strings(required(expected, "actions")).toArray(String[]::new));
    int plies = 0;
    for (JsonNode count : required(expected, "perft")) {
      plies++;
      if (count.asLong() > most) {
        return;
      }
      assertEquals(count.asLong(), GenericPerft.count(replay.position(), plies), plies + " plies");
    }
  }
}
