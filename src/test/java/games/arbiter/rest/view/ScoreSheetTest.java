package games.arbiter.rest.view;

import static org.junit.jupiter.api.Assertions.assertEquals;

import games.arbiter.engine.PositionText;
import games.arbiter.engine.Replay;
import games.arbiter.engine.Ruleset;
import games.arbiter.engine.Rulesets;
import games.arbiter.rulesets.Replays;
import java.util.List;
import org.junit.jupiter.api.Test;

class ScoreSheetTest {

  private static final String EMPTY = ". . . . ./. . . . ./. . . . ./. . . . ./. . . . .";

  private static Ruleset ruleset(String id) {
    return Rulesets.registered().find(id).orElseThrow();
  }

  /** White's only tower has gone all the way and cannot take the one beside it. */
  private static Replay whiteCannotAct() {
    return Replays.set(
        ruleset("talat"),
        new PositionText(
            PositionText.PLAY,
            "grey",
            List.of(
                board("wb", "wM4 bL3 . . ./. . . . ./. . . . ./. . . . ./. . . . ."),
                board("bg", "gM6 . . . ./. . . . ./. . . . ./. . . . ./bL4 . . . ."),
                board("gw", EMPTY)),
            null,
            null));
  }

  private static PositionText.BoardRows board(String id, String rows) {
    return new PositionText.BoardRows(id, List.of(rows.split("/")));
  }

  @Test
  void aSkippedSeatHasAMarkInItsColumn() {
    Replay game = Replays.play(whiteCannotAct(), "bg:a5-b4", "bg:a1-a2", "bg:b4-c3");
    assertEquals(
        """
           1  bg:a5-b4  -         bg:a1-a2
           3  bg:b4-c3  -

        - no legal action: passed over
        """,
        ScoreSheet.of(game));
  }

  @Test
  void actionsOutOfTurnStandInTheColumnOfTheirSeat() {
    Replay game =
        Replays.play(
            Replays.start(ruleset("tablut")),
            "attackers:offer-draw",
            "d1-d4",
            "defenders:decline-draw",
            "f5-f4",
            "e1-d1");
    assertEquals(
        """
           1  attackers:offer-draw
           2  d1-d4                   defenders:decline-draw
           4                          f5-f4
           5  e1-d1

        """,
        ScoreSheet.of(game));
  }

  @Test
  void anUnplayedGameHasNoRows() {
    assertEquals("\n", ScoreSheet.of(Replays.start(ruleset("tablut"))));
  }
}
