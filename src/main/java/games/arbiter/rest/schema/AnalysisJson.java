package games.arbiter.rest.schema;

import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

@Schema(
    name = "Analysis",
    description = "What the service would play, found by search.",
    requiredProperties = {
      "version",
      "strength",
      "seat",
      "action",
      "label",
      "line",
      "prospects",
      "positions"
    })
public record AnalysisJson(
    @Schema(description = "The version of the game.") int version,
    @Schema(description = "How much work was allowed, from 1 to 4.") int strength,
    @Schema(description = "The seat to move.") String seat,
    @Schema(description = "The action that the service would play.") String action,
    @Schema(description = "The action in words.") String label,
    @Schema(description = "The line that the service expects, `action` first.") List<String> line,
    @Schema(description = "What each seat may expect of the win, in seat order.")
        List<ProspectJson> prospects,
    @Schema(description = "How many positions were looked at.") int positions) {}
