package games.arbiter.rulesets.talat;

import static games.arbiter.rulesets.talat.TestBoards.DUO;
import static games.arbiter.rulesets.talat.TestBoards.EMPTY;
import static games.arbiter.rulesets.talat.TestBoards.TALAT;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import com.fasterxml.jackson.databind.JsonNode;
import games.arbiter.engine.GameOptions;
import games.arbiter.engine.GameResult;
import games.arbiter.engine.Position;
import games.arbiter.engine.PositionText;
import games.arbiter.engine.Ruleset;
import games.arbiter.engine.Score;
import games.arbiter.engine.Verdict;
import games.arbiter.rulesets.ConformanceData;
import games.arbiter.rulesets.Replays;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ScoreTest {

  @TestFactory
  Stream<DynamicTest> casesOfTheConformanceData() {
    return Stream.of(TALAT, DUO)
        .flatMap(
            ruleset ->
                StreamSupport.stream(
                        ConformanceData.value(ruleset, "scores.json").spliterator(), false)
                    .map(c -> dynamicTest(c.get("id").asText(), () -> check(ruleset, c))));
  }

  private static void check(Ruleset ruleset, JsonNode given) {
    for (Map.Entry<String, JsonNode> winners : given.get("winners").properties()) {
      Position position = set(ruleset, winners.getKey(), layout(given.get("position")));
      for (Score score : position.scores()) {
        assertEquals(given.get("points").get(score.seat()).asInt(), score.points(), score.seat());
        assertEquals(score.points(), score.lines().stream().mapToInt(Score.Line::points).sum());
      }
      GameResult result = position.result().orElseThrow();
      assertEquals(ConformanceData.strings(winners.getValue()), result.winners());
      assertEquals("talat.end.two-frozen", result.rule());
    }
  }

  private static Position set(Ruleset ruleset, String tieBreak, PositionText layout) {
    GameOptions options = GameOptions.of(ruleset.catalogue(), Map.of("tieBreak", tieBreak));
    return ((Verdict.Accepted<Position>) ruleset.set(options, "white", layout)).next();
  }

  private static PositionText layout(JsonNode position) {
    List<PositionText.BoardRows> boards = new ArrayList<>();
    position
        .get("boards")
        .forEach(
            b ->
                boards.add(
                    new PositionText.BoardRows(
                        b.get("id").asText(), ConformanceData.strings(b.get("rows")))));
    List<PositionText.Captured> captured = new ArrayList<>();
    position
        .get("captured")
        .forEach(
            c ->
                captured.add(
                    new PositionText.Captured(
                        c.get("seat").asText(), ConformanceData.strings(c.get("pieces")))));
    return new PositionText(PositionText.PLAY, null, boards, null, captured);
  }

  @ParameterizedTest
  @CsvSource({
    "bL6 bM3, wL6, , most-valuable-unshared, [white], points",
    "bL6 gM3, wL6 gS4, , most-valuable-unshared, [white], tie-break",
    "bL6 gM3, wL6 gS4, , most-valuable, '[white, black]', shared",
    "bL6, wL6, wS3, most-valuable, '[white, black]', shared",
    "bL6, wM3, wS3, most-valuable, [white], tie-break",
    ", , , most-valuable-unshared, '[white, black, grey]', shared"
  })
  void whatDecides(
      String white, String black, String grey, String tieBreak, String winners, String by) {
    List<PositionText.Captured> captured =
        List.of(captured("white", white), captured("black", black), captured("grey", grey));
    PositionText layout =
        new PositionText(
            PositionText.PLAY, null, TestBoards.boards(EMPTY, EMPTY, EMPTY), null, captured);
    GameResult result = set(TALAT, tieBreak, layout).result().orElseThrow();
    assertEquals(winners, result.winners().toString());
    assertEquals(by, result.decidedBy());
  }

  private static PositionText.Captured captured(String seat, String pieces) {
    return new PositionText.Captured(seat, pieces == null ? List.of() : List.of(pieces.split(" ")));
  }

  @Test
  void linesAreCapturesInTheirOrderThenTowersByBoardAndSpace() {
    PositionText layout =
        new PositionText(
            PositionText.PLAY,
            null,
            TestBoards.boards(
                ". wM3 . wL6 ./. . . . ./. . . . ./. . . . ./bS3 . . . .",
                ". . . . bM6/. . . . ./. . . . ./. . . . ./gL4 gL3 . . .",
                "wS6 . . . gM4/. . . . ./. . . . ./. . . . ./. . wS4 . gS4"),
            null,
            List.of(captured("white", "gS3 bL6")));
    List<Score> scores = set(DUO, "most-valuable", layout).scores();
    assertEquals(
        List.of(
            "talat.score.captures gS3 null null",
            "talat.score.captures bL6 null null",
            "talat.score.line wM3 wb b5",
            "talat.score.line wL6 wb d5",
            "talat-duo.score.zihin-line gL4 bg a1",
            "talat-duo.score.zihin-line gL3 bg b1",
            "talat.score.line wS4 gw c1"),
        lines(scores.get(0)));
    assertEquals(
        List.of(
            "talat.score.line bS3 wb a1",
            "talat.score.line bM6 bg e5",
            "talat-duo.score.zihin-line gM4 gw e5"),
        lines(scores.get(1)));
  }

  private static List<String> lines(Score score) {
    return score.lines().stream()
        .map(l -> l.rule() + " " + l.piece() + " " + l.board() + " " + l.at())
        .toList();
  }

  @ParameterizedTest
  @CsvSource({
    "white, black, black",
    "grey, 'white black', white",
    "black, 'white black', black",
    "grey, 'white black grey', grey"
  })
  void rematchIsBegunByTheFirstWinnerFromTheLastFirstSeat(
      String lastFirst, String winners, String first) {
    GameResult last = new GameResult("talat.end.two-frozen", List.of(winners.split(" ")), "shared");
    assertEquals(first, TALAT.firstSeatOfRematch(lastFirst, last));
  }

  @Test
  void resignedGameIsFollowedByOneThatTheWinnerBegins() {
    GameResult resigned = Replays.play(Replays.start(DUO), "white:resign").result().orElseThrow();
    assertEquals("black", DUO.firstSeatOfRematch("white", resigned));
  }
}
