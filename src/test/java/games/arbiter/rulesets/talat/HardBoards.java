package games.arbiter.rulesets.talat;

import games.arbiter.rulesets.ConformanceData;
import java.util.List;

/** The boards of the conformance data. */
public final class HardBoards {

  /**
   * A board.
   *
   * @param rows five, separated by slashes, the far row first
   * @param steps the fewest up to and including a capture; 0 if it is frozen
   */
  public record Given(String board, String rows, int steps) {}

  private HardBoards() {}

  public static List<Given> all() {
    return ConformanceData.text(TalatRuleset.TALAT, "boards.tsv")
        .lines()
        .skip(1)
        .map(line -> line.split("\t"))
        .map(f -> new Given(f[0], f[1], Integer.parseInt(f[3])))
        .toList();
  }
}
