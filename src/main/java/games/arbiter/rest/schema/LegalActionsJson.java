package games.arbiter.rest.schema;

import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

@Schema(
    name = "LegalActions",
    description = "What can be done in a game.",
    requiredProperties = {"version", "status", "items", "seatActions"})
public record LegalActionsJson(
    @Schema(description = "The version of the game.") int version,
    @Schema(description = "`setup`, `play` or `finished`.") String status,
    @Schema(description = "The seat to move; absent when the game is over.") String toMove,
    @Schema(description = "The actions on boards of the seat to move, sorted by name.")
        List<ActionJson> items,
    @Schema(description = "The actions that a seat may do at any time, sorted by name.")
        List<ActionJson> seatActions) {}
