package games.arbiter.rest.schema;

import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

@Schema(
    name = "RulesetMark",
    description = "Spaces of a board that bear a sign.",
    requiredProperties = {"board", "sign", "spaces", "text"})
public record RulesetMarkJson(
    @Schema(description = "The board.") String board,
    @Schema(description = "`cross` or `dot`.") String sign,
    @Schema(description = "The marked spaces.") List<String> spaces,
    @Schema(description = "What the sign means, in the reader's language.") String text) {}
