package games.arbiter.rest.schema;

import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

@Schema(
    name = "GameEventPage",
    description = "A part of the log.",
    requiredProperties = {"version", "status", "items"})
public record GameEventPageJson(
    @Schema(description = "The version that the game is at.") int version,
    @Schema(description = "`setup`, `play` or `finished`.") String status,
    @Schema(description = "The events, in their order.") List<GameEventJson> items) {}
