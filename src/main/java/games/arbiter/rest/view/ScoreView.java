package games.arbiter.rest.view;

import games.arbiter.engine.Effect;
import games.arbiter.engine.Provenance;
import games.arbiter.engine.Replay;
import games.arbiter.engine.Score;
import games.arbiter.rest.schema.GameScoreJson;
import games.arbiter.rest.schema.ScoreLineJson;
import games.arbiter.rest.schema.SeatScoreJson;
import java.util.List;
import java.util.Optional;

/** Scores with their provenance as clients see them. */
public final class ScoreView {

  private ScoreView() {}

  public static GameScoreJson of(Replay replay) {
    return new GameScoreJson(
        replay.version(), replay.status().id(), scores(replay), GameView.result(replay));
  }

  static List<SeatScoreJson> scores(Replay replay) {
    return replay.position().scores().stream()
        .map(
            score ->
                new SeatScoreJson(
                    score.seat(),
                    score.points(),
                    score.lines().stream().map(line -> line(replay, line)).toList()))
        .toList();
  }

  /** A captured piece scores where it stood; the last effect on a piece says when. */
  private static ScoreLineJson line(Replay replay, Score.Line line) {
    Optional<Provenance> last = replay.lastOf(line.piece());
    Optional<Effect.Captured> captured =
        last.map(Provenance::effect)
            .filter(Effect.Captured.class::isInstance)
            .map(Effect.Captured.class::cast);
    return new ScoreLineJson(
        line.rule(),
        line.points(),
        line.piece(),
        line.board() == null ? captured.map(Effect.Captured::board).orElse(null) : line.board(),
        line.at() == null ? captured.map(Effect.Captured::at).orElse(null) : line.at(),
        last.map(Provenance::version).orElse(null));
  }
}
