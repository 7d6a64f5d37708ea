package games.arbiter.rest.schema;

import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

@Schema(
    name = "Board",
    description = "A board with what is proved of it.",
    requiredProperties = {"id", "rows"})
public record BoardJson(
    @Schema(description = "Its id.") String id,
    @Schema(description = "The rows, the far one first.") List<String> rows,
    @Schema(
            description =
                "Whether no capture can ever happen on it any more; absent where boards do not freeze.")
        Boolean frozen,
    @Schema(description = "The version at which it froze.") Integer frozenAtVersion,
    @Schema(
            description =
                "For an open board in play: a shortest line of actions, turns ignored, that ends in a capture.")
        List<String> witness,
    @Schema(
            description =
                "For a frozen board: every tower and opposing tower it could take by its strength, and why it never can.")
        List<BoardPairJson> pairs) {}
