package games.arbiter.picture;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class BoardTransformTest {

  private static String middle(double degrees, String space) {
    return new BoardTransform(0, 0, degrees, 5, 5).middle(Space.of(space)).toString();
  }

  @Test
  void firstSpaceIsLowerLeftOfAnUprightBoard() {
    assertEquals("-120,120", middle(0, "a1"));
    assertEquals("120,120", middle(0, "e1"));
    assertEquals("-120,-120", middle(0, "a5"));
    assertEquals("0,0", middle(0, "c3"));
  }

  @Test
  void aQuarterTurnClockwisePutsTheNearRowToTheLeft() {
    assertEquals("-120,-120", middle(90, "a1"));
    assertEquals("-120,120", middle(90, "e1"));
    assertEquals("120,-120", middle(90, "a5"));
  }
}
