package games.arbiter.picture;

import games.arbiter.engine.Appearance;
import games.arbiter.picture.Frame.Point;
import games.arbiter.picture.Pen.Anchor;
import games.arbiter.picture.Pen.Style;
import java.util.LinkedHashMap;
import java.util.Map;

/** Explains the signs that a picture uses. */
final class Legend {

  private static final double ROW = 24;

  private final Pen pen;
  private final Wording wording;

  Legend(Pen pen, Wording wording) {
    this.pen = pen;
    this.wording = wording;
  }

  static double height(Diagram diagram) {
    return ROW * (signs(diagram).size() + (traced(diagram) ? 1 : 0) + (lined(diagram) ? 1 : 0));
  }

  private static Map<Appearance.Sign, Appearance.Mark> signs(Diagram diagram) {
    Map<Appearance.Sign, Appearance.Mark> signs = new LinkedHashMap<>();
    diagram.boards().stream()
        .flatMap(b -> b.marks().stream())
        .forEach(mark -> signs.putIfAbsent(mark.sign(), mark));
    return signs;
  }

  private static boolean traced(Diagram diagram) {
    return diagram.boards().stream().anyMatch(b -> b.trace().isPresent());
  }

  private static boolean lined(Diagram diagram) {
    return diagram.boards().stream().anyMatch(b -> b.near() != null);
  }

  void draw(Diagram diagram, Point corner) {
    double y = corner.y();
    if (lined(diagram)) {
      Point left = new Point(corner.x() + 2, y);
      pen.line(left, new Point(corner.x() + 30, y), Ink.LINE, 11);
      pen.line(left, new Point(corner.x() + 30, y), Ink.PLATE, 8);
      y = word(corner.x(), y, wording.say("picture.start-line"));
    }
    if (traced(diagram)) {
      Point from = new Point(corner.x() + 5, y);
      pen.circle(from, 5, Ink.TRACE, Ink.TRACE, 1);
      pen.arrow(from, new Point(corner.x() + 34, y), Ink.TRACE);
      y = word(corner.x(), y, wording.say("picture.last-action"));
    }
    for (Appearance.Mark mark : signs(diagram).values()) {
      Point middle = new Point(corner.x() + 16, y);
      pen.sign(mark.sign(), middle, mark.sign() == Appearance.Sign.DOT ? 20 : 8);
      y = word(corner.x(), y, wording.say(mark.meaning()));
    }
  }

  private double word(double x, double y, String text) {
    pen.text(new Point(x + 42, y), text, Style.of(14, Anchor.START, 220));
    return y + ROW;
  }
}
