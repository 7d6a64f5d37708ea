package games.arbiter.rest.schema;

import org.eclipse.microprofile.openapi.annotations.media.Schema;

@Schema(
    name = "RulesetPiece",
    description = "A piece.",
    requiredProperties = {"piece", "color", "name"})
public record RulesetPieceJson(
    @Schema(description = "Its token.") String piece,
    @Schema(description = "Its color.") String color,
    @Schema(description = "Its name in the reader's language.") String name,
    @Schema(description = "1 to 3, where pieces have one.") Integer size,
    @Schema(description = "3, 4 or 6, where pieces have them.") Integer sides) {}
