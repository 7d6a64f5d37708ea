package games.arbiter.rest.schema;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

@Schema(
    name = "EvaluationRequest",
    description = "A position, or what was played, to be judged.",
    requiredProperties = {"ruleset"})
public record EvaluationRequestJson(
    @JsonProperty(required = true) @Schema(description = "The id of a ruleset.") String ruleset,
    @Schema(description = "The options that are not to have their default.")
        GameOptionsJson options,
    @Schema(description = "The seat that begins, only where the ruleset leaves a choice.")
        String firstSeat,
    @Schema(description = "A position to begin from instead of the start.") PositionJson position,
    @Schema(description = "Actions to play from there.", maxItems = 4000) List<String> actions,
    @Schema(description = "One more action, to be judged and not played.") String action,
    @Schema(description = "The strength, from 1 to 4, to analyze the position with.", minimum = "1", maximum = "4")
        Integer analysis) {}
