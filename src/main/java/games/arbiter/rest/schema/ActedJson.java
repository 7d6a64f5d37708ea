package games.arbiter.rest.schema;

import org.eclipse.microprofile.openapi.annotations.media.Schema;

@Schema(
    name = "Acted",
    description = "What was done and the game right after it.",
    requiredProperties = {"event", "game"})
public record ActedJson(
    @Schema(description = "What happened.") GameEventJson event,
    @Schema(description = "The game right after it.") GameJson game) {}
