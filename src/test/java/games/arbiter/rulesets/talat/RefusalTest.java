package games.arbiter.rulesets.talat;

import static games.arbiter.rulesets.talat.TestBoards.DUO;
import static games.arbiter.rulesets.talat.TestBoards.EMPTY;
import static games.arbiter.rulesets.talat.TestBoards.TALAT;
import static games.arbiter.rulesets.talat.TestBoards.broken;
import static org.junit.jupiter.api.Assertions.assertEquals;

import games.arbiter.engine.Action;
import games.arbiter.engine.RefusalKind;
import games.arbiter.engine.Replay;
import games.arbiter.rulesets.Replays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RefusalTest {

  private static final String CROWDED =
      "bL6 bL4 . . ./wS3 wS4 . . ./. . . . ./wL6 wL4 bS6 bM4 ./bM6 . wM4 bM3 wM3";
  private static final String OPEN = "gM6 . . . ./. . . . ./. . . . ./. . . . ./bL3 . . . .";

  private final Replay setup =
      Replays.play(Replays.start(TALAT), "L3@gw:d5", "M3@wb:d5", "M3@bg:b5");
  private final Replay play =
      TestBoards.play(TALAT, "white", CROWDED, OPEN, ". wM6 . . ./" + EMPTY.substring(10));

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "L6@wb:c3 | talat.setup.start-line [c3]",
        "L6@bg:c1 | talat.setup.start-line [c1]",
        "L6@gw:d5 | talat.setup.unoccupied [d5]",
        "L3@gw:a5 | talat.setup.in-hand [a5]",
        "L6@wb:d5 | talat.setup.start-line [d5], talat.setup.unoccupied [d5]",
        "L3@wb:d5"
            + " | talat.setup.start-line [d5], talat.setup.unoccupied [d5], talat.setup.in-hand [d5]",
        "gw:d5-d4 | talat.turn.phase []",
        "wb:d5-d4 | talat.turn.phase [], talat.move.own-tower [d5]",
        "wb:a1xa1 | talat.turn.phase [], talat.move.own-tower [a1], talat.capture.reach [a1, a1],"
            + " talat.capture.opponent [a1]"
      })
  void inSetup(String action, String rules) {
    assertEquals("[" + rules + "]", broken(setup, action).toString());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "L6@wb:b1 | talat.turn.phase [], talat.setup.in-hand [b1]",
        "wb:a5-a4 | talat.move.own-tower [a5], talat.move.unoccupied [a4]",
        "wb:d3-d4 | talat.move.own-tower [d3]",
        "wb:d3-d5 | talat.move.own-tower [d3], talat.move.forward [d3, d5]",
        "bg:a1-a2 | talat.move.own-tower [a1]",
        "wb:a2-a4 | talat.move.forward [a2, a4], talat.move.unoccupied [a4]",
        "wb:b2-d3 | talat.move.forward [b2, d3]",
        "wb:b2-b1 | talat.move.forward [b2, b1]",
        "wb:b4-c4 | talat.move.forward [b4, c4]",
        "wb:b4-b4 | talat.move.forward [b4, b4], talat.move.unoccupied [b4]",
        "wb:b4-b5 | talat.move.unoccupied [b5]",
        "wb:a2xa1 | talat.capture.reach [a2, a1]",
        "wb:a2xb5 | talat.capture.reach [a2, b5]",
        "wb:b4xb5 | talat.capture.size [b4, b5]",
        "wb:b4xa5 | talat.capture.size [b4, a5]",
        "wb:a4xb5 | talat.capture.size [a4, b5]",
        "wb:b2xc2 | talat.capture.size [b2, c2]",
        "wb:c1xd2 | talat.capture.sides [c1, d2]",
        "wb:e1xd1 | talat.capture.sides [e1, d1]",
        "wb:e1xd2 | talat.capture.sides [e1, d2]",
        "wb:b4xa4 | talat.capture.opponent [a4]",
        "wb:b4xc5 | talat.capture.opponent [c5]",
        "wb:c2xc1 | talat.move.own-tower [c2], talat.capture.size [c2, c1],"
            + " talat.capture.opponent [c1]",
        "wb:a2xb4 | talat.capture.reach [a2, b4], talat.capture.size [a2, b4],"
            + " talat.capture.opponent [b4]",
        "bg:a1xa1 | talat.move.own-tower [a1], talat.capture.reach [a1, a1],"
            + " talat.capture.sides [a1, a1], talat.capture.opponent [a1]",
        "gw:b5-b4 | talat.board.frozen []",
        "gw:b5xa3 | talat.capture.reach [b5, a3], talat.capture.opponent [a3],"
            + " talat.board.frozen []"
      })
  void inPlay(String action, String rules) {
    assertEquals("[" + rules + "]", broken(play, action).toString());
    assertEquals(RefusalKind.ILLEGAL_ACTION, Replays.refused(play, action).refusal());
  }

  @Test
  void whatIsNotRefusedIsLegal() {
    assertEquals(
        List.of(
            "wb:a2-a3",
            "wb:a2-b3",
            "wb:a4xa5",
            "wb:b2-a3",
            "wb:b2-b3",
            "wb:b2-c3",
            "wb:b4-c5",
            "wb:c1xc2",
            "wb:c1xd1",
            "wb:e1-e2"),
        play.legalActions().stream().map(Action::name).toList());
  }

  private final Replay duo =
      TestBoards.play(
          DUO,
          "white",
          "bM6 . . . ./. . . . ./. . . . ./. . . . ./wL3 . . . .",
          "gS3 gL6 . . ./. . . . ./bM4 . . . ./. . . . ./bL4 bL3 . . .",
          "wM4 wL6 . . ./. . . . ./. . . . ./gS6 . . . ./wS4 . . . .");

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "gw:a2-b3 | talat-duo.move.zihin [a2]",
        "gw:a2xa1 | talat.capture.reach [a2, a1], talat.capture.opponent [a1],"
            + " talat-duo.move.zihin [a2]",
        "bg:a3-a4 | talat.move.own-tower [a3]",
        "bg:a5xb5 | talat.capture.opponent [b5]"
      })
  void withZihinTowers(String action, String rules) {
    assertEquals("[" + rules + "]", broken(duo, action).toString());
  }

  @Test
  void opponentActsWithTheZihinOnTheOtherBoard() {
    Replay black = Replays.play(duo, "bg:a5-b4");
    assertEquals(List.of("talat-duo.move.zihin [b4]"), broken(black, "bg:b4-b3"));
    assertEquals("black", Replays.play(black, "gw:a2-a3").seat());
  }

  @Test
  void nothingIsAcceptedAfterTheEnd() {
    Replay over = TestBoards.play(TALAT, null, EMPTY, EMPTY, EMPTY);
    assertEquals(RefusalKind.GAME_OVER, Replays.refused(over, "wb:a1-a2").refusal());
    assertEquals(List.of("game.over []"), broken(over, "wb:a1-a2"));
  }
}
