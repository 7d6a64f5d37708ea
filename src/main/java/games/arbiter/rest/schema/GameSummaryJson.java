package games.arbiter.rest.schema;

import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

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
