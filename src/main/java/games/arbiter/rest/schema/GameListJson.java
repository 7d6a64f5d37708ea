package games.arbiter.rest.schema;

import games.arbiter.play.GameList;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

@Schema(
    name = "GameList",
    description = "A page of games.",
    requiredProperties = {"items"})
public record GameListJson(
    @Schema(description = "The games, newest first.") List<GameSummaryJson> items,
    @Schema(description = "The cursor of the next page; absent on the last.") String next) {
  /**
   * A page of games.
   *
   * @param next the cursor of the next page, or null on the last
   */
  public static GameListJson of(GameList list, String next) {
    return new GameListJson(list.items().stream().map(GameListJson::item).toList(), next);
  }

  private static GameSummaryJson item(GameList.Item item) {
    return new GameSummaryJson(
        item.id(),
        item.ruleset(),
        item.rulesetVersion(),
        item.access(),
        Timestamps.text(item.createdAt()),
        GameJson.players(item.players()),
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

  @Schema(
      name = "GameSummary",
      description = "A game in a list.",
      requiredProperties = {
        "id",
        "ruleset",
        "rulesetVersion",
        "access",
        "createdAt",
        "players",
        "finished"
      })
  public record GameSummaryJson(
      @Schema(description = "Its id.") String id,
      @Schema(description = "The id of its ruleset.") String ruleset,
      @Schema(description = "The version of the ruleset.") int rulesetVersion,
      @Schema(description = "`tokens` or `open`.") String access,
      @Schema(description = "When it was created (RFC 3339, UTC).", format = "date-time")
          String createdAt,
      @Schema(description = "One player for each seat.") List<PlayerJson> players,
      @Schema(description = "Whether it is over.") boolean finished,
      @Schema(description = "The result; absent while the game goes on.") GameResultJson result) {}
}
