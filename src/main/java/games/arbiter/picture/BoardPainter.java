package games.arbiter.picture;

import games.arbiter.engine.Appearance;
import games.arbiter.picture.BoardTransform.Point;
import games.arbiter.picture.SvgCanvas.Anchor;
import games.arbiter.picture.SvgCanvas.Style;

/** Draws a board with what stands on it. */
final class BoardPainter {

  private static final double BAR_NEAR = 0.08;
  private static final double BAR_FAR = 0.27;

  private final SvgCanvas canvas;
  private final Appearance look;
  private final Translator translator;

  BoardPainter(SvgCanvas canvas, Appearance look, Translator translator) {
    this.canvas = canvas;
    this.look = look;
    this.translator = translator;
  }

  /** Where a board's name stands: beside its first column, above its far row, or nowhere. */
  enum Heading {
    ASIDE,
    ABOVE,
    NONE
  }

  /** The whole board. */
  void board(Diagram.Board board, BoardTransform transform, Heading heading) {
    canvas.svg().open("g", "data-board", board.id());
    spaces(board, transform);
    board.marks().forEach(mark -> mark(mark, transform));
    startLines(board, transform);
    coordinates(board, transform);
    if (heading != Heading.NONE) {
      heading(board, transform, heading == Heading.ASIDE);
    }
    board.lastAction().ifPresent(lastAction -> under(lastAction, transform));
    board.placedPieces().forEach(placed -> placed(board, placed, transform));
    board.lastAction().ifPresent(lastAction -> over(board, lastAction, transform));
    canvas.svg().close();
  }

  private void spaces(Diagram.Board board, BoardTransform transform) {
    int width = board.width();
    int height = board.height();
    canvas.polygon(transform.corners(0, 0, width, height), Palette.SPACE, Palette.LINE, 2.5);
    if (board.frozenAt().isPresent()) {
      hatch(board, transform);
    }
    for (int column = 1; column < width; column++) {
      canvas.line(transform.at(column, 0), transform.at(column, height), Palette.FAINT, 1);
    }
    for (int row = 1; row < height; row++) {
      canvas.line(transform.at(0, row), transform.at(width, row), Palette.FAINT, 1);
    }
  }

  /** Slanting lines all over a frozen board, so that it shows without color. */
  private void hatch(Diagram.Board board, BoardTransform transform) {
    double step = 0.25;
    for (double start = step - board.height(); start < board.width(); start += step) {
      double left = Math.max(start, 0);
      double right = Math.min(start + board.height(), board.width());
      canvas.line(
          transform.at(left, left - start), transform.at(right, right - start), Palette.HATCH, 1.5);
    }
  }

  private void mark(Appearance.Mark mark, BoardTransform transform) {
    for (String name : mark.spaces()) {
      sign(mark.sign(), transform, Space.of(name));
    }
  }

  private void sign(Appearance.Sign sign, BoardTransform transform, Space space) {
    double left = space.column();
    double near = space.row();
    canvas.polygon(
        transform.corners(left, near, left + 1, near + 1), Palette.EDGE_SPACE, Palette.FAINT, 1);
    canvas.sign(sign, transform.middle(space), BoardTransform.UNIT / 2 - 6);
  }

  private void startLines(Diagram.Board board, BoardTransform transform) {
    if (board.near() != null) {
      bar(transform, -BAR_FAR, -BAR_NEAR, look.shade(board.near()));
    }
    if (board.far() != null) {
      double far = board.height();
      bar(transform, far + BAR_NEAR, far + BAR_FAR, look.shade(board.far()));
    }
  }

  private void bar(BoardTransform transform, double from, double to, Appearance.Shade shade) {
    canvas.polygon(
        transform.corners(0, from, transform.width(), to), Palette.fill(shade), Palette.LINE, 1.5);
  }

