package games.arbiter.rest.schema;

import com.fasterxml.jackson.annotation.JsonProperty;
import games.arbiter.engine.Replay;
import games.arbiter.play.Game;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

@Schema(
    name = "GameRecord",
    description =
        "A game for export and import. An import needs `ruleset` and `actions`; all other fields must agree with them.",
    requiredProperties = {"ruleset", "actions"})
public record GameRecordJson(
    @JsonProperty(required = true) @Schema(description = "The id of the ruleset.") String ruleset,
    @Schema(description = "The version of the ruleset.") Integer rulesetVersion,
    @Schema(description = "The options.") GameOptionsJson options,
    @Schema(description = "The seat that began; absent if the rules leave no choice.")
        String firstSeat,
    @Schema(
            description =
                "The set position that the game began from; absent for the start position.")
        PositionJson position,
    @Schema(description = "Whether seats may ask to take back; absent if not.") Boolean takeBacks,
    @Schema(description = "One player for each seat.") List<PlayerJson> players,
    @JsonProperty(required = true)
        @Schema(description = "The names of the actions.", maxItems = 4001)
        List<String> actions,
    @Schema(description = "The result; absent while the game goes on.") GameResultJson result,
    @Schema(description = "The hash of the log.") String hash)
    implements StartJson {
  public static GameRecordJson of(Game game) {
    Replay replay = game.replay();
    Replay.Beginning beginning = replay.beginning();
    return new GameRecordJson(
        beginning.ruleset().id(),
        beginning.ruleset().version(),
        GameOptionsJson.of(beginning.ruleset(), beginning.options()),
        beginning.firstSeat(),
        beginning.layout() == null ? null : PositionJson.of(beginning.layout()),
        beginning.takeBacks() ? true : null,
        GameJson.players(game.created().players()),
        actions(game),
        GameJson.result(replay),
        game.hash());
  }

  static List<String> actions(Game game) {
    return game.versions(1, game.version()).stream().map(g -> g.replay().action().name()).toList();
  }
}
