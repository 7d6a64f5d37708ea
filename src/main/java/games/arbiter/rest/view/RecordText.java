package games.arbiter.rest.view;

import games.arbiter.engine.Effect;
import games.arbiter.engine.GameResult;
import games.arbiter.engine.Replay;
import games.arbiter.engine.Score;
import games.arbiter.play.Game;
import games.arbiter.play.Player;
import games.arbiter.rest.text.Language;
import games.arbiter.rest.text.Texts;
import java.time.ZoneOffset;
import java.util.List;
import java.util.stream.Collectors;

/** A record as people write it down: a score sheet in notation, the same in every language. */
public final class RecordText {

  private static final String FROZE = "*";
  private static final String NUMBER = "%4d";
  private static final String GAP = "  ";

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
    List<String> cells = game.versions(1, game.version()).stream().map(RecordText::cell).toList();
    text.append('\n');
    sheet(cells);
    text.append('\n');
    if (cells.stream().anyMatch(cell -> cell.endsWith(FROZE))) {
      text.append(FROZE + " a board froze\n");
    }
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
    text.append('\n');
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
    return player.name() == null ? player.seat() : player.seat() + " " + player.name();
  }

  private static String cell(Game game) {
    boolean froze = !game.replay().effects(Effect.BoardFrozen.class).isEmpty();
    return game.replay().action().name() + (froze ? FROZE : "");
  }

  private void sheet(List<String> cells) {
    int columns = replay.ruleset().catalogue().seats().size();
    int width = cells.stream().mapToInt(String::length).max().orElse(0);
    for (int first = 0; first < cells.size(); first += columns) {
      StringBuilder line = new StringBuilder(NUMBER.formatted(first + 1));
      for (String cell : cells.subList(first, Math.min(first + columns, cells.size()))) {
        line.append(GAP).append(cell).append(" ".repeat(width - cell.length()));
      }
      text.append(line.toString().stripTrailing()).append('\n');
    }
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
