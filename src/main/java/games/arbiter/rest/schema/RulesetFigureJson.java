package games.arbiter.rest.schema;

import org.eclipse.microprofile.openapi.annotations.media.Schema;

@Schema(
    name = "RulesetFigure",
    description = "How a piece is drawn.",
    requiredProperties = {"piece", "label", "corners", "size", "shade", "crowned"})
public record RulesetFigureJson(
    @Schema(description = "The piece's token.") String piece,
    @Schema(description = "The text on the piece; empty if it bears none.") String label,
    @Schema(description = "The number of corners of its outline; 0 for a disc.") int corners,
    @Schema(description = "1 (small) to 3 (large).") int size,
    @Schema(description = "`light`, `middle` or `dark`.") String shade,
    @Schema(description = "Whether it bears a crown.") boolean crowned) {}
