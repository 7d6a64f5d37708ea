package games.arbiter.picture;

import games.arbiter.engine.Appearance;
import games.arbiter.picture.Frame.Point;
import games.arbiter.picture.Pen.Anchor;
import games.arbiter.picture.Pen.Style;

/** Draws a board with what stands on it. */
final class BoardPainter {

  private static final double BAR_NEAR = 0.08;
  private static final double BAR_FAR = 0.27;

  private final Pen pen;
  private final Appearance look;
  private final Wording wording;

  BoardPainter(Pen pen, Appearance look, Wording wording) {
    this.pen = pen;
    this.look = look;
    this.wording = wording;
  }

  /** Where a board's name stands: beside its first column, above its far row, or nowhere. */
  enum Heading {
    ASIDE,
    ABOVE,
    NONE
  }

  /** The whole board. */
  void board(Diagram.Board board, Frame frame, Heading heading) {
    pen.svg().open("g", "data-board", board.id());
    spaces(board, frame);
    board.marks().forEach(mark -> mark(mark, frame));
    startLines(board, frame);
    coordinates(board, frame);
    if (heading != Heading.NONE) {
      heading(board, frame, heading == Heading.ASIDE);
    }
    board.trace().ifPresent(trace -> under(trace, frame));
    board.stones().forEach(stone -> stone(board, stone, frame));
    board.trace().ifPresent(trace -> over(board, trace, frame));
    pen.svg().close();
  }

  private void spaces(Diagram.Board board, Frame frame) {
    int width = board.width();
    int height = board.height();
    pen.polygon(frame.corners(0, 0, width, height), Ink.SPACE, Ink.LINE, 2.5);
    if (board.frozenAt().isPresent()) {
      hatch(board, frame);
    }
    for (int column = 1; column < width; column++) {
      pen.line(frame.at(column, 0), frame.at(column, height), Ink.FAINT, 1);
    }
    for (int row = 1; row < height; row++) {
      pen.line(frame.at(0, row), frame.at(width, row), Ink.FAINT, 1);
    }
  }

  /** Slanting lines all over a frozen board, so that it shows without color. */
  private void hatch(Diagram.Board board, Frame frame) {
    double step = 0.25;
    for (double start = step - board.height(); start < board.width(); start += step) {
      double left = Math.max(start, 0);
      double right = Math.min(start + board.height(), board.width());
      pen.line(frame.at(left, left - start), frame.at(right, right - start), Ink.HATCH, 1.5);
    }
  }

  private void mark(Appearance.Mark mark, Frame frame) {
    for (String name : mark.spaces()) {
      sign(mark.sign(), frame, Space.of(name));
    }
  }

  private void sign(Appearance.Sign sign, Frame frame, Space space) {
    double left = space.column();
    double near = space.row();
    pen.polygon(frame.corners(left, near, left + 1, near + 1), Ink.EDGE_SPACE, Ink.FAINT, 1);
    pen.sign(sign, frame.middle(space), Frame.UNIT / 2 - 6);
  }

  private void startLines(Diagram.Board board, Frame frame) {
    if (board.near() != null) {
      bar(frame, -BAR_FAR, -BAR_NEAR, look.shade(board.near()));
    }
    if (board.far() != null) {
      double far = board.height();
      bar(frame, far + BAR_NEAR, far + BAR_FAR, look.shade(board.far()));
    }
  }

  private void bar(Frame frame, double from, double to, Appearance.Shade shade) {
    pen.polygon(frame.corners(0, from, frame.width(), to), Ink.fill(shade), Ink.LINE, 1.5);
  }

  private void coordinates(Diagram.Board board, Frame frame) {
    Style style = Style.of(15, Anchor.MIDDLE, 30).in(Ink.LINE);
    double below = board.near() == null ? -0.32 : -0.52;
    for (int column = 0; column < board.width(); column++) {
      pen.text(frame.at(column + 0.5, below), Space.columnName(column), style);
    }
    for (int row = 0; row < board.height(); row++) {
      pen.text(frame.at(-0.36, row + 0.5), Integer.toString(row + 1), style);
    }
  }

  private void heading(Diagram.Board board, Frame frame, boolean aside) {
    double length = (aside ? board.height() : board.width()) * Frame.UNIT;
    Point at =
        aside
            ? frame.at(-0.86, board.height() / 2.0)
            : frame.at(board.width() / 2.0, board.height() + 0.62);
    double turned = upright(aside ? frame.degrees() + 90 : frame.degrees());
    Style style = Style.of(17, Anchor.MIDDLE, length).heavy();
    String name = wording.say("board." + board.id());
    if (board.frozenAt().isEmpty()) {
      pen.text(at, turned, name, style);
      return;
    }
    String text = name + " · " + wording.say("picture.frozen");
    double half = Math.min(Names.width(text) * style.size(), length) / 2 + 10;
    pen.plate(
        new Point(at.x() - half, at.y() - 14),
        new Point(2 * half, 28),
        6,
        Ink.FROZEN,
        "transform",
        "rotate(" + Svg.number(turned) + " " + at + ")");
    pen.text(at, turned, text, style.in("#ffffff"));
  }

  /** The same direction, or its opposite if letters would stand on their heads. */
  private static double upright(double degrees) {
    double turn = (degrees % 360 + 360) % 360;
    return turn > 90 && turn <= 270 ? turn - 180 : turn > 270 ? turn - 360 : turn;
  }

  private void stone(Diagram.Board board, Diagram.Stone stone, Frame frame) {
    String space = stone.space().name();
    pen.svg().open("g", "data-piece", stone.piece(), "data-space", board.id() + ":" + space);
    pen.svg().words("title", wording.say("piece." + stone.piece()) + " " + space);
    pen.figure(frame.middle(stone.space()), look.figure(stone.piece()).orElseThrow(), 1);
    pen.svg().close();
  }

  private void under(Diagram.Trace trace, Frame frame) {
    outline(trace.to(), frame);
    if (trace.from() != null) {
      pen.circle(frame.middle(trace.from()), 7, Ink.TRACE, Ink.TRACE, 1);
    }
  }

  private void outline(Space space, Frame frame) {
    double left = space.column();
    double near = space.row();
    pen.polygon(
        frame.corners(left + 0.03, near + 0.03, left + 0.97, near + 0.97), "none", Ink.TRACE, 4);
  }

  private void over(Diagram.Board board, Diagram.Trace trace, Frame frame) {
    if (trace.from() != null) {
      double clear =
          board
              .stoneAt(trace.to())
              .map(stone -> Pen.reach(look.figure(stone.piece()).orElseThrow()))
              .orElse(0.0);
      Point from = frame.middle(trace.from());
      Point to = frame.middle(trace.to());
      pen.arrow(from, to.towards(from, clear * 0.9), Ink.TRACE);
    }
    for (Space space : trace.captured()) {
      Point at = frame.middle(space);
      if (board.stoneAt(space).isEmpty()) {
        pen.cross(at, 13, Ink.TRACE, 5);
      } else {
        Point badge = new Point(at.x() + 21, at.y() - 21);
        pen.circle(badge, 9, Ink.TRACE, Ink.PLATE, 1.5);
        pen.cross(badge, 3.5, Ink.PLATE, 2.5);
      }
    }
  }
}
