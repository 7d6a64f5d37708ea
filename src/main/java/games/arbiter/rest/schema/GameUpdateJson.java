package games.arbiter.rest.schema;

import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

@Schema(
    name = "GameUpdate",
    description = "Where a game stands that has gone beyond the version a client has.",
    requiredProperties = {"id", "version", "status", "offers"})
public record GameUpdateJson(
    @Schema(description = "The id of the game.") String id,
    @Schema(description = "The version of the game.") int version,
    @Schema(description = "`setup`, `play` or `finished`.") String status,
    @Schema(description = "The seat to move; absent when the game is over.") String toMove,
    @Schema(description = "The open offers.") List<OfferJson> offers) {}
