package games.arbiter.picture;

import games.arbiter.engine.Appearance;
import java.util.ArrayList;
import java.util.List;

/** A board as lines of text. */
final class TextBoard {

  private static final String MARGIN = "   ";

  private final Appearance look;
  private final Translator translator;
  private final Captions captions;
  private final boolean stateful;

  /** {@code stateful} if room is needed to say that a board is frozen. */
  TextBoard(Appearance look, Translator translator, Captions captions, boolean stateful) {
    this.look = look;
    this.translator = translator;
    this.captions = captions;
    this.stateful = stateful;
  }

  /**
   * The board's name and state, the color of its far row, the rows, the columns, the near row's
   * color.
   */
  List<String> lines(Diagram.Board board) {
    int cell = look.figures().stream().mapToInt(f -> f.piece().length()).max().orElse(1) + 2;
    List<String> lines = new ArrayList<>();
    lines.add(MARGIN + captions.board(board));
    if (stateful) {
      lines.add(MARGIN + captions.frozen(board).orElse(""));
    }
    lines.addAll(startLine(board.far()));
    for (int row = board.height() - 1; row >= 0; row--) {
      StringBuilder line = new StringBuilder(pad(" " + (row + 1), MARGIN.length()));
      for (int column = 0; column < board.width(); column++) {
        line.append(cell(board, new Space(column, row), cell));
      }
      lines.add(line.toString());
    }
    StringBuilder columns = new StringBuilder(MARGIN);
    for (int column = 0; column < board.width(); column++) {
      columns.append(centered(Space.columnName(column), cell));
    }
    lines.add(columns.toString());
    lines.addAll(startLine(board.near()));
    return lines;
  }

  private List<String> startLine(String color) {
    return color == null
        ? List.of()
        : List.of(MARGIN + translator.say("picture.start-line.of", captions.side(color)));
  }

  private static String cell(Diagram.Board board, Space space, int width) {
    String content =
        board
            .pieceAt(space)
            .map(Diagram.PlacedPiece::piece)
            .or(
                () ->
                    board.marks().stream()
                        .filter(m -> on(m, space))
                        .findFirst()
                        .map(TextBoard::sign))
            .orElse(".");
    String middle = centered(content, width - 2);
    if (board.lastAction().isEmpty()) {
      return " " + middle + " ";
    }
    Diagram.LastAction lastAction = board.lastAction().get();
    if (space.equals(lastAction.to())) {
      return "[" + middle + "]";
    }
    if (space.equals(lastAction.from())) {
      return "(" + middle + ")";
    }
    return lastAction.captured().contains(space) ? "<" + middle + ">" : " " + middle + " ";
  }

  private static boolean on(Appearance.Mark mark, Space space) {
    return mark.spaces().contains(space.name());
  }

  private static String sign(Appearance.Mark mark) {
    return sign(mark.sign());
  }

  /** The character on an empty space that bears a sign. */
  static String sign(Appearance.Sign sign) {
    return switch (sign) {
      case CROSS -> "X";
      case DOT -> ":";
    };
  }

  private static String centered(String text, int width) {
    int left = (width - text.length()) / 2;
    return pad(" ".repeat(left) + text, width);
  }

  /** The text with blanks behind it up to that many characters. */
  static String pad(String text, int width) {
    return text + " ".repeat(Math.max(0, width - text.codePointCount(0, text.length())));
  }
}
