package games.arbiter.rest.schema;

import com.fasterxml.jackson.annotation.JsonProperty;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

@Schema(
    name = "Player",
    description = "The player of a seat.",
    requiredProperties = {"seat"})
public record PlayerJson(
    @JsonProperty(required = true) @Schema(description = "The seat.", examples = "white")
        String seat,
    @Schema(
            description = "1 to 64 characters, no control characters.",
            examples = "Ada",
            minLength = 1,
            maxLength = 64)
        String name) {}
