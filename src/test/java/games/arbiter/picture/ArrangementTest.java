package games.arbiter.picture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import games.arbiter.engine.Ruleset;
import games.arbiter.picture.Frame.Point;
import games.arbiter.rulesets.Plays;
import games.arbiter.rulesets.Registry;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ArrangementTest {

  static List<Ruleset> rulesets() {
    return Registry.RULESETS.all();
  }

  static List<Ruleset> triangles() {
    return rulesets().stream().filter(r -> Arrangement.isTriangle(start(r).boards())).toList();
  }

  private static Diagram start(Ruleset ruleset) {
    return Diagram.of(Plays.start(ruleset), Map.of());
  }

  @Test
  void threeBoardsBetweenThreeColorsAreATriangle() {
    assertEquals(
        rulesets().stream().filter(r -> r.catalogue().boards().size() == 3).toList(), triangles());
    assertFalse(triangles().isEmpty());
  }

  @ParameterizedTest
  @MethodSource("triangles")
  void bothStartLinesOfAColorAreNearestToItsPlate(Ruleset ruleset) {
    Diagram diagram = start(ruleset);
    Arrangement page = Arrangement.of(diagram);
    for (int i = 0; i < 3; i++) {
      Diagram.Board board = diagram.boards().get(i);
      Frame frame = page.frames().get(i);
      assertEquals(board.near(), nearest(page, frame.at(2.5, 0)));
      assertEquals(board.far(), nearest(page, frame.at(2.5, 5)));
    }
  }

  private static String nearest(Arrangement page, Point point) {
    Point half = new Point(Arrangement.PLATE / 2, 50);
    return page.plates().entrySet().stream()
        .min(
            Comparator.comparingDouble(
                e ->
                    new Point(e.getValue().x() + half.x(), e.getValue().y() + half.y())
                        .distanceTo(point)))
        .orElseThrow()
        .getKey();
  }

  @ParameterizedTest
  @MethodSource("rulesets")
  void boardsLieOnThePageAndApart(Ruleset ruleset) {
    Arrangement page = Arrangement.of(start(ruleset));
    for (Frame frame : page.frames()) {
      double right = page.origin().x() + page.size().x();
      double bottom = page.origin().y() + page.size().y();
      for (Point corner : frame.corners(0, 0, frame.width(), frame.height())) {
        assertTrue(corner.x() > page.origin().x() && corner.x() < right, corner.toString());
        assertTrue(corner.y() > page.origin().y() && corner.y() < bottom, corner.toString());
        page.frames().stream()
            .filter(other -> other != frame)
            .forEach(other -> assertFalse(holds(other, corner), corner.toString()));
      }
    }
  }

  private static boolean holds(Frame frame, Point point) {
    Point origin = frame.at(0, 0);
    Point right = frame.at(1, 0);
    Point ahead = frame.at(0, 1);
    double across = along(origin, right, point);
    double forward = along(origin, ahead, point);
    return across > 0 && across < frame.width() && forward > 0 && forward < frame.height();
  }

  private static double along(Point from, Point to, Point point) {
    double dx = to.x() - from.x();
    double dy = to.y() - from.y();
    return ((point.x() - from.x()) * dx + (point.y() - from.y()) * dy) / (dx * dx + dy * dy);
  }
}
