package games.arbiter.rulesets.tablut;

import static games.arbiter.rulesets.tablut.TestBoards.TABLUT;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ActionNamesTest {

  @ParameterizedTest
  @ValueSource(
      strings = {"d1-d4", "a1-i9", "e5-e5", "attackers:offer-draw", "defenders:accept-draw"})
  void actionHasItsName(String name) {
    assertEquals(name, TABLUT.action(name).orElseThrow().name());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        ":",
        "-",
        "d1xd4",
        "d1-d10",
        "d0-d4",
        "d1-j4",
        "D1-d4",
        "d1-d4 ",
        "d1 -d4",
        "board:d1-d4",
        "a@d1",
        "attackers:undo",
        "white:offer-draw",
        "Attackers:offer-draw",
        "attackers:offer-draw:",
        "٤1-d4"
      })
  void otherWordsAreNoActions(String name) {
    assertEquals(Optional.empty(), TABLUT.action(name));
  }
}
