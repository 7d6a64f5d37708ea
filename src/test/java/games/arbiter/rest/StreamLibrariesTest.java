package games.arbiter.rest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import java.net.URI;
import org.junit.jupiter.api.Test;

/** The stream of a game as libraries for server-sent events read it. */
@QuarkusTest
class StreamLibrariesTest {

  @TestHTTPResource("/")
  URI service;

  /** As polyfills have it, which cannot set a header. */
  @Test
  void aReaderMaySayInTheQueryWhereItWas() throws Exception {
    GameClient table = GameClient.open("tablut").play("d1-d4", "e4-f4", "attackers:resign");
    assertEquals("id: 2", reader(table, "?after=0&lastEventId=1").line("id:"));
    assertEquals("id: 3", reader(table, "?lastEventId=1", "Last-Event-ID", "2").line("id:"));
    assertEquals(204, reader(table, "?lastEventId=3").status());
  }

  @Test
  void aReaderThatHasSeenNothingMaySaySoWithNothing() throws Exception {
    GameClient table = GameClient.open("tablut").play("d1-d4", "attackers:resign");
    assertEquals("id: 2", reader(table, "?after=1", "Last-Event-ID", "").line("id:"));
    assertEquals("id: 0", reader(table, "?lastEventId=", "Last-Event-ID", " ").line("id:"));
  }

  /** Some clients make an event of every blank line. */
  @Test
  void everyBlankLineFollowsData() throws Exception {
    GameClient table = GameClient.open("tablut");
    try (StreamReader reader = reader(table, "")) {
      reader.line(": keep-alive");
      reader.line("data:");
      reader.line(": keep-alive");
      table.play("d1-d4");
      reader.line(": keep-alive");
      table.play("attackers:resign");
      String last = "";
      for (String line = reader.line(); line != null; line = reader.line()) {
        assertTrue(!line.isEmpty() || last.startsWith("data:"), "a blank line after " + last);
        last = line;
      }
    }
  }

  private StreamReader reader(GameClient table, String query, String... headers) throws Exception {
    return new StreamReader(
        service.resolve("/v1/games/" + table.id() + "/stream" + query), headers);
  }
}
