package games.arbiter.rest.schema;

import com.fasterxml.jackson.annotation.JsonProperty;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

@Schema(
    name = "ActRequest",
    description = "A request to act.",
    requiredProperties = {"action"})
public record ActRequestJson(
    @JsonProperty(required = true)
        @Schema(description = "The name of the action.", examples = "L3@gw:d5")
        String action,
    @Schema(
            description = "The version of the game that the client saw; `If-Match` is its equal.",
            minimum = "0")
        Integer version) {}
