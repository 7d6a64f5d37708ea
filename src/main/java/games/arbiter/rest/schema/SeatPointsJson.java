package games.arbiter.rest.schema;

import org.eclipse.microprofile.openapi.annotations.media.Schema;

@Schema(
    name = "SeatPoints",
    description = "The points of a seat.",
    requiredProperties = {"seat", "points"})
public record SeatPointsJson(
    @Schema(description = "The seat.") String seat,
    @Schema(description = "The points if the game ended now.") int points) {}
