package games.arbiter.rest.schema;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

@Schema(
    name = "Captured",
    description = "What a seat captured.",
    requiredProperties = {"seat", "pieces"})
public record CapturedJson(
    @JsonProperty(required = true) @Schema(description = "The seat.") String seat,
    @JsonProperty(required = true)
        @Schema(description = "The tokens, in the order in which they were taken.")
        List<String> pieces) {}
