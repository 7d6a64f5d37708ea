package games.arbiter.rest.schema;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

@Schema(
    name = "RulesetOption",
    description = "An option.",
    requiredProperties = {"name", "label", "type", "default"})
public record RulesetOptionJson(
    @Schema(description = "Its name.") String name,
    @Schema(description = "What it decides, in the reader's language.") String label,
    @Schema(description = "`string` or `integer`.") String type,
    @Schema(description = "Its default, as text.") @JsonProperty("default") String byDefault,
    @Schema(description = "The values of a string.") List<String> values,
    @Schema(description = "What each value means, in the order of the values.")
        List<String> valueLabels,
    @Schema(description = "The least integer.") Integer minimum,
    @Schema(description = "The greatest integer.") Integer maximum) {}
