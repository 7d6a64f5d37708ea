package games.arbiter.rest.schema;

import com.fasterxml.jackson.annotation.JsonProperty;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

@Schema(
    name = "ActRequest",
    description = "An action to be done.",
    requiredProperties = {"action"})
public record ActRequestJson(
    @JsonProperty(required = true) @Schema(description = "Its name.", examples = "L3@gw:d5")
        String action,
    @Schema(
            description = "The version of the game that was seen; or send `If-Match`.",
            minimum = "0")
        Integer version) {}
