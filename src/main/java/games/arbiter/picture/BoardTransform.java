package games.arbiter.picture;

import java.util.List;

/**
 * A board's place on the page.
 *
 * @param x its middle
 * @param y its middle, downwards
 * @param degrees how far it is turned clockwise; at 0 its near row is the lowest
 * @param width in spaces
 * @param height in spaces
 */
record BoardTransform(double x, double y, double degrees, int width, int height) {

  /** The side of a space, in the picture's units. */
  static final double UNIT = 60;

  /** A point of the page. */
  record Point(double x, double y) {

    @Override
    public String toString() {
      return XmlWriter.number(x) + "," + XmlWriter.number(y);
    }

    double distanceTo(Point other) {
      return Math.hypot(other.x - x, other.y - y);
    }

    /** The point so far from here on the way to another. */
    Point towards(Point other, double distance) {
      double share = distance / distanceTo(other);
      return new Point(x + (other.x - x) * share, y + (other.y - y) * share);
    }
  }

  /** The middle of a space. */
  Point middle(Space space) {
    return at(space.column() + 0.5, space.row() + 0.5);
  }

  /** The point so many spaces from the left edge and from the near edge. */
  Point at(double across, double ahead) {
    double right = (across - width / 2.0) * UNIT;
    double down = (height / 2.0 - ahead) * UNIT;
    double angle = Math.toRadians(degrees);
    return new Point(
        x + right * Math.cos(angle) - down * Math.sin(angle),
        y + right * Math.sin(angle) + down * Math.cos(angle));
  }

  /** The corners of a rectangle of the board, in spaces. */
  List<Point> corners(double left, double near, double right, double far) {
    return List.of(at(left, near), at(left, far), at(right, far), at(right, near));
  }
}
