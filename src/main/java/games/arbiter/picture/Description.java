package games.arbiter.picture;

import java.util.ArrayList;
import java.util.List;

/** What a picture shows, for who does not see it: a title, and a description in sentences. */
final class Description {

  private final Diagram diagram;
  private final Wording wording;
  private final Telling telling;

  Description(Diagram diagram, Wording wording) {
    this.diagram = diagram;
    this.wording = wording;
    this.telling = new Telling(diagram, wording);
  }

  String title() {
    return title(telling.turn());
  }

  String title(Diagram.Board board) {
    return title(telling.boardWithState(board));
  }

  private String title(String what) {
    return wording.say("picture.title", telling.game(), telling.version(), what);
  }

  /** Whose turn it is or the result, the last action, every board, every side. */
  String whole() {
    List<String> lines = new ArrayList<>();
    lines.add(telling.turn() + telling.reason().map(r -> " (" + r + ")").orElse(""));
    lines.addAll(telling.lastActionInWords());
    diagram.boards().forEach(board -> lines.add(board(board)));
    diagram.sides().forEach(side -> lines.addAll(side(side)));
    return sentences(lines);
  }

  /** One board. */
  String of(Diagram.Board board) {
    List<String> lines = new ArrayList<>();
    if (board.trace().isPresent()) {
      lines.addAll(telling.lastActionInWords());
    }
    lines.add(board(board));
    return sentences(lines);
  }

  private String board(Diagram.Board board) {
    return wording.say("picture.board.holds", telling.boardWithState(board), telling.stones(board));
  }

  private List<String> side(Diagram.Side side) {
    List<String> lines = new ArrayList<>();
    String name = telling.sideWithPlayer(side);
    if (side.points() != null || side.player() != null) {
      lines.add(telling.sideWithPoints(side));
    }
    if (!side.hand().isEmpty()) {
      lines.add(wording.say("picture.side.hand", name, telling.pieces(side.hand())));
    }
    if (!side.captured().isEmpty()) {
      lines.add(wording.say("picture.side.captured", name, telling.pieces(side.captured())));
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
