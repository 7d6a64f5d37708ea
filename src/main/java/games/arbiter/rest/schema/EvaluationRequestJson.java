package games.arbiter.rest.schema;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

@Schema(
    name = "EvaluationRequest",
    description = "A position, or a line of actions, to apply the rules to.",
    requiredProperties = {"ruleset"})
public record EvaluationRequestJson(
    @JsonProperty(required = true) @Schema(description = "The id of a ruleset.") String ruleset,
    @Schema(description = "The options that differ from their defaults.") GameOptionsJson options,
    @Schema(description = "The seat that begins; only for rulesets that leave a choice.")
        String firstSeat,
    @Schema(description = "A position to begin from instead of the start position.")
        PositionJson position,
    @Schema(description = "Actions to play from there.", maxItems = 4000) List<String> actions,
    @Schema(description = "One more action: the answer has the verdict on it.") String action,
    @Schema(
            description = "The strength, from 1 to 4, with which to analyze the position.",
            minimum = "1",
            maximum = "4")
        Integer analysis,
    @Schema(description = "Whether seats may ask to take back; false by default.")
        Boolean takeBacks)
    implements StartJson {}
