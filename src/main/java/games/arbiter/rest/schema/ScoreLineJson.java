package games.arbiter.rest.schema;

import org.eclipse.microprofile.openapi.annotations.media.Schema;

@Schema(
    name = "ScoreLine",
    description = "Points for one piece.",
    requiredProperties = {"rule", "points", "piece"})
public record ScoreLineJson(
    @Schema(description = "The id of the rule that gives the points.") String rule,
    @Schema(description = "The number of points.") int points,
    @Schema(description = "The piece.") String piece,
    @Schema(
            description =
                "The board where it was captured or stands; absent if the set position had it captured.")
        String board,
    @Schema(
            description =
                "The space where it was captured or stands; absent if the set position had it captured.")
        String at,
    @Schema(
            description =
                "The version at which it was captured or came there; absent if the set position had it.")
        Integer version) {}
