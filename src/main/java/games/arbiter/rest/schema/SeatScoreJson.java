package games.arbiter.rest.schema;

import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

@Schema(
    name = "SeatScore",
    description = "The points of a seat and where they come from.",
    requiredProperties = {"seat", "points", "lines"})
public record SeatScoreJson(
    @Schema(description = "The seat.") String seat,
    @Schema(description = "The sum of the points.") int points,
    @Schema(description = "The points for each piece.") List<ScoreLineJson> lines) {}
