package games.arbiter.rest.schema;

import games.arbiter.analysis.Analysis;
import games.arbiter.analysis.Strength;
import games.arbiter.engine.Action;
import games.arbiter.engine.Replay;
import games.arbiter.rest.text.Texts;
import java.util.List;
import java.util.stream.IntStream;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

@Schema(
    name = "Analysis",
    description = "What the service would play, found by search.",
    requiredProperties = {
      "version",
      "strength",
      "seat",
      "action",
      "label",
      "line",
      "prospects",
      "positions"
    })
public record AnalysisJson(
    @Schema(description = "The version of the game.") int version,
    @Schema(description = "How much work was allowed, from 1 to 4.") int strength,
    @Schema(description = "The seat to move.") String seat,
    @Schema(description = "The action that the service would play.") String action,
    @Schema(description = "The action in words.") String label,
    @Schema(description = "The line that the service expects, `action` first.") List<String> line,
    @Schema(description = "What each seat may expect of the win, in seat order.")
        List<ProspectJson> prospects,
    @Schema(description = "How many positions were looked at.") int positions) {
  /** What was found out about the position that a replay ends with. */
  public static AnalysisJson of(Replay replay, Strength strength, Analysis found, Texts texts) {
    List<String> seats = replay.ruleset().catalogue().seats();
    return new AnalysisJson(
        replay.version(),
        strength.level(),
        found.seat(),
        found.action().name(),
        texts.text(replay.details(found.action()).label()),
        found.line().stream().map(Action::name).toList(),
        IntStream.range(0, seats.size())
            .mapToObj(seat -> new ProspectJson(seats.get(seat), found.permille().get(seat)))
            .toList(),
        Math.toIntExact(found.positions()));
  }

  @Schema(
      name = "Prospect",
      description = "What a seat may expect of the win.",
      requiredProperties = {"seat", "permille"})
  public record ProspectJson(
      @Schema(description = "The seat.") String seat,
      @Schema(
              description =
                  "Thousandths of the win; a draw or a shared win is shared out. 0 and 1000 are"
                      + " proven.")
          int permille) {}
}