  private void coordinates(Diagram.Board board, BoardTransform transform) {
    Style style = Style.of(15, Anchor.MIDDLE, 30).in(Palette.LINE);
    double below = board.near() == null ? -0.32 : -0.52;
    for (int column = 0; column < board.width(); column++) {
      canvas.text(transform.at(column + 0.5, below), Space.columnName(column), style);
    }
    for (int row = 0; row < board.height(); row++) {
      canvas.text(transform.at(-0.36, row + 0.5), Integer.toString(row + 1), style);
    }
  }

  private void heading(Diagram.Board board, BoardTransform transform, boolean aside) {
    double length = (aside ? board.height() : board.width()) * BoardTransform.UNIT;
    Point at =
        aside
            ? transform.at(-0.86, board.height() / 2.0)
            : transform.at(board.width() / 2.0, board.height() + 0.62);
    canvas.turned(upright(aside ? transform.degrees() + 90 : transform.degrees()), at);
    Style style = Style.of(17, Anchor.MIDDLE, length).heavy();
    String name = translator.say("board." + board.id());
    if (board.frozenAt().isEmpty()) {
      canvas.text(at, name, style);
    } else {
      frozen(at, name + " · " + translator.say("picture.frozen"), style);
    }
    canvas.svg().close();
  }

  private void frozen(Point at, String text, Style style) {
    double half = Math.min(style.width(text), style.most()) / 2 + 8;
    Point corner = new Point(at.x() - half, at.y() - 14);
    Point size = new Point(2 * half, 28);
    canvas.roundedRectangle(corner, size, 6, Palette.FROZEN);
    canvas.boxedText(corner, size, at, text, style.in("#ffffff"));
  }

  /** The same direction, or its opposite if letters would stand on their heads. */
  private static double upright(double degrees) {
    double turn = (degrees % 360 + 360) % 360;
    return turn > 90 && turn <= 270 ? turn - 180 : turn > 270 ? turn - 360 : turn;
  }

  private void placed(Diagram.Board board, Diagram.PlacedPiece placed, BoardTransform transform) {
    String space = placed.space().name();
    canvas.svg().open("g", "data-piece", placed.piece(), "data-space", board.id() + ":" + space);
    canvas.svg().words("title", translator.say("piece." + placed.piece()) + " " + space);
    canvas.figure(transform.middle(placed.space()), look.figure(placed.piece()).orElseThrow(), 1);
    canvas.svg().close();
  }

  private void under(Diagram.LastAction lastAction, BoardTransform transform) {
    outline(lastAction.to(), transform);
    if (lastAction.from() != null) {
      canvas.circle(transform.middle(lastAction.from()), 7, Palette.TRACE, Palette.TRACE, 1);
    }
  }

  private void outline(Space space, BoardTransform transform) {
    double left = space.column();
    double near = space.row();
    canvas.polygon(
        transform.corners(left + 0.03, near + 0.03, left + 0.97, near + 0.97),
        "none",
        Palette.TRACE,
        4);
  }

  private void over(Diagram.Board board, Diagram.LastAction lastAction, BoardTransform transform) {
    if (lastAction.from() != null) {
      double clear =
          board
              .pieceAt(lastAction.to())
              .map(placed -> SvgCanvas.reach(look.figure(placed.piece()).orElseThrow()))
              .orElse(0.0);
      Point from = transform.middle(lastAction.from());
      Point to = transform.middle(lastAction.to());
      canvas.arrow(from, to.towards(from, clear * 0.9), Palette.TRACE);
    }
    for (Space space : lastAction.captured()) {
      Point at = transform.middle(space);
      if (board.pieceAt(space).isEmpty()) {
        canvas.cross(at, 13, Palette.TRACE, 5);
      } else {
        Point badge = new Point(at.x() + 21, at.y() - 21);
        canvas.circle(badge, 9, Palette.TRACE, Palette.PANEL, 1.5);
        canvas.cross(badge, 3.5, Palette.PANEL, 2.5);
      }
    }
  }
}
