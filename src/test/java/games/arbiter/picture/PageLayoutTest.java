package games.arbiter.picture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import games.arbiter.engine.Catalogue;
import games.arbiter.engine.Ruleset;
import games.arbiter.engine.Rulesets;
import games.arbiter.picture.BoardTransform.Point;
import games.arbiter.rulesets.Replays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class PageLayoutTest {

  static List<Ruleset> rulesets() {
    return Rulesets.registered().all();
  }

  static List<Ruleset> triangles() {
    return rulesets().stream().filter(r -> PageLayout.isTriangle(start(r).boards())).toList();
  }

  private static Diagram start(Ruleset ruleset) {
    return Diagram.of(Replays.start(ruleset), Map.of());
  }

  @Test
  void threeBoardsBetweenThreeColorsAreATriangle() {
    assertEquals(
        rulesets().stream().filter(r -> isCircle(r.catalogue().boards())).toList(), triangles());
    assertFalse(triangles().isEmpty());
  }

  private static boolean isCircle(List<Catalogue.Board> boards) {
    return boards.size() == 3
        && IntStream.range(0, 3)
            .allMatch(
                i ->
                    boards.get(i).far() != null
                        && boards.get(i).far().equals(boards.get((i + 1) % 3).near()));
  }

  @ParameterizedTest
  @MethodSource("triangles")
  void bothStartLinesOfAColorAreNearestToItsPlate(Ruleset ruleset) {
    Diagram diagram = start(ruleset);
    PageLayout page = PageLayout.of(diagram);
    for (int i = 0; i < 3; i++) {
      Diagram.Board board = diagram.boards().get(i);
      BoardTransform transform = page.transforms().get(i);
      assertEquals(board.near(), nearest(page, transform.at(board.width() / 2.0, 0)));
      assertEquals(board.far(), nearest(page, transform.at(board.width() / 2.0, board.height())));
    }
  }

  private static String nearest(PageLayout page, Point point) {
    Point half = new Point(PlayerPanel.WIDTH / 2, 50);
    return page.panels().entrySet().stream()
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
    PageLayout page = PageLayout.of(start(ruleset));
    for (BoardTransform transform : page.transforms()) {
      double right = page.origin().x() + page.size().x();
      double bottom = page.origin().y() + page.size().y();
      for (Point corner : transform.corners(0, 0, transform.width(), transform.height())) {
        assertTrue(corner.x() > page.origin().x() && corner.x() < right, corner.toString());
        assertTrue(corner.y() > page.origin().y() && corner.y() < bottom, corner.toString());
        page.transforms().stream()
            .filter(other -> other != transform)
            .forEach(other -> assertFalse(holds(other, corner), corner.toString()));
      }
    }
  }

  private static boolean holds(BoardTransform transform, Point point) {
    Point origin = transform.at(0, 0);
    Point right = transform.at(1, 0);
    Point ahead = transform.at(0, 1);
    double across = along(origin, right, point);
    double forward = along(origin, ahead, point);
    return across > 0 && across < transform.width() && forward > 0 && forward < transform.height();
  }

  private static double along(Point from, Point to, Point point) {
    double dx = to.x() - from.x();
    double dy = to.y() - from.y();
    return ((point.x() - from.x()) * dx + (point.y() - from.y()) * dy) / (dx * dx + dy * dy);
  }
}
