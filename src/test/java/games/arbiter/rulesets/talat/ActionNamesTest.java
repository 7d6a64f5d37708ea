package games.arbiter.rulesets.talat;

import static games.arbiter.rulesets.talat.TestBoards.DUO;
import static games.arbiter.rulesets.talat.TestBoards.TALAT;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import games.arbiter.engine.Action;
import games.arbiter.engine.Replay;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ActionNamesTest {

  @ParameterizedTest
  @CsvSource({"L6@wb:c1, place", "S3@gw:e5, place", "wb:c1-d2, move", "bg:a1xe5, capture"})
  void nameNamesOneAction(String name, String kind) {
    Action action = TALAT.action(name).orElseThrow();
    assertEquals(name, action.name());
    assertEquals(kind, action.kind());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "L6@wb",
        "L6@wb:c",
        "L6@wb:c11",
        " L6@wb:c1",
        "L6@wb:c1 ",
        "l6@wb:c1",
        "L6@WB:c1",
        "L6@wb:C1",
        "L5@wb:c1",
        "X6@wb:c1",
        "L6@bw:c1",
        "L6@wb:f1",
        "L6@wb:c0",
        "L6@wb:c6",
        "L6@wb-c1",
        "wL6@wb:c1",
        "wb:c1-d6",
        "wb:c1-f2",
        "wb:c0-d2",
        "wb:c1Xd2",
        "wb:c1+d2",
        "wb c1-d2",
        "ww:c1-d2",
        "wb:c1–d2",
        "wb:c1-d2x",
        "wb:ｃ1-d2",
        "white:offer-draw",
        "c1-d2"
      })
  void anythingElseNamesNone(String name) {
    assertTrue(Replay.action(TALAT, name).isEmpty());
    assertTrue(Replay.action(DUO, name).isEmpty());
  }

  @Test
  void everySeatCanResign() {
    assertTrue(Replay.action(TALAT, "grey:resign").isPresent());
    assertTrue(Replay.action(DUO, "white:resign").isPresent());
    assertTrue(Replay.action(DUO, "grey:resign").isEmpty());
  }
}
