package games.arbiter.rulesets.talat;

import games.arbiter.engine.PositionText;
import games.arbiter.engine.Replay;
import games.arbiter.engine.Ruleset;
import games.arbiter.engine.Rulesets;
import games.arbiter.rulesets.Replays;
import java.util.List;

/** Positions from drawn boards, and what is said of actions in them in short. */
final class TestBoards {

  static final Ruleset TALAT = Rulesets.registered().find("talat").orElseThrow();
  static final Ruleset DUO = Rulesets.registered().find("talat-duo").orElseThrow();

  /** A board without towers. */
  static final String EMPTY = ". . . . ./. . . . ./. . . . ./. . . . ./. . . . .";

  private TestBoards() {}

  /** The three boards, each of five rows separated by slashes, the far row first. */
  static List<PositionText.BoardRows> boards(String wb, String bg, String gw) {
    return List.of(rows("wb", wb), rows("bg", bg), rows("gw", gw));
  }

  static PositionText.BoardRows rows(String board, String rows) {
    return new PositionText.BoardRows(board, List.of(rows.split("/")));
  }

  /** A layout in play. */
  static PositionText inPlay(String toMove, String wb, String bg, String gw) {
    return new PositionText(PositionText.PLAY, toMove, boards(wb, bg, gw), null, null);
  }

  /** A game in play from a set position. */
  static Replay play(Ruleset ruleset, String toMove, String wb, String bg, String gw) {
    return Replays.set(ruleset, inPlay(toMove, wb, bg, gw));
  }

  /** The rules that an action breaks, with their spaces. */
  static List<String> broken(Replay game, String action) {
    return Replays.refused(game, action).violations().stream()
        .map(v -> v.rule() + " " + v.spaces())
        .toList();
  }
}
