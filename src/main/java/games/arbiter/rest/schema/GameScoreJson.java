package games.arbiter.rest.schema;

import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

@Schema(
    name = "GameScore",
    description = "The score of a game, as if it ended now.",
    requiredProperties = {"version", "status", "scores"})
public record GameScoreJson(
    @Schema(description = "The version of the game.") int version,
    @Schema(description = "`setup`, `play` or `finished`.") String status,
    @Schema(description = "By seat; empty in games without points.") List<SeatScoreJson> scores,
    @Schema(description = "The result; absent while the game goes on.") GameResultJson result) {}
