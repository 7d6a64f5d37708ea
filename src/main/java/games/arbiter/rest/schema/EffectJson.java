package games.arbiter.rest.schema;

import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

@Schema(
    name = "Effect",
    description = "A change that an action made. The type decides which fields are present.",
    requiredProperties = {"type"})
public record EffectJson(
    @Schema(
            description =
                "`placed`, `removed`, `play-began`, `moved`, `captured`, `board-frozen`, `seat-skipped`, `draw-offered`, `draw-accepted`, `draw-declined`, `draw-lapsed`, `take-back-asked`, `take-back-accepted`, `take-back-declined`, `take-back-lapsed`, `taken-back`, `resigned` or `game-ended`. New types may come.")
        String type,
    @Schema(description = "The piece concerned.") String piece,
    @Schema(description = "The board concerned.") String board,
    @Schema(description = "The space concerned.") String at,
    @Schema(description = "The space that a piece left.") String from,
    @Schema(
            description =
                "The space that a piece came to; of `taken-back` the version that the game went back to.")
        String to,
    @Schema(description = "The seat concerned.") String seat,
    @Schema(description = "The rule that ended the game.") String rule,
    @Schema(description = "The winners; empty for a draw.") List<String> winners,
    @Schema(description = "`points`, `tie-break` or `shared`.") String decidedBy) {}
