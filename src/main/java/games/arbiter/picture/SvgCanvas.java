package games.arbiter.picture;

import games.arbiter.engine.Appearance;
import games.arbiter.picture.BoardTransform.Point;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Draws what every part of a picture is made of: polygons, texts and pieces. */
final class SvgCanvas {

  private static final double BASELINE = 0.36;
  private static final double[] RADII = {0, 14, 19.5, 25};
  private static final double[] LETTERS = {0, 10, 13, 16};
  private static final double ROOM_FOR_RIM = 13;
  private static final double SMALLEST_LETTERS = 7;

  /** The share of its size that a text may lose to fit in; if that is too little it is squeezed. */
  private static final double SHRINK = 0.7;

  /** Where a text stands relative to its point. */
  enum Anchor {
    START,
    MIDDLE,
    END
  }

  /** A way to write: how big, where from, in which color and how wide at most. */
  record Style(double size, Anchor anchor, boolean bold, String color, double most) {

    static Style of(double size, Anchor anchor, double most) {
      return new Style(size, anchor, false, Palette.LINE, most);
    }

    Style heavy() {
      return new Style(size, anchor, true, color, most);
    }

    Style in(String other) {
      return new Style(size, anchor, bold, other, most);
    }

    double width(String text) {
      return size * (bold ? TextMetrics.boldWidth(text) : TextMetrics.width(text));
    }

    /** The largest size, down to a limit, at which the text fits in. */
    private Style fitted(String text) {
      double share = Math.max(SHRINK, most / width(text));
      return share >= 1 ? this : new Style(size * share, anchor, bold, color, most);
    }
  }

  private final XmlWriter svg;

  SvgCanvas(XmlWriter svg) {
    this.svg = svg;
  }

  XmlWriter svg() {
    return svg;
  }

  void polygon(List<Point> points, String fill, String stroke, double width) {
    svg.leaf(
        "polygon",
        "points",
        points.stream().map(Point::toString).collect(Collectors.joining(" ")),
        "fill",
        fill,
        "stroke",
        stroke,
        "stroke-width",
        width);
  }

  /** A rectangle with rounded corners; the attributes are names and values by turns. */
  void roundedRectangle(Point corner, Point size, double round, String fill, Object... attributes) {
    List<Object> all = new ArrayList<>();
    all.addAll(List.of("x", corner.x(), "y", corner.y()));
    all.addAll(List.of("width", size.x(), "height", size.y(), "rx", round, "fill", fill));
    all.addAll(List.of(attributes));
    svg.leaf("rect", all.toArray());
  }

  void line(Point from, Point to, String color, double width) {
    svg.leaf(
        "path",
        "d",
        "M" + from + "L" + to,
        "stroke",
        color,
        "stroke-width",
        width,
        "stroke-linecap",
        "round",
        "fill",
        "none");
  }

  /**
   * A text whose middle line goes through the point. One that may be too wide becomes smaller, and
   * if it still may be, is squeezed.
   */
  void text(Point at, String text, Style wanted) {
    Style style = wanted.fitted(text);
    List<Object> attributes = new ArrayList<>();
    attributes.addAll(List.of("x", at.x(), "y", at.y() + style.size * BASELINE));
    attributes.addAll(List.of("font-size", style.size, "fill", style.color));
    if (style.anchor != Anchor.START) {
      attributes.addAll(List.of("text-anchor", style.anchor == Anchor.END ? "end" : "middle"));
    }
    if (style.bold) {
      attributes.addAll(List.of("font-weight", "bold"));
    }
    if (style.width(text) > style.most + 0.1) {
      attributes.addAll(List.of("textLength", style.most, "lengthAdjust", "spacingAndGlyphs"));
    }
    svg.words("text", text, attributes.toArray());
  }

  /** A text of which nothing shows outside a box, whatever the text and the reader's font. */
  void boxedText(Point corner, Point size, Point at, String text, Style style) {
    svg.open(
        "svg",
        "x",
        corner.x(),
        "y",
        corner.y(),
        "width",
        size.x(),
        "height",
        size.y(),
        "viewBox",
        (corner + "," + size).replace(',', ' '),
        "overflow",
        "hidden");
    text(at, text, style);
    svg.close();
  }

  /** Begins what is turned clockwise about a point, until it is closed. */
  void turned(double degrees, Point about) {
    svg.open("g", "transform", "rotate(" + XmlWriter.number(degrees) + " " + about + ")");
  }

  /** The words of a style that a reader sees at its smallest size without squeezing. */
  static String cut(String text, Style style) {
    return TextMetrics.cut(text, style.most / (style.size * SHRINK));
  }

