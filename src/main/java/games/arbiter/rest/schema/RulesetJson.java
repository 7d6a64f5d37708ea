package games.arbiter.rest.schema;

import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

@Schema(
    name = "Ruleset",
    description = "A ruleset: seats, boards, pieces, options and rules.",
    requiredProperties = {
      "ruleset",
      "rulesetVersion",
      "name",
      "seats",
      "firstSeats",
      "boards",
      "pieces",
      "options",
      "rules",
      "figures",
      "marks",
      "freezes"
    })
public record RulesetJson(
    @Schema(description = "Its id.") String ruleset,
    @Schema(description = "The version; every change of the rules raises it.") int rulesetVersion,
    @Schema(description = "Its name.") String name,
    @Schema(description = "The seats, in the order of turns.") List<RulesetSeatJson> seats,
    @Schema(
            description =
                "The seats that may be chosen to begin, the default first; empty where the rules"
                    + " leave no choice.")
        List<String> firstSeats,
    @Schema(description = "The boards.") List<RulesetBoardJson> boards,
    @Schema(description = "The pieces.") List<RulesetPieceJson> pieces,
    @Schema(description = "The options.") List<RulesetOptionJson> options,
    @Schema(description = "Every rule, in the order of the rulebook.") List<RulesetRuleJson> rules,
    @Schema(description = "How each piece is drawn.") List<RulesetFigureJson> figures,
    @Schema(description = "The spaces that bear a sign; empty if there are none.")
        List<RulesetMarkJson> marks,
    @Schema(description = "Whether its boards can freeze.") boolean freezes) {}
