package games.arbiter.rest.schema;

import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

@Schema(
    name = "Evaluation",
    description = "What the rules say of a position.",
    requiredProperties = {
      "ruleset",
      "rulesetVersion",
      "options",
      "version",
      "status",
      "position",
      "legalActions",
      "seatActions",
      "boards",
      "scores"
    })
public record EvaluationJson(
    @Schema(description = "The id of the ruleset.") String ruleset,
    @Schema(description = "The version of the ruleset.") int rulesetVersion,
    @Schema(description = "A value for every option.") GameOptionsJson options,
    @Schema(description = "The number of actions played.") int version,
    @Schema(description = "`setup`, `play` or `finished`.") String status,
    @Schema(description = "The seat to move; absent when the game is over.") String toMove,
    @Schema(description = "Where everything is.") PositionJson position,
    @Schema(description = "The actions on boards of the seat to move, sorted by name.")
        List<ActionJson> legalActions,
    @Schema(description = "What a seat may do whoever is to move, sorted by name.")
        List<ActionJson> seatActions,
    @Schema(description = "Every board with its proof.") List<BoardJson> boards,
    @Schema(description = "As if the game ended now.") List<SeatScoreJson> scores,
    @Schema(description = "How it ended; absent while it goes on.") GameResultJson result,
    @Schema(description = "The judgement on `action`.") VerdictJson verdict,
    @Schema(description = "What the service would play, if that was asked.")
        AnalysisJson analysis) {}
