package games.arbiter.engine;

import java.util.List;

/** The points of a seat and where they come from. */
public record Score(String seat, int points, List<Line> lines) {
  public Score {
    lines = List.copyOf(lines);
  }

  /**
   * Points for one piece.
   *
   * @param board where the piece stands, or null for a captured one
   * @param at the space on that board, or null for a captured one
   */
  public record Line(String rule, int points, String piece, String board, String at) {}
}
