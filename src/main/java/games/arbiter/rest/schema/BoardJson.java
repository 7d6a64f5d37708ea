package games.arbiter.rest.schema;

import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

@Schema(
    name = "Board",
    description = "A board with its proof.",
    requiredProperties = {"id", "rows"})
public record BoardJson(
    @Schema(description = "Its id.") String id,
    @Schema(description = "The rows, the far row first.") List<String> rows,
    @Schema(
            description =
                "Whether no capture is possible on it any more; absent if the boards of the ruleset do not freeze.")
        Boolean frozen,
    @Schema(description = "The version at which it froze.") Integer frozenAtVersion,
    @Schema(
            description =
                "For an open board in play: a shortest line of actions, turns ignored, that ends in a capture.")
        List<String> witness,
    @Schema(
            description =
                "For a frozen board: each tower with each opposing tower that it is strong enough to take, and why it never can.")
        List<BoardPairJson> pairs) {}
