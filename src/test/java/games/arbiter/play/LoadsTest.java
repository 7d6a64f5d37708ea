package games.arbiter.play;

import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

class LoadsTest {

  private final Loads loads = new Loads();

  @Test
  void whatIsReadAtOnceIsBounded() {
    Loads.Load one = loads.begin();
    Loads.Load other = loads.begin();
    one.grow(Loads.VERSIONS_AT_MOST - 1);
    other.grow(1);
    assertThrows(StoreUnavailable.class, () -> other.grow(1));
  }

  @Test
  void whatHasBeenReadMakesRoom() {
    for (int i = 0; i < 3; i++) {
      Loads.Load refused = loads.begin();
      assertThrows(StoreUnavailable.class, () -> refused.grow(Loads.VERSIONS_AT_MOST + 1));
      refused.end();
      Loads.Load load = loads.begin();
      load.grow(Loads.VERSIONS_AT_MOST);
      load.end();
    }
  }
}
