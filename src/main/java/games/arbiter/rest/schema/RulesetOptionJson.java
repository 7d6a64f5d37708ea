package games.arbiter.rest.schema;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

@Schema(
    name = "RulesetOption",
    description = "An option.",
    requiredProperties = {"name", "type", "default"})
public record RulesetOptionJson(
    @Schema(description = "Its name.") String name,
    @Schema(description = "`string` or `integer`.") String type,
    @Schema(description = "Its default, as text.") @JsonProperty("default") String byDefault,
    @Schema(description = "The values of a string.") List<String> values,
    @Schema(description = "The least integer.") Integer minimum,
    @Schema(description = "The greatest integer.") Integer maximum) {}