  /** A piece, its size multiplied by a scale. */
  void figure(Point at, Appearance.Figure figure, double scale) {
    double radius = RADII[figure.size()] * scale;
    String ink = Palette.on(figure.shade());
    outline(at, figure.corners(), radius, Palette.fill(figure.shade()), Palette.LINE, 2 * scale);
    double inside = figure.corners() == 3 ? radius * 0.6 : radius;
    if (figure.shade() != Appearance.Shade.LIGHT && inside > ROOM_FOR_RIM) {
      outline(at, figure.corners(), radius - 3.2 * scale, "none", ink, scale);
    }
    if (figure.crowned()) {
      crown(at, radius * 0.58, ink);
    } else {
      double size = Math.max(LETTERS[figure.size()] * scale, SMALLEST_LETTERS);
      text(at, figure.label(), Style.of(size, Anchor.MIDDLE, radius * 1.5).heavy().in(ink));
    }
  }

  /** A small figure of a shade, without a label. */
  void swatch(Point at, int corners, Appearance.Shade shade) {
    outline(at, corners, 9, Palette.fill(shade), Palette.LINE, 1.5);
  }

  private void outline(
      Point at, int corners, double radius, String fill, String stroke, double width) {
    if (corners == 0) {
      circle(at, radius, fill, stroke, width);
    } else {
      polygon(corners(at, corners, radius), fill, stroke, width);
    }
  }

  void circle(Point at, double radius, String fill, String stroke, double width) {
    svg.leaf(
        "circle",
        "cx",
        at.x(),
        "cy",
        at.y(),
        "r",
        radius,
        "fill",
        fill,
        "stroke",
        stroke,
        "stroke-width",
        width);
  }

  /** Two strokes from corner to corner of a square of twice that half. */
  void cross(Point at, double half, String color, double width) {
    Point upperLeft = new Point(at.x() - half, at.y() - half);
    Point upperRight = new Point(at.x() + half, at.y() - half);
    Point lowerLeft = new Point(at.x() - half, at.y() + half);
    Point lowerRight = new Point(at.x() + half, at.y() + half);
    line(upperLeft, lowerRight, color, width);
    line(lowerLeft, upperRight, color, width);
  }

  /** A line that ends in an arrowhead. */
  void arrow(Point from, Point tip, String color) {
    Point neck = tip.towards(from, 13);
    double dx = (tip.x() - neck.x()) / 2;
    double dy = (tip.y() - neck.y()) / 2;
    line(from, neck, color, 4.5);
    Point left = new Point(neck.x() - dy, neck.y() + dx);
    Point right = new Point(neck.x() + dy, neck.y() - dx);
    polygon(List.of(tip, left, right), color, color, 1);
  }

  void sign(Appearance.Sign sign, Point at, double half) {
    switch (sign) {
      case CROSS -> cross(at, half, Palette.LINE, 2);
      case DOT -> circle(at, half / 6, Palette.FAINT, Palette.FAINT, 1);
    }
  }

  /** How far from its middle a piece reaches at most. */
  static double reach(Appearance.Figure figure) {
    double radius = RADII[figure.size()];
    return figure.corners() == 0 ? radius : circumradius(figure.corners(), radius);
  }

  /** Of nearly the same area as the disc; a triangle would become too wide for its space. */
  private static double circumradius(int corners, double radius) {
    double slice = Math.sin(2 * Math.PI / corners) * corners / 2;
    return radius * Math.min(Math.sqrt(2.9 / slice), 1.28);
  }

  /** A regular polygon that lies on a side. */
  private static List<Point> corners(Point at, int count, double radius) {
    double reach = circumradius(count, radius);
    double sink = count == 3 ? reach / 7 : 0;
    List<Point> points = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      double angle = Math.PI / 2 + Math.PI / count + i * 2 * Math.PI / count;
      points.add(
          new Point(at.x() + reach * Math.cos(angle), at.y() + sink + reach * Math.sin(angle)));
    }
    return points;
  }

  private void crown(Point at, double half, String color) {
    double[][] points = {
      {-1, 0.7}, {-1, -0.6}, {-0.5, 0.1}, {0, -0.9}, {0.5, 0.1}, {1, -0.6}, {1, 0.7}
    };
    List<Point> corners = new ArrayList<>();
    for (double[] point : points) {
      corners.add(new Point(at.x() + point[0] * half, at.y() + point[1] * half));
    }
    polygon(corners, color, color, 1);
  }
}
