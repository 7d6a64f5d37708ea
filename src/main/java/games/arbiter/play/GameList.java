package games.arbiter.play;

import games.arbiter.engine.GameResult;
import java.time.Instant;
import java.util.List;

/**
 * A part of the list of games, newest first.
 *
 * @param next the place after which the next part begins; null at the end of the list
 */
public record GameList(List<Item> items, Cursor next) {
  public GameList {
    items = List.copyOf(items);
  }

  /**
   * Which part of the list.
   *
   * @param ruleset the id of a ruleset, or null for all
   * @param finished whether the games are over, or null for both
   * @param after the place to go on from, or null to begin
   * @param limit how many games at most
   */
  public record Query(String ruleset, Boolean finished, Cursor after, int limit) {}

  /**
   * Where in the list a game stands: it keeps its place whatever games are created.
   *
   * @param createdAt in whole milliseconds
   */
  public record Cursor(Instant createdAt, String id) {}

  /**
   * What a list shows of a game, whether or not this process knows its ruleset.
   *
   * @param access the id of its {@link Access}
   * @param ending null while it goes on
   */
  public record Item(
      String id,
      String ruleset,
      int rulesetVersion,
      String access,
      Instant createdAt,
      List<Player> players,
      Ending ending) {
    public Item {
      players = List.copyOf(players);
    }
  }

  /** How a game ended and at which version. */
  public record Ending(int version, GameResult result) {}
}
