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
}
