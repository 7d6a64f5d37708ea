package games.arbiter.rest.schema;

import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

@Schema(
    name = "GameEventPage",
    description = "A page of events.",
    requiredProperties = {"version", "status", "items"})
public record GameEventPageJson(
    @Schema(description = "The current version of the game.") int version,
    @Schema(description = "`setup`, `play` or `finished`.") String status,
    @Schema(description = "The events in order.") List<GameEventJson> items) {}
