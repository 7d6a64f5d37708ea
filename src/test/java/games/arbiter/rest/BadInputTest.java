package games.arbiter.rest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.RestAssured;
import io.restassured.config.EncoderConfig;
import io.restassured.http.ContentType;
import io.restassured.response.Response;
import java.io.IOException;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever is sent: a clear 4xx, and the log unchanged. */
@QuarkusTest
class BadInputTest {

  private static Table table;
  private static JsonNode log;

  @BeforeEach
  void aGameIsUnderWay() {
    if (table == null) {
      table = Table.playing("talat").play("L3@gw:d5", "M3@wb:d5");
      log = Json.of(table.get("/events"));
    }
  }

  @AfterEach
  void theLogIsUnchanged() {
    assertEquals(log, Json.of(table.get("/events")));
  }

  private Response act(String body) {
    return table
        .as("grey")
        .body(body.replace('\'', '"'))
        .post("/v1/games/" + table.id() + "/actions");
  }

  private static Response create(String body) {
    return Table.client().body(body.replace('\'', '"')).post("/v1/games");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "{",
        "{'action': 'M3@bg:b5', 'version': 2",
        "{'action': 'M3@bg:b5' 'version': 2}",
        "{'action': 'M3@bg:b5', 'version': 2} x",
        "{'action': 'M3@bg:b5', 'version': 2}{}",
        "{action: 'M3@bg:b5', 'version': 2}",
        "null",
        "3",
        "[]",
        "'M3@bg:b5'",
        "[{'action': 'M3@bg:b5', 'version': 2}]"
      })
  void aBodyThatIsNoJsonObjectIsRefused(String body) {
    Refused.as("malformed-request", 400, act(body));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "{'action': 5, 'version': 2} | action",
        "{'action': null, 'version': 2} | action",
        "{'action': ['M3@bg:b5'], 'version': 2} | action",
        "{'action': true, 'version': 2} | action",
        "{'version': 2} | action",
        "{'action': 'M3@bg:b5', 'version': '2'} | version",
        "{'action': 'M3@bg:b5', 'version': 2.0} | version",
        "{'action': 'M3@bg:b5', 'version': 1e400} | version",
        "{'action': 'M3@bg:b5', 'version': 99999999999999999999} | version",
        "{'action': 'M3@bg:b5', 'version': -1} | version",
        "{'action': 'M3@bg:b5', 'version': null} | version",
        "{'action': 'M3@bg:b5', 'version': {}} | version",
        "{'action': 'M3@bg:b5', 'version': 2, 'sudo': 1} | sudo",
        "{'action': 'M3@bg:b5', 'version': 2, 'action': 'M3@bg:b5'} | action",
        "{'action': 'M3@bg:b5', 'version': 2, 'Action': 'M3@bg:b5'} | Action"
      })
  void aFaultyFieldOfAnActionIsNamed(String body, String field) {
    Refused.as("malformed-request", 400, field, act(body));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "{} | ruleset",
        "{'ruleset': 'chess'} | ruleset",
        "{'ruleset': ''} | ruleset",
        "{'ruleset': 'talat', 'access': 'public'} | access",
        "{'ruleset': 'talat', 'listed': 'yes'} | listed",
        "{'ruleset': 'talat', 'listed': 1} | listed",
        "{'ruleset': 'talat', 'firstSeat': 'red'} | firstSeat",
        "{'ruleset': 'tablut', 'firstSeat': 'attackers'} | firstSeat",
        "{'ruleset': 'talat', 'options': {'tieBreak': 'coin'}} | options.tieBreak",
        "{'ruleset': 'talat', 'options': {'tieBreak': 1}} | options.tieBreak",
        "{'ruleset': 'talat', 'options': {'tieBreak': null}} | options.tieBreak",
        "{'ruleset': 'talat', 'options': {'repetitionLimit': 2}} | options.repetitionLimit",
        "{'ruleset': 'talat', 'options': []} | options",
        "{'ruleset': 'tablut', 'options': {'repetitionLimit': '2'}} | options.repetitionLimit",
        "{'ruleset': 'tablut', 'options': {'repetitionLimit': 1}} | options.repetitionLimit",
        "{'ruleset': 'tablut', 'options': {'repetitionLimit': 2.5}} | options.repetitionLimit",
        "{'ruleset': 'talat', 'players': {}} | players",
        "{'ruleset': 'talat', 'players': [null]} | players[0]",
        "{'ruleset': 'talat', 'players': [{'seat': 'white'}, {'seat': 1}]} | players[1].seat",
        "{'ruleset': 'talat', 'players': [{'name': 'Ada'}]} | players[0].seat",
        "{'ruleset': 'talat', 'players': [{'seat': 'red'}]} | players[0].seat",
        "{'ruleset': 'talat', 'players': [{'seat': 'grey'}, {'seat': 'grey'}]} | players[1].seat",
        "{'ruleset': 'talat', 'players': [{'seat': 'white', 'name': ''}]} | players[0].name",
        "{'ruleset': 'talat', 'players': [{'seat': 'white', 'name': 'a\\u0000'}]} | players[0].name",
        "{'ruleset': 'talat', 'players': [{'seat': 'white', 'name': 'a\\nb'}]} | players[0].name",
        "{'ruleset': 'talat', 'players': [{'seat': 'white', 'name': '\\ud800'}]} | players[0].name",
        "{'ruleset': 'talat', 'players': [{'seat': 'white', 'age': 1}]} | players[0].age",
        "{'ruleset': 'talat', 'position': 1} | position",
        "{'ruleset': 'talat', 'position': {'boards': []}} | position.phase",
        "{'ruleset': 'talat', 'position': {'phase': 'play', 'boards': [{}]}} | position.boards[0].id",
        "{'ruleset': 'talat', 'record': {'actions': []}} | record.ruleset",
        "{'ruleset': 'talat', 'record': {'ruleset': 'talat'}} | record.actions",
        "{'ruleset': 'talat', 'record': {'ruleset': 'talat', 'actions': [1]}} | record.actions[0]",
        "{'ruleset': 'talat', 'record': {'ruleset': 'tablut', 'actions': []}} | record.ruleset",
        "{'ruleset': 'talat', 'options': {}, 'record': {'ruleset': 'talat', 'actions': []}} | options"
      })
  void aFaultyFieldOfANewGameIsNamed(String body, String field) {
    Refused.as("malformed-request", 400, field, create(body));
  }

  @Test
  void aNameHasAtMost64Characters() {
    String body = "{'ruleset': 'talat', 'players': [{'seat': 'white', 'name': '%s'}]}";
    create(body.formatted("é".repeat(64))).then().statusCode(201);
    create(body.formatted("😀".repeat(64))).then().statusCode(201);
    Refused.as("malformed-request", 400, "players[0].name", create(body.formatted("x".repeat(65))));
  }

  @Test
  void deepNestingIsRefused() {
    String deep = "[".repeat(8_000);
    Refused.as("malformed-request", 400, act("{'action': " + deep));
    Refused.as(
        "malformed-request", 400, create("{'ruleset': 'talat', 'options': {'tieBreak': " + deep));
    Refused.as(
        "malformed-request",
        400,
        act("{'action': '" + "9".repeat(9_000) + "', 'version': " + "9".repeat(5_000) + "}"));
  }

  @Test
  void anActionHasANameOfItsRuleset() {
    for (String name : new String[] {"", "pass", "m3@bg:b5", "M3@bg:z9", "d1-d4", "grey:resign"}) {
      Refused.as(
          "malformed-action", 400, "action", act("{'action': '" + name + "', 'version': 2}"));
    }
    Response huge = act("{'action': '" + "\\u0000".repeat(2_000) + "', 'version': 2}");
    Refused.as("malformed-action", 400, "action", huge);
    assertTrue(huge.asString().length() < 2_000, "a long name is cut");
  }

  @Test
  void aLargeBodyIsRefused() {
    String filled = "{'action': 'M3@bg:b5', 'version': 2, 'x': '%s'}";
    Refused.as("malformed-request", 400, "x", act(filled.formatted("x".repeat(16_000))));
    Refused.as("payload-too-large", 413, act(filled.formatted("x".repeat(17_000))));
    Refused.as("payload-too-large", 413, act("x".repeat(300_000)));
    Refused.as("payload-too-large", 413, act("x".repeat(3_000_000)));
    Refused.as(
        "payload-too-large",
        413,
        create("{'ruleset': 'talat', 'x': '" + "x".repeat(17_000) + "'}"));
    Refused.as(
        "payload-too-large", 413, Table.client().body("x".repeat(270_000)).post("/v1/evaluations"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "text/plain",
        "application/xml",
        "application/jsonx",
        "application/json; charset=iso-8859-1",
        "multipart/form-data",
        "application",
        ";",
        "a/b/c, application/json"
      })
  void anotherMediaTypeIsRefused(String mediaType) {
    Refused.as(
        "unsupported-media-type",
        415,
        table
            .as("grey")
            .config(
                RestAssured.config()
                    .encoderConfig(
                        EncoderConfig.encoderConfig()
                            .appendDefaultContentCharsetToContentTypeIfUndefined(false)
                            .encodeContentTypeAs(mediaType, ContentType.TEXT)))
            .header("Content-Type", mediaType)
            .body("{\"action\": \"M3@bg:b5\", \"version\": 2}")
            .post("/v1/games/" + table.id() + "/actions"));
  }

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
      Refused.as(
          "not-found",
          404,
          Table.client()
              .urlEncodingEnabled(false)
              .get("/v1/games/" + id.replace(" ", "%20").replace("'", "%27") + read));
    }
  }

  @Test
  void anUnknownPathIsNotFound() {
    for (String path : new String[] {"/nope", "/v1", "/v1/", "/v2/games", "/v1/games/x/y/z"}) {
      Refused.as("not-found", 404, Table.client().get(path));
    }
    Refused.as("not-found", 404, Table.client().body("{}").post("/v1/nope"));
    Refused.as("not-found", 404, Table.client().get("/v1/rulesets/chess"));
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
          Table.client()
              .urlEncodingEnabled(false)
              .get("/v1/games/" + table.id() + read + "?" + query);
      Refused.as("invalid-parameter", 400, field, answer);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "after=-1, after",
    "after=3, after",
    "after=2147483648, after",
    "after=x, after",
    "limit=0, limit",
    "limit=201, limit",
    "limit=-5, limit",
    "wait=31, wait",
    "wait=-1, wait",
    "at=1, at"
  })
  void aFaultyParameterOfTheLogIsNamed(String query, String field) {
    Refused.as("invalid-parameter", 400, field, table.get("/events?" + query));
  }

  @ParameterizedTest
  @CsvSource({"board=xx, board", "board=, board", "from=e9, from", "piece=a, piece"})
  void aFilterThatCanMatchNothingIsRefused(String query, String field) {
    Refused.as("invalid-parameter", 400, field, table.get("/legal-actions?" + query));
  }

  @ParameterizedTest
  @CsvSource({
    "limit=0, limit", "limit=201, limit", "finished=maybe, finished", "ruleset=chess, ruleset",
    "cursor=x, cursor", "cursor=MjAyNi0xMS0yOQ, cursor", "cursor=%00, cursor", "page=2, page"
  })
  void aFaultyParameterOfTheListIsNamed(String query, String field) {
    Refused.as(
        "invalid-parameter",
        400,
        field,
        Table.client().urlEncodingEnabled(false).get("/v1/games?" + query));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"*", "\"2\", \"3\"", "\"2", "abc", "-2", "", "\"\"", "2 3", "99999999999", "W/x"})
  void anIfMatchThatIsNotOneVersionIsRefused(String ifMatch) {
    Refused.as(
        "invalid-parameter",
        400,
        "If-Match",
        table
            .as("grey")
            .header("If-Match", ifMatch)
            .body("{\"action\": \"M3@bg:b5\"}")
            .post("/v1/games/" + table.id() + "/actions"));
  }

  @Test
  void longHeadersAreRefused() {
    String long10k = "1".repeat(10_000);
    for (String header : new String[] {"If-Match", "Idempotency-Key"}) {
      Refused.as(
          "invalid-parameter",
          400,
          header,
          table.send(table.as("grey").header(header, long10k), "M3@bg:b5", 2));
    }
    Refused.as(
        "unauthorized",
        401,
        table.send(Table.client().header("Authorization", "Bearer " + long10k), "M3@bg:b5", 2));
    table
        .as("grey")
        .header("Accept-Language", long10k)
        .get("/v1/games/" + table.id())
        .then()
        .statusCode(200);
    Refused.as("not-acceptable", 406, Table.client().header("Accept", long10k).get("/v1/rulesets"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"\"\"", "\"x", "é", "\"\u00e9\""})
  void anIdempotencyKeyIsPrintableAscii(String key) {
    Refused.as(
        "invalid-parameter",
        400,
        "Idempotency-Key",
        table.send(table.as("grey").header("Idempotency-Key", key), "M3@bg:b5", 2));
  }

  @Test
  void aHeaderThatIsThereTwiceIsRefused() {
    for (String header : new String[] {"If-Match", "Idempotency-Key"}) {
      Refused.as(
          "invalid-parameter",
          400,
          header,
          table.send(table.as("grey").header(header, "2").header(header, "2"), "M3@bg:b5", 2));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"\u0000", "a\u0001b", "a\u007f", "a\rb", "\u001b[31m"})
  void controlCharactersInHeadersGetA400(String value) throws IOException {
    for (String header : new String[] {"If-Match", "Idempotency-Key", "Authorization", "X-Any"}) {
      String status =
          raw(
              "POST /v1/games/"
                  + table.id()
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
  @ValueSource(
      strings = {
        "GET nowhere HTTP/1.1",
        "GET /\u00e9 HTTP/1.1",
        "BREW /v1/games HTTP/1.1",
        "TRACE /v1/games HTTP/1.1"
      })
  void aRequestLineThatMakesNoSenseGetsAProblem(String line) throws IOException {
    String answer = raw(line + "\r\nHost: x\r\n\r\n");
    assertTrue(answer.startsWith("HTTP/1.1 4"), line + " → " + answer);
    assertTrue(answer.contains("application/problem+json"), line + " → " + answer);
  }

  @Test
  void aRequestWithoutHostGetsAProblem() throws IOException {
    String answer = raw("GET /v1/games HTTP/1.1\r\n\r\n");
    assertTrue(answer.startsWith("HTTP/1.1 400"), answer);
    assertTrue(answer.contains("application/problem+json"), answer);
  }

  @ParameterizedTest
  @ValueSource(strings = {"/v1/games/%zz", "/v1/games/%", "/v1/games?%zz=1", "/v1/games?limit={}"})
  void anAddressThatIsNoneGetsA400(String address) throws IOException {
    String answer = raw("GET " + address + " HTTP/1.1\r\nHost: x\r\n\r\n");
    assertTrue(answer.startsWith("HTTP/1.1 400"), address + " → " + answer);
  }

  @ParameterizedTest
  @ValueSource(strings = {"If-None-Match", "Content-Length: -1", "Content-Length: x"})
  void brokenHttpGetsA400(String header) throws IOException {
    String answer = raw("POST /v1/games HTTP/1.1\r\nHost: x\r\n" + header + "\r\n\r\n");
    assertTrue(answer.startsWith("HTTP/1.1 400"), header + " → " + answer);
  }

  /** The head of the answer to bytes that no client library would send. */
  private static String raw(String request) throws IOException {
    try (Socket socket = new Socket("localhost", RestAssured.port)) {
      socket.setSoTimeout(10_000);
      socket.getOutputStream().write(request.getBytes(StandardCharsets.ISO_8859_1));
      socket.getOutputStream().flush();
      StringBuilder head = new StringBuilder();
      while (head.indexOf("\r\n\r\n") < 0) {
        int next = socket.getInputStream().read();
        if (next < 0) {
          break;
        }
        head.append((char) next);
      }
      return head.toString();
    }
  }
}
