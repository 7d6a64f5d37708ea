package games.arbiter.rest.schema;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

@Schema(
    name = "Captured",
    description = "The pieces that a seat captured.",
    requiredProperties = {"seat", "pieces"})
public record CapturedJson(
    @JsonProperty(required = true) @Schema(description = "The seat.") String seat,
    @JsonProperty(required = true)
        @Schema(description = "The captured pieces, in the order of their capture.")
        List<String> pieces) {}
