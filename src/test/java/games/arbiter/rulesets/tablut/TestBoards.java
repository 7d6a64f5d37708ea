package games.arbiter.rulesets.tablut;

import games.arbiter.engine.PositionText;
import games.arbiter.engine.Replay;
import games.arbiter.rulesets.Replays;
import java.util.List;

/** Tablut games from drawn boards. */
final class TestBoards {

  static final Tablut TABLUT = new Tablut();

  private TestBoards() {}

  /** A layout of nine rows, the far one first. */
  static PositionText layout(String toMove, List<String> rows) {
    return new PositionText(
        "play", toMove, List.of(new PositionText.BoardRows("board", rows)), null, null);
  }

  /** A game from nine rows, the far one first. */
  static Replay set(String toMove, String... rows) {
    return Replays.set(TABLUT, layout(toMove, List.of(rows)));
  }

  static Replay start() {
    return Replays.start(TABLUT);
  }

  /** The rows of a game's board. */
  static List<String> rows(Replay game) {
    return game.layout().boards().get(0).rows();
  }
}
