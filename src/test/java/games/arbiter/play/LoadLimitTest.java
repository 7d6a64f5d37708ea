package games.arbiter.play;

import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

class LoadLimitTest {

  private final LoadLimit loads = new LoadLimit();

  @Test
  void whatIsReadAtOnceIsBounded() {
    LoadLimit.Load one = loads.begin();
    LoadLimit.Load other = loads.begin();
    one.grow(LoadLimit.MAX_VERSIONS - 1);
    other.grow(1);
    assertThrows(StoreUnavailable.class, () -> other.grow(1));
  }

  @Test
  void whatHasBeenReadMakesRoom() {
    for (int i = 0; i < 3; i++) {
      LoadLimit.Load refused = loads.begin();
      assertThrows(StoreUnavailable.class, () -> refused.grow(LoadLimit.MAX_VERSIONS + 1));
      refused.end();
      LoadLimit.Load load = loads.begin();
      load.grow(LoadLimit.MAX_VERSIONS);
      load.end();
    }
  }
}
