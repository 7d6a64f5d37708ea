package games.arbiter.rest.view;

import games.arbiter.play.GameList;
import games.arbiter.rest.schema.GameListJson;
import games.arbiter.rest.schema.GameResultJson;
import games.arbiter.rest.schema.GameSummaryJson;

/** Lists of games as clients see them. */
public final class ListView {

  private ListView() {}

  /**
   * A page of games.
   *
   * @param next the cursor of the next page, or null on the last
   */
  public static GameListJson of(GameList list, String next) {
    return new GameListJson(list.items().stream().map(ListView::item).toList(), next);
  }

  private static GameSummaryJson item(GameList.Item item) {
    return new GameSummaryJson(
        item.id(),
        item.ruleset(),
        item.rulesetVersion(),
        item.access(),
        Timestamps.text(item.createdAt()),
        GameView.players(item.players()),
        item.ending() != null,
        item.ending() == null ? null : result(item.ending()));
  }

  private static GameResultJson result(GameList.Ending ending) {
    return new GameResultJson(
        ending.version(),
        ending.result().rule(),
        ending.result().winners(),
        ending.result().decidedBy());
  }
}
