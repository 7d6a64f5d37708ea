package games.arbiter.rest.schema;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

@Schema(
    name = "GameRecord",
    description =
        "A game to be carried away or imported. An import needs `ruleset` and `actions`; what else is given must be right.",
    requiredProperties = {"ruleset", "actions"})
public record GameRecordJson(
    @JsonProperty(required = true) @Schema(description = "The id of the ruleset.") String ruleset,
    @Schema(description = "The version of the ruleset.") Integer rulesetVersion,
    @Schema(description = "The options.") GameOptionsJson options,
    @Schema(description = "The seat that began; absent where the rules leave no choice.")
        String firstSeat,
    @Schema(description = "The set position it began from, if it did.") PositionJson position,
    @Schema(description = "Whether seats may ask to take back; absent if not.") Boolean takeBacks,
    @Schema(description = "One for each seat.") List<PlayerJson> players,
    @JsonProperty(required = true)
        @Schema(description = "The names of the actions.", maxItems = 4001)
        List<String> actions,
    @Schema(description = "How it ended; absent while it goes on.") GameResultJson result,
    @Schema(description = "The hash of the log.") String hash) {}
