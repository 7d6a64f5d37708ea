package games.arbiter.picture;

import games.arbiter.engine.Appearance;
import games.arbiter.picture.BoardTransform.Point;
import games.arbiter.picture.SvgCanvas.Anchor;
import games.arbiter.picture.SvgCanvas.Style;
import java.util.LinkedHashMap;
import java.util.Map;

/** Explains the signs that a picture uses. */
final class Legend {

  private static final double ROW = 24;

  private final SvgCanvas canvas;
  private final Translator translator;

  Legend(SvgCanvas canvas, Translator translator) {
    this.canvas = canvas;
    this.translator = translator;
  }

  static double height(Diagram diagram) {
    return ROW
        * (signs(diagram).size()
            + (showsLastAction(diagram) ? 1 : 0)
            + (showsStartLines(diagram) ? 1 : 0));
  }

  private static Map<Appearance.Sign, Appearance.Mark> signs(Diagram diagram) {
    Map<Appearance.Sign, Appearance.Mark> signs = new LinkedHashMap<>();
    diagram.boards().stream()
        .flatMap(b -> b.marks().stream())
        .forEach(mark -> signs.putIfAbsent(mark.sign(), mark));
    return signs;
  }

  private static boolean showsLastAction(Diagram diagram) {
    return diagram.boards().stream().anyMatch(b -> b.lastAction().isPresent());
  }

  private static boolean showsStartLines(Diagram diagram) {
    return diagram.boards().stream().anyMatch(b -> b.near() != null);
  }

  void draw(Diagram diagram, Point corner) {
    double y = corner.y();
    if (showsStartLines(diagram)) {
      Point left = new Point(corner.x() + 2, y);
      canvas.line(left, new Point(corner.x() + 30, y), Palette.LINE, 11);
      canvas.line(left, new Point(corner.x() + 30, y), Palette.PANEL, 8);
      y = word(corner.x(), y, translator.say("picture.start-line"));
    }
    if (showsLastAction(diagram)) {
      Point from = new Point(corner.x() + 5, y);
      canvas.circle(from, 5, Palette.TRACE, Palette.TRACE, 1);
      canvas.arrow(from, new Point(corner.x() + 34, y), Palette.TRACE);
      y = word(corner.x(), y, translator.say("picture.last-action"));
    }
    for (Appearance.Mark mark : signs(diagram).values()) {
      Point middle = new Point(corner.x() + 16, y);
      canvas.sign(mark.sign(), middle, mark.sign() == Appearance.Sign.DOT ? 20 : 8);
      y = word(corner.x(), y, translator.say(mark.meaning()));
    }
  }

  private double word(double x, double y, String text) {
    canvas.text(new Point(x + 42, y), text, Style.of(14, Anchor.START, 220));
    return y + ROW;
  }
}
