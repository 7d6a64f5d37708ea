package games.arbiter.rest.schema;

import org.eclipse.microprofile.openapi.annotations.media.Schema;

@Schema(
    name = "BoardStatus",
    description = "Whether a board is frozen.",
    requiredProperties = {"id"})
public record BoardStatusJson(
    @Schema(description = "The id of the board.") String id,
    @Schema(
            description =
                "Whether no capture is possible on it any more; absent if the boards of the ruleset do not freeze.")
        Boolean frozen,
    @Schema(description = "The version at which it froze.") Integer frozenAtVersion) {}
