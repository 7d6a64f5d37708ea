package games.arbiter.rest.schema;

import games.arbiter.engine.Action;
import games.arbiter.engine.Replay;
import games.arbiter.play.Alternatives;
import games.arbiter.rest.schema.BoardsJson.BoardJson;
import games.arbiter.rest.schema.GameScoreJson.SeatScoreJson;
import games.arbiter.rest.schema.LegalActionsJson.ActionJson;
import games.arbiter.rest.text.Texts;
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
        AnalysisJson analysis) {
  /**
   * A position.
   *
   * @param asked an action to judge, or null
   * @param analysis what a search found, or null
   */
  public static EvaluationJson of(Replay replay, Action asked, AnalysisJson analysis, Texts texts) {
    Replay.Beginning beginning = replay.beginning();
    return new EvaluationJson(
        beginning.ruleset().id(),
        beginning.ruleset().version(),
        GameOptionsJson.of(beginning.ruleset(), beginning.options()),
        replay.version(),
        replay.status().id(),
        replay.toMove().orElse(null),
        PositionJson.of(replay.layout()),
        LegalActionsJson.onBoards(replay, all -> true, texts),
        LegalActionsJson.ofSeats(replay, texts),
        BoardsJson.boards(replay),
        GameScoreJson.scores(replay),
        GameJson.result(replay),
        asked == null ? null : verdict(replay, asked, texts),
        analysis);
  }

  private static VerdictJson verdict(Replay replay, Action asked, Texts texts) {
    return replay
        .play(asked)
        .match(
            accepted ->
                new VerdictJson(
                    asked.name(), true, EffectJson.of(accepted.effects()), List.of(), List.of()),
            refused ->
                new VerdictJson(
                    asked.name(),
                    false,
                    List.of(),
                    ViolationJson.of(refused.violations(), texts),
                    Alternatives.to(asked, replay)));
  }

  @Schema(
      name = "Verdict",
      description = "The verdict on an action.",
      requiredProperties = {"action", "legal", "effects", "violations", "legalActions"})
  public record VerdictJson(
      @Schema(description = "Its name.") String action,
      @Schema(description = "Whether the rules allow the action.") boolean legal,
      @Schema(description = "Its changes; empty if the action is illegal.")
          List<EffectJson> effects,
      @Schema(description = "Every rule that the action breaks.") List<ViolationJson> violations,
      @Schema(
              description =
                  "For an illegal action: at most 12 names of legal actions of the same piece.")
          List<String> legalActions) {}
}
