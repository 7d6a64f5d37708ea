package games.arbiter.rest.schema;

import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

@Schema(
    name = "Evaluation",
    description = "The rules applied to a position.",
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
    @Schema(description = "The number of actions in `actions`.") int version,
    @Schema(description = "`setup`, `play` or `finished`.") String status,
    @Schema(description = "The seat to move; absent when the game is over.") String toMove,
    @Schema(description = "The pieces on the boards, in hand and captured.") PositionJson position,
    @Schema(description = "The actions on boards of the seat to move, sorted by name.")
        List<ActionJson> legalActions,
    @Schema(description = "The actions that a seat may do at any time, sorted by name.")
        List<ActionJson> seatActions,
    @Schema(description = "Every board with its proof.") List<BoardJson> boards,
    @Schema(description = "The points if the game ended now.") List<SeatScoreJson> scores,
    @Schema(description = "The result; absent while the game goes on.") GameResultJson result,
    @Schema(description = "The verdict on `action`.") VerdictJson verdict,
    @Schema(description = "What the service would play, if `analysis` was sent.")
        AnalysisJson analysis) {}
