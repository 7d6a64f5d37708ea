package games.arbiter.rest;

import static org.junit.jupiter.api.Assertions.assertEquals;

import games.arbiter.verify.VerifyLog;
import io.quarkus.test.junit.QuarkusTest;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

/** Logs as the service serves them stand the offline check. */
@QuarkusTest
class VerifyServedRecordTest {

  private static void assertRight(GameClient table) {
    String log = table.get("/record").asString() + table.get("/events").asString();
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    PrintStream print = new PrintStream(out, true, StandardCharsets.UTF_8);
    byte[] input = log.getBytes(StandardCharsets.UTF_8);
    int code = VerifyLog.run(new ByteArrayInputStream(input), print, print);
    assertEquals(0, code, () -> out.toString(StandardCharsets.UTF_8));
  }

  @Test
  void aGameThatHasJustBegun() {
    assertRight(GameClient.playing("talat-duo"));
  }

  @Test
  void aGameWithNames() {
    assertRight(
        GameClient.of(
                """
                {"ruleset": "talat", "firstSeat": "grey",
                 "players": [{"seat": "white", "name": "Zoë \\"Z\\" \\u2028 👩‍👧"}]}""")
            .play("L6@bg:a5", "L6@wb:a1"));
  }

  @Test
  void aGameFromASetPositionWithAnOfferAndAnEnd() {
    assertRight(
        GameClient.of(
                """
                {"ruleset": "tablut", "access": "open", "options": {"repetitionLimit": 3},
                 "position": {"phase": "play", "toMove": "attackers",
                              "boards": [{"id": "board",
                                          "rows": [". . . . . . . . .", ". . . . . . . . .",
                                                   ". d . . . . . . .", ". . . . . . . . .",
                                                   ". . . . . . . . .", ". . . a k a . . .",
                                                   ". . . . . . . . .", ". . . . a . . . .",
                                                   ". . . . . . . . ."]}]}}""")
            .play("attackers:offer-draw", "defenders:decline-draw", "e2-e3"));
  }
}
