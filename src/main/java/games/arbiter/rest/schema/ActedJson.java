package games.arbiter.rest.schema;

import org.eclipse.microprofile.openapi.annotations.media.Schema;

@Schema(
    name = "Acted",
    description = "The event of an action and the game right after it.",
    requiredProperties = {"event", "game"})
public record ActedJson(
    @Schema(description = "The event.") GameEventJson event,
    @Schema(description = "The game right after it.") GameJson game) {}
