package games.arbiter.rest.view;

import games.arbiter.engine.GameResult;
import games.arbiter.engine.Replay;
import games.arbiter.engine.Score;
import games.arbiter.picture.NameSanitizer;
import games.arbiter.play.Game;
import games.arbiter.play.Player;
import games.arbiter.rest.text.Language;
import games.arbiter.rest.text.Texts;
import java.time.ZoneOffset;
import java.util.stream.Collectors;

/** A record as people write it down: a score sheet in notation, the same in every language. */
public final class RecordText {

  private final Game game;
  private final Replay replay;
  private final StringBuilder text = new StringBuilder();

  private RecordText(Game game) {
    this.game = game;
    this.replay = game.replay();
  }

  public static String of(Game game) {
    return new RecordText(game).write();
  }

  private String write() {
    head();
    text.append('\n').append(ScoreSheet.of(replay));
    text.append(outcome()).append('\n');
    return text.append("hash ").append(game.hash()).append('\n').toString();
  }

  private void head() {
    Replay.Beginning beginning = replay.beginning();
    String id = beginning.ruleset().id();
    text.append(Texts.of(beginning.ruleset(), Language.EN).text("ruleset." + id))
        .append(" (" + id + " " + beginning.ruleset().version() + "), ")
        .append(game.created().createdAt().atOffset(ZoneOffset.UTC).toLocalDate());
    beginning.options().values().forEach((name, value) -> text.append(", " + name + " " + value));
    text.append(beginning.takeBacks() ? ", take-backs\n" : "\n");
    text.append(
        game.created().players().stream()
            .map(RecordText::player)
            .collect(Collectors.joining(", ")));
    if (beginning.firstSeat() != null) {
      text.append("; " + beginning.firstSeat() + " begins");
    }
    text.append('\n');
    if (beginning.layout() != null) {
      String seat = beginning.layout().toMove();
      text.append("from a set position, " + beginning.layout().phase());
      text.append(seat == null ? "\n" : ", " + seat + " to move\n");
      beginning
          .layout()
          .boards()
          .forEach(b -> text.append(b.id() + "  " + String.join(" / ", b.rows()) + "\n"));
    }
  }

  private static String player(Player player) {
    return player.name() == null
        ? player.seat()
        : player.seat() + " " + NameSanitizer.clean(player.name());
  }

  private String outcome() {
    String points =
        replay.position().scores().stream()
            .map(RecordText::points)
            .collect(Collectors.joining(", "));
    String end = replay.result().map(RecordText::end).orElseGet(this::toMove);
    return points.isEmpty() ? end : points + ": " + end;
  }

  private static String points(Score score) {
    return score.seat() + " " + score.points();
  }

  private String toMove() {
    return replay.toMove().orElseThrow() + " to move";
  }

  private static String end(GameResult result) {
    String winners = String.join(" and ", result.winners());
    if (result.winners().isEmpty()) {
      return "drawn, " + result.rule();
    }
    if (result.decidedBy() == null) {
      return winners + " won, " + result.rule();
    }
    return switch (result.decidedBy()) {
      case "tie-break" -> winners + " wins by the tie-break";
      case "shared" -> winners + " share the win";
      default -> winners + " wins by " + result.decidedBy();
    };
  }
}
