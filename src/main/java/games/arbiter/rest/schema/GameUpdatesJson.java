package games.arbiter.rest.schema;

import games.arbiter.engine.Replay;
import games.arbiter.play.Game;
import games.arbiter.rest.schema.GameJson.OfferJson;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

@Schema(
    name = "GameUpdates",
    description = "What is new in several games.",
    requiredProperties = {"items", "unknown"})
public record GameUpdatesJson(
    @Schema(description = "The games that have gone beyond the version given.")
        List<GameUpdateJson> items,
    @Schema(description = "The ids that belong to no game.") List<String> unknown) {
  public static GameUpdatesJson of(List<Game> games, List<String> unknown) {
    return new GameUpdatesJson(games.stream().map(GameUpdatesJson::item).toList(), unknown);
  }

  private static GameUpdateJson item(Game game) {
    Replay replay = game.replay();
    return new GameUpdateJson(
        game.id(),
        game.version(),
        replay.status().id(),
        replay.toMove().orElse(null),
        GameJson.offers(replay));
  }

  @Schema(
      name = "GameUpdate",
      description = "Where a game stands that has gone beyond the version a client has.",
      requiredProperties = {"id", "version", "status", "offers"})
  public record GameUpdateJson(
      @Schema(description = "The id of the game.") String id,
      @Schema(description = "The version of the game.") int version,
      @Schema(description = "`setup`, `play` or `finished`.") String status,
      @Schema(description = "The seat to move; absent when the game is over.") String toMove,
      @Schema(description = "The open offers.") List<OfferJson> offers) {}
}
