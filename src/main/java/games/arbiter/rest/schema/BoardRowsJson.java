package games.arbiter.rest.schema;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

@Schema(
    name = "BoardRows",
    description = "The pieces on a board.",
    requiredProperties = {"id", "rows"})
public record BoardRowsJson(
    @JsonProperty(required = true) @Schema(description = "The id of the board.", examples = "wb")
        String id,
    @JsonProperty(required = true)
        @Schema(
            description =
                "The rows, the far row first; one blank between tokens, `.` for an empty space.")
        List<String> rows) {}
