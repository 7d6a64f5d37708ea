package games.arbiter.rest.schema;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

@Schema(
    name = "PreviewRequest",
    description = "A line of actions.",
    requiredProperties = {"actions"})
public record PreviewRequestJson(
    @JsonProperty(required = true)
        @Schema(description = "The names of the actions.", maxItems = 100)
        List<String> actions) {}
