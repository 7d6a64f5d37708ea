package games.arbiter.picture;

import java.util.ArrayList;
import java.util.List;

/** What a picture shows, for who does not see it: a title, and a description in sentences. */
final class AlternativeText {

  private final Diagram diagram;
  private final Translator translator;
  private final Captions captions;

  AlternativeText(Diagram diagram, Translator translator) {
    this.diagram = diagram;
    this.translator = translator;
    this.captions = new Captions(diagram, translator);
  }

  String title() {
    return title(captions.turn());
  }

  String title(Diagram.Board board) {
    return title(captions.boardWithState(board));
  }

  private String title(String what) {
    return translator.say("picture.title", captions.game(), captions.version(), what);
  }

  /** Whose turn it is or the result, the last action, every board, every side. */
  String whole() {
    List<String> lines = new ArrayList<>();
    lines.add(captions.turn() + captions.reason().map(r -> " (" + r + ")").orElse(""));
    lines.addAll(captions.lastActionInWords());
    diagram.boards().forEach(board -> lines.add(board(board)));
    diagram.sides().forEach(side -> lines.addAll(side(side)));
    return sentences(lines);
  }

  /** One board. */
  String of(Diagram.Board board) {
    List<String> lines = new ArrayList<>();
    if (board.lastAction().isPresent()) {
      lines.addAll(captions.lastActionInWords());
    }
    lines.add(board(board));
    return sentences(lines);
  }

  private String board(Diagram.Board board) {
    return translator.say(
        "picture.board.holds", captions.boardWithState(board), captions.placedPieces(board));
  }

  private List<String> side(Diagram.Side side) {
    List<String> lines = new ArrayList<>();
    String name = captions.sideWithPlayer(side);
    if (side.points() != null || side.player() != null) {
      lines.add(captions.sideWithPoints(side));
    }
    if (!side.hand().isEmpty()) {
      lines.add(translator.say("picture.side.hand", name, captions.pieces(side.hand())));
    }
    if (!side.captured().isEmpty()) {
      lines.add(translator.say("picture.side.captured", name, captions.pieces(side.captured())));
    }
    return lines;
  }

  private static String sentences(List<String> lines) {
    StringBuilder text = new StringBuilder();
    for (String line : lines) {
      text.append(line).append(line.endsWith(".") ? "\n" : ".\n");
    }
    return text.toString().strip();
  }
}
