package games.arbiter.rest.schema;

import games.arbiter.engine.Violation;
import games.arbiter.rest.text.Texts;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

@Schema(
    name = "Violation",
    description = "A broken rule.",
    requiredProperties = {"rule", "text", "spaces"})
public record ViolationJson(
    @Schema(
            description =
                "The id of the rule, as the ruleset lists it, or `position.…` for a fault of a set"
                    + " position.",
            examples = "talat.move.forward")
        String rule,
    @Schema(description = "The text of the rule, in the reader's language.") String text,
    @Schema(description = "The board concerned; absent if no single board is.") String board,
    @Schema(description = "The spaces concerned; may be empty.") List<String> spaces) {

  /** Broken rules in the reader's language. */
  public static List<ViolationJson> of(List<Violation> broken, Texts texts) {
    return broken.stream()
        .map(v -> new ViolationJson(v.rule(), texts.text(v.text()), v.board(), v.spaces()))
        .toList();
  }
}
