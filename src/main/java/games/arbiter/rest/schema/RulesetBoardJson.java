package games.arbiter.rest.schema;

import org.eclipse.microprofile.openapi.annotations.media.Schema;

@Schema(
    name = "RulesetBoard",
    description = "A board.",
    requiredProperties = {"id", "name", "width", "height"})
public record RulesetBoardJson(
    @Schema(description = "Its id.") String id,
    @Schema(description = "Its name.") String name,
    @Schema(description = "The number of columns.") int width,
    @Schema(description = "The number of rows.") int height,
    @Schema(description = "The color whose start line is row 1; absent without start lines.")
        String near,
    @Schema(description = "The color whose start line is the last row; absent without start lines.")
        String far) {}
