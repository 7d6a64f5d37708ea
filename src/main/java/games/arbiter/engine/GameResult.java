package games.arbiter.engine;

import java.util.List;

/**
 * How a game ended.
 *
 * @param rule the rule that ended it
 * @param winners in seat order; empty for a draw
 * @param decidedBy {@code points}, {@code tie-break} or {@code shared}; null in games without
 *     points
 */
public record GameResult(String rule, List<String> winners, String decidedBy) {
  public GameResult {
    winners = List.copyOf(winners);
  }

  /** A win of one seat in a game without points. */
  public static GameResult won(String rule, String seat) {
    return new GameResult(rule, List.of(seat), null);
  }

  /** A draw in a game without points. */
  public static GameResult draw(String rule) {
    return new GameResult(rule, List.of(), null);
  }
}
