package games.arbiter.rest.schema;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

@Schema(
    name = "Position",
    description =
        "The pieces on the boards, in hand and captured. A request may omit `hands` and `captured`: during setup the pieces on no board are then in hand; in play a piece in no list is out of the game. An answer always has both.",
    requiredProperties = {"phase", "boards"})
public record PositionJson(
    @JsonProperty(required = true) @Schema(description = "`setup` or `play`.", examples = "play")
        String phase,
    @Schema(description = "The seat to move; absent when the game is over.") String toMove,
    @JsonProperty(required = true) @Schema(description = "Every board.") List<BoardRowsJson> boards,
    @Schema(description = "The pieces that are not placed yet, by color.") List<HandJson> hands,
    @Schema(description = "The captured pieces, by the seat that took them.")
        List<CapturedJson> captured) {}
