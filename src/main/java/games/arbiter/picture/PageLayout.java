package games.arbiter.picture;

import games.arbiter.picture.BoardTransform.Point;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Where things are on the page of a whole game.
 *
 * @param origin the upper left corner of the page
 * @param size its width and height
 * @param transforms of the boards, in their order
 * @param head where the heading begins
 * @param turn the middle of what says whose turn it is
 * @param turnWidth how wide that may be
 * @param towards where the mark of the seat to move points from {@code turn}, by side; empty where
 *     there is none
 * @param panels the upper left corners of what is written of the sides, by side
 * @param legend where the legend begins
 */
record PageLayout(
    Point origin,
    Point size,
    List<BoardTransform> transforms,
    Point head,
    Point turn,
    double turnWidth,
    Map<String, Point> towards,
    Map<String, Point> panels,
    Point legend) {

  private static final double UNIT = BoardTransform.UNIT;

  /** Room between the middle of the triangle and the boards, in spaces. */
  private static final double GAP = 1.95;

  static PageLayout of(Diagram diagram) {
    return isTriangle(diagram.boards()) ? triangle(diagram) : row(diagram);
  }

  /** Three boards of one size, each between two of three colors, each color facing itself. */
  static boolean isTriangle(List<Diagram.Board> boards) {
    if (boards.size() != 3) {
      return false;
    }
    for (int i = 0; i < 3; i++) {
      Diagram.Board board = boards.get(i);
      Diagram.Board next = boards.get((i + 1) % 3);
      if (board.far() == null
          || !board.far().equals(next.near())
          || board.width() != next.width()
          || board.height() != next.height()) {
        return false;
      }
    }
    return true;
  }

  /** The color between the first and the last board sits below, the others left and right above. */
  private static PageLayout triangle(Diagram diagram) {
    List<Diagram.Board> boards = diagram.boards();
    double out = GAP + boards.get(0).width() / 2.0;
    double half = (out * Math.cos(Math.PI / 6) + 3.42 + 1.15) * UNIT;
    double top = -(out + 2.5 + 2.0) * UNIT;
    double panelTop = top + 1.75 * UNIT;
    Map<String, Point> panels = new TreeMap<>();
    Point below = new Point(-PlayerPanel.WIDTH / 2, 5.2 * UNIT);
    panels.put(boards.get(0).near(), below);
    panels.put(boards.get(1).near(), new Point(-half + 24, panelTop));
    panels.put(boards.get(2).near(), new Point(half - 24 - PlayerPanel.WIDTH, panelTop));
    double bottom = below.y() + PlayerPanel.height(diagram.side(boards.get(0).near())) + 26;
    bottom = Math.max(bottom, 7.2 * UNIT);
    return new PageLayout(
        new Point(-half, top),
        new Point(2 * half, bottom - top),
        around(boards, out),
        new Point(-half + 24, top + 36),
        new Point(0, 0),
        (2 * GAP - 0.6) * UNIT,
        corners(boards),
        panels,
        new Point(-half + 24, bottom - Legend.height(diagram) - 6));
  }

  /** The boards of a triangle, each with its middle so far out from the triangle's. */
  private static List<BoardTransform> around(List<Diagram.Board> boards, double out) {
    List<BoardTransform> transforms = new ArrayList<>();
    for (Diagram.Board board : boards) {
      double degrees = -30 + 120 * transforms.size();
      double angle = Math.toRadians(degrees);
      double x = -out * Math.cos(angle) * UNIT;
      double y = -out * Math.sin(angle) * UNIT;
      transforms.add(new BoardTransform(x, y, degrees, board.width(), board.height()));
    }
    return transforms;
  }

  /** The directions of a triangle's corners, each that of the color between two boards. */
  private static Map<String, Point> corners(List<Diagram.Board> boards) {
    Map<String, Point> corners = new TreeMap<>();
    for (int i = 0; i < 3; i++) {
      double angle = Math.toRadians(90 + 120 * i);
      corners.put(boards.get(i).near(), new Point(Math.cos(angle), Math.sin(angle)));
    }
    return corners;
  }

  /** Boards from left to right, each with its near row below; all else to their right. */
  private static PageLayout row(Diagram diagram) {
    double tallest = 0;
    for (Diagram.Board board : diagram.boards()) {
      tallest = Math.max(tallest, board.height());
    }
    List<BoardTransform> transforms = new ArrayList<>();
    double left = 0;
    for (Diagram.Board board : diagram.boards()) {
      transforms.add(standing(left, tallest, board));
      left += (board.width() + 1.2) * UNIT;
    }
    double x = left + 20;
    Map<String, Point> panels = new TreeMap<>();
    double y = (diagram.replay().result().isPresent() ? 3.5 : 2.6) * UNIT;
    for (Diagram.Side side : diagram.sides()) {
      panels.put(side.id(), new Point(x, y));
      y += PlayerPanel.height(side) + 16;
    }
    double bottom = Math.max((tallest + 2) * UNIT, y + Legend.height(diagram) + 10);
    return new PageLayout(
        new Point(0, 0),
        new Point(x + PlayerPanel.WIDTH + 24, bottom),
        transforms,
        new Point(x, 36),
        new Point(x + PlayerPanel.WIDTH / 2, 1.9 * UNIT),
        PlayerPanel.WIDTH,
        Map.of(),
        panels,
        new Point(x, y + 14));
  }

  private static BoardTransform standing(double left, double tallest, Diagram.Board board) {
    double x = left + (1 + board.width() / 2.0) * UNIT;
    return new BoardTransform(x, (1 + tallest / 2) * UNIT, 0, board.width(), board.height());
  }

  /** One board alone. */
  static BoardTransform alone(Diagram.Board board) {
    return new BoardTransform(
        (1 + board.width() / 2.0) * UNIT,
        (1.3 + board.height() / 2.0) * UNIT,
        0,
        board.width(),
        board.height());
  }
}
