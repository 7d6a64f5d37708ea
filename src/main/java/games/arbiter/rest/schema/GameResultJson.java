package games.arbiter.rest.schema;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

@Schema(
    name = "GameResult",
    description = "The result of a game.",
    requiredProperties = {"version", "rule", "winners"})
public record GameResultJson(
    @JsonProperty(required = true) @Schema(description = "The version at which it ended.")
        Integer version,
    @JsonProperty(required = true)
        @Schema(
            description = "The id of the rule that ended it.",
            examples = "talat.end.two-frozen")
        String rule,
    @JsonProperty(required = true)
        @Schema(description = "The seats that won, in seat order; empty for a draw.")
        List<String> winners,
    @Schema(description = "`points`, `tie-break` or `shared` where points decided; else absent.")
        String decidedBy) {}
