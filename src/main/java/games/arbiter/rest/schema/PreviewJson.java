package games.arbiter.rest.schema;

import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

@Schema(
    name = "Preview",
    description = "The outcome of a line of actions that is not played.",
    requiredProperties = {"events", "game"})
public record PreviewJson(
    @Schema(description = "The events of the line, without times.") List<GameEventJson> events,
    @Schema(description = "The game after the line.") GameJson game) {}
