package games.arbiter.rest.schema;

import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

@Schema(
    name = "Boards",
    description = "The boards of a game with their proofs.",
    requiredProperties = {"version", "items"})
public record BoardsJson(
    @Schema(description = "The version of the game.") int version,
    @Schema(description = "Every board.") List<BoardJson> items) {}
