package games.arbiter.rulesets.talat;

import static games.arbiter.rulesets.talat.TestBoards.EMPTY;
import static games.arbiter.rulesets.talat.TestBoards.TALAT;

import games.arbiter.engine.Replay;
import games.arbiter.rulesets.ConformanceData;
import java.util.List;

/** The boards of the conformance data. */
final class FreezeBoards {

  /**
   * A board.
   *
   * @param rows five, separated by slashes, the far row first
   * @param steps the fewest up to and including a capture; 0 if it is frozen
   */
  record Given(String board, String rows, int steps) {}

  private FreezeBoards() {}

  static List<Given> all() {
    return ConformanceData.text(TALAT, "boards.tsv")
        .lines()
        .skip(1)
        .map(line -> line.split("\t"))
        .map(f -> new Given(f[0], f[1], Integer.parseInt(f[3])))
        .toList();
  }

  /** The product's board. */
  static Board board(Given given) {
    return ((TalatPosition) alone(given).position()).state().board(Boards.byName(given.board()));
  }

  /** A finished game in which the other boards are empty. */
  static Replay alone(Given given) {
    return TestBoards.play(
        TALAT,
        null,
        given.board().equals("wb") ? given.rows() : EMPTY,
        given.board().equals("bg") ? given.rows() : EMPTY,
        given.board().equals("gw") ? given.rows() : EMPTY);
  }
}
