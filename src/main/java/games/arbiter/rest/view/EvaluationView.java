package games.arbiter.rest.view;

import games.arbiter.engine.Action;
import games.arbiter.engine.Replay;
import games.arbiter.play.Alternatives;
import games.arbiter.rest.http.Problems;
import games.arbiter.rest.schema.AnalysisJson;
import games.arbiter.rest.schema.EvaluationJson;
import games.arbiter.rest.schema.VerdictJson;
import games.arbiter.rest.text.Texts;
import java.util.List;

/** Evaluate a position, as clients see it. */
public final class EvaluationView {

  private EvaluationView() {}

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
        RulesetTraits.options(beginning.ruleset(), beginning.options()),
        replay.version(),
        replay.status().id(),
        replay.toMove().orElse(null),
        PositionView.of(replay.layout()),
        ActionView.onBoards(replay, all -> true, texts),
        ActionView.ofSeats(replay, texts),
        BoardView.boards(replay),
        ScoreView.scores(replay),
        GameView.result(replay),
        asked == null ? null : verdict(replay, asked, texts),
        analysis);
  }

  private static VerdictJson verdict(Replay replay, Action asked, Texts texts) {
    return replay
        .play(asked)
        .match(
            accepted ->
                new VerdictJson(
                    asked.name(),
                    true,
                    EventView.effects(accepted.effects()),
                    List.of(),
                    List.of()),
            refused ->
                new VerdictJson(
                    asked.name(),
                    false,
                    List.of(),
                    Problems.violations(refused.violations(), texts),
                    Alternatives.to(asked, replay)));
  }
}
