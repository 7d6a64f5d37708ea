package games.arbiter.picture;

import games.arbiter.engine.Appearance;
import games.arbiter.picture.BoardTransform.Point;
import games.arbiter.picture.SvgCanvas.Anchor;
import games.arbiter.picture.SvgCanvas.Style;
import java.util.List;

/** Draws what belongs to a side beside the boards: name, points, hand and captured pieces. */
final class PlayerPanel {

  static final double WIDTH = 286;

  private static final double PAD = 12;
  private static final double NAME = 28;
  private static final double PLAYER = 22;
  private static final double CAPTION = 20;
  private static final double ROW = 33;
  private static final double STEP = 29.5;
  private static final double SCALE = 0.57;
  private static final int IN_ROW = 9;

  private final SvgCanvas canvas;
  private final Appearance look;
  private final Translator translator;
  private final Captions captions;

  PlayerPanel(SvgCanvas canvas, Appearance look, Translator translator, Captions captions) {
    this.canvas = canvas;
    this.look = look;
    this.translator = translator;
    this.captions = captions;
  }

  /** How high the panel of a side is. */
  static double height(Diagram.Side side) {
    return PAD
        + NAME
        + (side.player() == null ? 0 : PLAYER)
        + height(side.hand())
        + height(side.captured())
        + 4;
  }

  private static double height(List<String> pieces) {
    return pieces.isEmpty() ? 0 : CAPTION + ROW * Math.ceil(pieces.size() / (double) IN_ROW);
  }

  void draw(Diagram.Side side, Point corner) {
    canvas.svg().open("g", "data-side", side.id());
    canvas.roundedRectangle(
        corner,
        new Point(WIDTH, height(side)),
        8,
        Palette.PANEL,
        "stroke",
        side.toMove() ? Palette.LINE : Palette.FAINT,
        "stroke-width",
        side.toMove() ? 3.5 : 1.0);
    double left = corner.x() + PAD;
    double y = corner.y() + PAD + 12;
    name(side, left, y);
    y += NAME - 4;
    if (side.player() != null) {
      player(side.player(), new Point(left, y));
      y += PLAYER;
    }
    y = pieces("picture.in-hand", side.hand(), left, y);
    pieces("picture.captured", side.captured(), left, y);
    canvas.svg().close();
  }

  private void player(String name, Point at) {
    Style style = Style.of(16, Anchor.START, WIDTH - 2 * PAD);
    Point corner = new Point(at.x(), at.y() - PLAYER / 2);
    Point size = new Point(style.most(), PLAYER);
    canvas.boxedText(corner, size, at, SvgCanvas.cut(NameSanitizer.isolated(name), style), style);
  }

  private void name(Diagram.Side side, double left, double y) {
    double right = left + WIDTH - 2 * PAD;
    canvas.swatch(new Point(left + 10, y), look.corners(side.id()), look.shade(side.id()));
    canvas.text(
        new Point(left + 28, y), captions.side(side.id()), Style.of(19, Anchor.START, 140).heavy());
    if (side.points() != null) {
      String points = translator.say("picture.points", Integer.toString(side.points()));
      canvas.text(new Point(right, y), points, Style.of(16, Anchor.END, 92));
    }
  }

  private double pieces(String caption, List<String> pieces, double left, double top) {
    if (pieces.isEmpty()) {
      return top;
    }
    Style style = Style.of(13, Anchor.START, 260).in(Palette.QUIET);
    canvas.text(new Point(left, top), translator.say(caption), style);
    double first = top + CAPTION + 6;
    for (int i = 0; i < pieces.size(); i++) {
      double x = left + 13 + i % IN_ROW * STEP;
      double y = first + i / IN_ROW * ROW;
      canvas.figure(new Point(x, y), look.figure(pieces.get(i)).orElseThrow(), SCALE);
    }
    return top + height(pieces);
  }
}
