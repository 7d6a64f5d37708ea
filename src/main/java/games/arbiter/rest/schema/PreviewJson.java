package games.arbiter.rest.schema;

import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

@Schema(
    name = "Preview",
    description = "What a line of actions would lead to.",
    requiredProperties = {"events", "game"})
public record PreviewJson(
    @Schema(description = "The events there would be, without a time.") List<GameEventJson> events,
    @Schema(description = "The game there would be.") GameJson game) {}
