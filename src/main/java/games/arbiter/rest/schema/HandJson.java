package games.arbiter.rest.schema;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

@Schema(
    name = "Hand",
    description = "The pieces of a color that are yet to be placed.",
    requiredProperties = {"color", "pieces"})
public record HandJson(
    @JsonProperty(required = true) @Schema(description = "The color.") String color,
    @JsonProperty(required = true) @Schema(description = "Their tokens.") List<String> pieces) {}
