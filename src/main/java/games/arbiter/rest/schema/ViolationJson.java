package games.arbiter.rest.schema;

import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

@Schema(
    name = "Violation",
    description = "A rule that an action or a set position breaks.",
    requiredProperties = {"rule", "text", "spaces"})
public record ViolationJson(
    @Schema(
            description =
                "The id of the rule, as the ruleset lists it, or `position.…` for a fault of a set"
                    + " position.",
            examples = "talat.move.forward")
        String rule,
    @Schema(description = "What it says, in the reader's language.") String text,
    @Schema(description = "The board concerned, where one is.") String board,
    @Schema(description = "The spaces concerned; may be empty.") List<String> spaces) {}
