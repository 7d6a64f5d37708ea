package games.arbiter.rest.schema;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

@Schema(
    name = "BoardRows",
    description = "What stands on a board.",
    requiredProperties = {"id", "rows"})
public record BoardRowsJson(
    @JsonProperty(required = true) @Schema(description = "The id of the board.", examples = "wb")
        String id,
    @JsonProperty(required = true)
        @Schema(
            description =
                "The rows, the far one first; tokens separated by one blank, `.` for an empty space.")
        List<String> rows) {}
