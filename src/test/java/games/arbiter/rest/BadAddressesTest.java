package games.arbiter.rest;

import static org.junit.jupiter.api.Assertions.assertTrue;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import java.io.IOException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever is asked for: a clear 4xx, and the log unchanged. */
@QuarkusTest
class BadAddressesTest extends UnchangedEvents {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "nope",
        "00000000-0000-0000-0000-000000000000",
        "%00",
        "%F0%9F%98%80",
        "..%2f..%2fetc",
        "' or 1=1 --",
        "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"
      })
  void anUnknownGameIsNotFound(String id) {
    for (String read : new String[] {"", "/legal-actions", "/boards", "/events", "/record.txt"}) {
      ProblemAssert.assertProblem(
          "not-found",
          404,
          GameClient.client()
              .urlEncodingEnabled(false)
              .get("/v1/games/" + id.replace(" ", "%20").replace("'", "%27") + read));
    }
  }

  @Test
  void anUnknownPathIsNotFound() {
    for (String path : new String[] {"/nope", "/v1", "/v1/", "/v2/games", "/v1/games/x/y/z"}) {
      ProblemAssert.assertProblem("not-found", 404, GameClient.client().get(path));
    }
    ProblemAssert.assertProblem("not-found", 404, GameClient.client().body("{}").post("/v1/nope"));
    ProblemAssert.assertProblem("not-found", 404, GameClient.client().get("/v1/rulesets/chess"));
  }

  @ParameterizedTest
  @CsvSource({
    "at=-1, at",
    "at=x, at",
    "at=, at",
    "at=1.0, at",
    "at=99999999999999999999, at",
    "at=1&at=2, at",
    "att=1, att",
    "at=1&utm=x, utm"
  })
  void aFaultyParameterIsNamed(String query, String field) {
    for (String read : new String[] {"", "/legal-actions", "/boards", "/score", "/record"}) {
      Response answer =
          GameClient.client()
              .urlEncodingEnabled(false)
              .get("/v1/games/" + table().id() + read + "?" + query);
      ProblemAssert.assertProblem("invalid-parameter", 400, field, answer);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "after=-1, after",
    "after=3, after",
    "after=2147483647, after",
    "after=x, after",
    "limit=0, limit",
    "limit=201, limit",
    "limit=-5, limit",
    "wait=31, wait",
    "wait=-1, wait",
    "at=1, at"
  })
  void aFaultyParameterOfTheLogIsNamed(String query, String field) {
    ProblemAssert.assertProblem("invalid-parameter", 400, field, table().get("/events?" + query));
  }

  @ParameterizedTest
  @CsvSource({"board=xx, board", "board=, board", "from=e9, from", "piece=a, piece"})
  void aFilterThatCanMatchNothingIsRefused(String query, String field) {
    ProblemAssert.assertProblem(
        "invalid-parameter", 400, field, table().get("/legal-actions?" + query));
  }

  @ParameterizedTest
  @CsvSource({
    "limit=0, limit", "limit=201, limit", "finished=maybe, finished", "ruleset=chess, ruleset",
    "cursor=x, cursor", "cursor=MjAyNi0xMS0yOQ, cursor", "cursor=%00, cursor", "page=2, page"
  })
  void aFaultyParameterOfTheListIsNamed(String query, String field) {
    ProblemAssert.assertProblem(
        "invalid-parameter",
        400,
        field,
        GameClient.client().urlEncodingEnabled(false).get("/v1/games?" + query));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/v1/games/%zz",
        "/v1/games/%",
        "/v1/games?%zz=1",
        "/v1/games?limit={}",
        "/v1/games/x/stream?%zz",
        "/v1/games/x/stream?after=%"
      })
  void anAddressThatIsNoneGetsA400(String address) throws IOException {
    String answer = RawHttp.answer("GET " + address + " HTTP/1.1\r\nHost: x\r\n\r\n");
    assertTrue(answer.startsWith("HTTP/1.1 400"), address + " → " + answer);
    assertTrue(answer.contains("application/problem+json"), address + " → " + answer);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "GET nowhere HTTP/1.1",
        "GET /\u00e9 HTTP/1.1",
        "BREW /v1/games HTTP/1.1",
        "TRACE /v1/games HTTP/1.1"
      })
  void aRequestLineThatMakesNoSenseGetsAProblem(String line) throws IOException {
    String answer = RawHttp.answer(line + "\r\nHost: x\r\n\r\n");
    assertTrue(answer.startsWith("HTTP/1.1 4"), line + " → " + answer);
    assertTrue(answer.contains("application/problem+json"), line + " → " + answer);
  }

  @Test
  void aLongAddressGetsAProblem() {
    String long5k = "a".repeat(5_000);
    ProblemAssert.assertProblem(
        "invalid-parameter", 400, "cursor", GameClient.client().get("/v1/games?cursor=" + long5k));
    ProblemAssert.assertProblem(
        "not-found", 404, GameClient.client().get("/v1/games/" + "a".repeat(16_000)));
    ProblemAssert.assertProblem(
        "not-found", 404, GameClient.client().get("/v1/games/" + long5k + "/stream"));
  }

  @Test
  void aBodyIsReadHoweverItsPathIsSpelt() throws IOException {
    String answer = RawHttp.answer(post("//v1/games", "", "{\"ruleset\":\"tablut\"}"));
    assertTrue(answer.startsWith("HTTP/1.1 201"), answer);
  }

  @Test
  void twoTokensAreNotChosenFrom() throws IOException {
    String token = "Authorization: Bearer a\r\n";
    String action = "{\"action\":\"d1-d4\"}";
    String one = RawHttp.answer(post("/v1/games/x/actions", token, action));
    String two = RawHttp.answer(post("/v1/games/x/actions", token + token, action));
    assertTrue(one.startsWith("HTTP/1.1 404"), one);
    assertTrue(two.startsWith("HTTP/1.1 400"), two);
  }

  private static String post(String path, String headers, String body) {
    return "POST %s HTTP/1.1\r\nHost: x\r\n%sContent-Type: application/json\r\nContent-Length: %d\r\n\r\n%s"
        .formatted(path, headers, body.length(), body);
  }

  @Test
  void aRequestWithoutHostGetsAProblem() throws IOException {
    String answer = RawHttp.answer("GET /v1/games HTTP/1.1\r\n\r\n");
    assertTrue(answer.startsWith("HTTP/1.1 400"), answer);
    assertTrue(answer.contains("application/problem+json"), answer);
  }
}
