package games.arbiter.rest.schema;

import games.arbiter.engine.Effect;
import games.arbiter.engine.Provenance;
import games.arbiter.engine.Replay;
import games.arbiter.engine.Score;
import java.util.List;
import java.util.Optional;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

@Schema(
    name = "GameScore",
    description = "The score of a game, as if it ended now.",
    requiredProperties = {"version", "status", "scores"})
public record GameScoreJson(
    @Schema(description = "The version of the game.") int version,
    @Schema(description = "`setup`, `play` or `finished`.") String status,
    @Schema(description = "By seat; empty in games without points.") List<SeatScoreJson> scores,
    @Schema(description = "The result; absent while the game goes on.") GameResultJson result) {
  public static GameScoreJson of(Replay replay) {
    return new GameScoreJson(
        replay.version(), replay.status().id(), scores(replay), GameJson.result(replay));
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

  @Schema(
      name = "SeatScore",
      description = "The points of a seat and where they come from.",
      requiredProperties = {"seat", "points", "lines"})
  public record SeatScoreJson(
      @Schema(description = "The seat.") String seat,
      @Schema(description = "The sum of the points.") int points,
      @Schema(description = "The points for each piece.") List<ScoreLineJson> lines) {}

  @Schema(
      name = "ScoreLine",
      description = "Points for one piece.",
      requiredProperties = {"rule", "points", "piece"})
  public record ScoreLineJson(
      @Schema(description = "The id of the rule that gives the points.") String rule,
      @Schema(description = "The number of points.") int points,
      @Schema(description = "The piece.") String piece,
      @Schema(
              description =
                  "The board where it was captured or stands; absent if the set position had it captured.")
          String board,
      @Schema(
              description =
                  "The space where it was captured or stands; absent if the set position had it captured.")
          String at,
      @Schema(
              description =
                  "The version at which it was captured or came there; absent if the set position had it.")
          Integer version) {}
}
