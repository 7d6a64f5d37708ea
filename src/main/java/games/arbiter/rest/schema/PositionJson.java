package games.arbiter.rest.schema;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

@Schema(
    name = "Position",
    description =
        "Where everything is. In a request `hands` and `captured` may be missing: during setup all that stands nowhere is then in hand, else a piece in no list is out of the game. In an answer they are always there.",
    requiredProperties = {"phase", "boards"})
public record PositionJson(
    @JsonProperty(required = true) @Schema(description = "`setup` or `play`.", examples = "play")
        String phase,
    @Schema(description = "The seat to move; absent when the game is over.") String toMove,
    @JsonProperty(required = true) @Schema(description = "Every board.") List<BoardRowsJson> boards,
    @Schema(description = "The pieces yet to be placed, by color.") List<HandJson> hands,
    @Schema(description = "The captured pieces, by who took them.") List<CapturedJson> captured) {}
