package games.arbiter.rest;

import static org.junit.jupiter.api.Assertions.assertTrue;

import io.quarkus.test.junit.QuarkusTest;
import java.io.IOException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever the headers say: a clear 4xx, and the log unchanged. */
@QuarkusTest
class BadHeadersTest extends UnchangedEvents {

  @ParameterizedTest
  @ValueSource(
      strings = {"*", "\"2\", \"3\"", "\"2", "abc", "-2", "", "\"\"", "2 3", "99999999999", "W/x"})
  void anIfMatchThatIsNotOneVersionIsRefused(String ifMatch) {
    ProblemAssert.assertProblem(
        "invalid-parameter",
        400,
        "If-Match",
        table()
            .as("grey")
            .header("If-Match", ifMatch)
            .body("{\"action\": \"M3@bg:b5\"}")
            .post("/v1/games/" + table().id() + "/actions"));
  }

  @Test
  void longHeadersAreRefused() {
    String long10k = "1".repeat(10_000);
    for (String header : new String[] {"If-Match", "Idempotency-Key"}) {
      ProblemAssert.assertProblem(
          "invalid-parameter",
          400,
          header,
          table().send(table().as("grey").header(header, long10k), "M3@bg:b5", 2));
    }
    ProblemAssert.assertProblem(
        "unauthorized",
        401,
        table()
            .send(GameClient.client().header("Authorization", "Bearer " + long10k), "M3@bg:b5", 2));
    table()
        .as("grey")
        .header("Accept-Language", long10k)
        .get("/v1/games/" + table().id())
        .then()
        .statusCode(200);
    ProblemAssert.assertProblem(
        "not-acceptable", 406, GameClient.client().header("Accept", long10k).get("/v1/rulesets"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"\"\"", "\"x", "é", "\"\u00e9\""})
  void anIdempotencyKeyIsPrintableAscii(String key) {
    ProblemAssert.assertProblem(
        "invalid-parameter",
        400,
        "Idempotency-Key",
        table().send(table().as("grey").header("Idempotency-Key", key), "M3@bg:b5", 2));
  }

  @Test
  void aHeaderThatIsThereTwiceIsRefused() {
    for (String header : new String[] {"If-Match", "Idempotency-Key"}) {
      ProblemAssert.assertProblem(
          "invalid-parameter",
          400,
          header,
          table().send(table().as("grey").header(header, "2").header(header, "2"), "M3@bg:b5", 2));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"\u0000", "a\u0001b", "a\u007f", "a\rb", "\u001b[31m"})
  void controlCharactersInHeadersGetA400(String value) throws IOException {
    for (String header : new String[] {"If-Match", "Idempotency-Key", "Authorization", "X-Any"}) {
      String status =
          RawHttp.answer(
              "POST /v1/games/"
                  + table().id()
                  + "/actions HTTP/1.1\r\nHost: x\r\n"
                  + header
                  + ": "
                  + value
                  + "\r\nContent-Type: application/json\r\n"
                  + "Content-Length: 36\r\n\r\n{\"action\": \"M3@bg:b5\", \"version\": 2}");
      assertTrue(status.startsWith("HTTP/1.1 4"), header + " → " + status);
    }
  }

  @ParameterizedTest
  @CsvSource({"1.0, 100-continue, 201", "1.1, anything, 201", "1.1, 100-Continue, 100"})
  void onlyWhoWaitsForItIsToldToGoOn(String version, String expected, int status)
      throws IOException {
    String answer =
        RawHttp.answer(
            ("POST /v1/games HTTP/%s\r\nHost: x\r\nExpect: %s\r\nContent-Type: application/json\r\n"
                    + "Content-Length: 21\r\n\r\n{\"ruleset\": \"tablut\"}")
                .formatted(version, expected));
    assertTrue(answer.matches("(?s)HTTP/1\\.[01] " + status + " .*"), answer);
  }

  @ParameterizedTest
  @ValueSource(strings = {"If-None-Match", "Content-Length: -1", "Content-Length: x"})
  void brokenHttpGetsA400(String header) throws IOException {
    String answer = RawHttp.answer("POST /v1/games HTTP/1.1\r\nHost: x\r\n" + header + "\r\n\r\n");
    assertTrue(answer.startsWith("HTTP/1.1 400"), header + " → " + answer);
  }
}
