package games.arbiter.rest;

import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.RestAssured;
import io.restassured.config.EncoderConfig;
import io.restassured.http.ContentType;
import io.restassured.http.Header;
import io.restassured.http.Headers;
import io.restassured.response.Response;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever body is sent: a clear 4xx, and the log unchanged. */
@QuarkusTest
class BadBodiesTest extends UnchangedEvents {

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
    ProblemAssert.assertProblem("malformed-request", 400, act(body));
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
    ProblemAssert.assertProblem("malformed-request", 400, field, act(body));
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
    ProblemAssert.assertProblem("malformed-request", 400, field, create(body));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "{'ruleset': 1} | ruleset must be text.",
        "{'ruleset': 'talat', 'listed': 'yes'} | listed must be true or false.",
        "{'ruleset': 'talat', 'options': []} | options must be an object.",
        "{'ruleset': 'talat', 'players': {}} | players must be a list.",
        "{'ruleset': 'talat', 'position': 1} | position must be an object.",
        "{'ruleset': 'talat', 'options': {'tieBreak': 1}} | options.tieBreak must be text.",
        "{'ruleset': 'tablut', 'options': {'repetitionLimit': '2'}} |"
            + " options.repetitionLimit must be a whole number."
      })
  void whatAFieldShouldBeIsSaid(String body, String detail) {
    create(body).then().body("detail", equalTo(detail));
  }

  @ParameterizedTest
  @CsvSource({
    "\\ud800, \ufffd",
    "\\ude00a\\ud83d, \ufffda\ufffd",
    "\\u0000\\u001b[31m, \ufffd\ufffd[31m"
  })
  void whatIsNoTextIsNotShown(String sent, String shown) {
    create("{'ruleset': '" + sent + "'}").then().body("detail", containsString(shown));
    ProblemAssert.assertProblem(
        "malformed-request", 400, shown, create("{'ruleset': 'talat', '" + sent + "': 1}"));
  }

  @Test
  void aLongTextIsCutBetweenCharacters() {
    String long81 = "a".repeat(79) + "😀😀";
    create("{'ruleset': '" + long81 + "'}")
        .then()
        .body("detail", containsString("a".repeat(79) + "😀…"));
  }

  @Test
  void aNameHasAtMost64Characters() {
    String body = "{'ruleset': 'talat', 'players': [{'seat': 'white', 'name': '%s'}]}";
    create(body.formatted("é".repeat(64))).then().statusCode(201);
    create(body.formatted("😀".repeat(64))).then().statusCode(201);
    ProblemAssert.assertProblem(
        "malformed-request", 400, "players[0].name", create(body.formatted("x".repeat(65))));
  }

  @Test
  void deepNestingIsRefused() {
    String deep = "[".repeat(8_000);
    ProblemAssert.assertProblem("malformed-request", 400, act("{'action': " + deep));
    ProblemAssert.assertProblem(
        "malformed-request", 400, create("{'ruleset': 'talat', 'options': {'tieBreak': " + deep));
    ProblemAssert.assertProblem(
        "malformed-request",
        400,
        act("{'action': '" + "9".repeat(9_000) + "', 'version': " + "9".repeat(5_000) + "}"));
  }

  @Test
  void anActionHasANameOfItsRuleset() {
    for (String name : new String[] {"", "pass", "m3@bg:b5", "M3@bg:z9", "d1-d4", "blue:resign"}) {
      ProblemAssert.assertProblem(
          "malformed-action", 400, "action", act("{'action': '" + name + "', 'version': 2}"));
    }
    Response huge = act("{'action': '" + "\\u0000".repeat(2_000) + "', 'version': 2}");
    ProblemAssert.assertProblem("malformed-action", 400, "action", huge);
    assertTrue(huge.asString().length() < 2_000, "a long name is cut");
  }

  @Test
  void aLargeBodyIsRefused() {
    String filled = "{'action': 'M3@bg:b5', 'version': 2, 'x': '%s'}";
    ProblemAssert.assertProblem(
        "malformed-request", 400, "x", act(filled.formatted("x".repeat(16_000))));
    ProblemAssert.assertProblem(
        "payload-too-large", 413, act(filled.formatted("x".repeat(17_000))));
    ProblemAssert.assertProblem("payload-too-large", 413, act("x".repeat(300_000)));
    ProblemAssert.assertProblem("payload-too-large", 413, act("x".repeat(3_000_000)));
    ProblemAssert.assertProblem(
        "payload-too-large",
        413,
        create("{'ruleset': 'talat', 'x': '" + "x".repeat(17_000) + "'}"));
    ProblemAssert.assertProblem(
        "payload-too-large",
        413,
        GameClient.client().body("x".repeat(270_000)).post("/v1/evaluations"));
  }

  @Test
  void aBodyIsAsLargeAsItSaysItIs() throws IOException {
    String head =
        RawHttp.answer(
            "POST /v1/evaluations HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\n"
                + "Content-Length: 50000000\r\n\r\n"
                + "x".repeat(4_500_000));
    assertTrue(head.startsWith("HTTP/1.1 413"), head);
    assertTrue(head.toLowerCase(Locale.ROOT).contains("application/problem+json"), head);
  }

  @Test
  void aBodyIsInUtf8() {
    for (Charset other : new Charset[] {StandardCharsets.UTF_16BE, Charset.forName("UTF-32LE")}) {
      byte[] body = "{\"ruleset\": \"talat\"}".getBytes(other);
      ProblemAssert.assertProblem(
          "malformed-request",
          400,
          GameClient.client().contentType("application/json").body(body).post("/v1/games"));
    }
    byte[] guessedAt = {0, 0, 0, '{', -1, -1, -1, -1};
    ProblemAssert.assertProblem(
        "malformed-request",
        400,
        GameClient.client().contentType("application/json").body(guessedAt).post("/v1/games"));
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
    ProblemAssert.assertProblem(
        "unsupported-media-type",
        415,
        table()
            .as("grey")
            .config(
                RestAssured.config()
                    .encoderConfig(
                        EncoderConfig.encoderConfig()
                            .appendDefaultContentCharsetToContentTypeIfUndefined(false)
                            .encodeContentTypeAs(mediaType, ContentType.TEXT)))
            .header("Content-Type", mediaType)
            .body("{\"action\": \"M3@bg:b5\", \"version\": 2}")
            .post("/v1/games/" + table().id() + "/actions"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"gzip", "identity, gzip", "identity;gzip", "gzip;identity"})
  void aCompressedBodyIsRefused(String encodings) {
    ProblemAssert.assertProblem(
            "unsupported-media-type",
            415,
            table()
                .as("grey")
                .headers(encoded(encodings))
                .body("{\"action\": \"M3@bg:b5\", \"version\": 2}")
                .post("/v1/games/" + table().id() + "/actions"))
        .header("Accept-Encoding", "identity");
  }

  /** One header for each of the encodings between semicolons. */
  private static Headers encoded(String encodings) {
    return new Headers(
        Stream.of(encodings.split(";"))
            .map(encoding -> new Header("Content-Encoding", encoding))
            .toList());
  }
}
