package games.arbiter.engine;

import java.util.ArrayList;
import java.util.List;

/**
 * What a client can know of a ruleset without a game. Names are in the ruleset's texts under {@code
 * seat.<seat>} and {@code piece.<piece>}, rule texts under {@code rule.<id>}.
 *
 * @param seats in the order of turns
 * @param firstSeats the seats that may be chosen to begin, the default first; empty where the rules
 *     leave no choice
 * @param rules the ids of every rule of this ruleset, in the order of the rulebook; those that hold
 *     for all games are added at the end
 */
public record Catalogue(
    List<String> seats,
    List<String> firstSeats,
    List<Board> boards,
    List<Piece> pieces,
    List<RulesetOption> options,
    List<String> rules) {

  /** A ruleset of three or more seats lists it if they may resign ({@link Position#resign}). */
  public static final String RESIGN = "game.resign";

  static final String TAKE_BACK = "game.take-back";
  static final String GAME_OVER = "game.over";

  public Catalogue {
    rules = withRulesOfAllGames(rules, seats.size() == 2 || rules.contains(RESIGN));
  }

  private static List<String> withRulesOfAllGames(List<String> own, boolean resignable) {
    List<String> rules = new ArrayList<>(own);
    rules.removeAll(List.of(RESIGN, TAKE_BACK, GAME_OVER));
    if (resignable) {
      rules.add(RESIGN);
    }
    rules.add(TAKE_BACK);
    rules.add(GAME_OVER);
    return List.copyOf(rules);
  }

  /** A board; near and far are the colors of its first and last row, null where rows have none. */
  public record Board(String id, int width, int height, String near, String far) {}

  /** A piece; size and sides are null where they do not apply. */
  public record Piece(String piece, String color, Integer size, Integer sides) {}

  /** Whether a seat may resign. */
  public boolean resignable() {
    return rules.contains(RESIGN);
  }
}
