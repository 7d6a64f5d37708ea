package games.arbiter.rest;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.RestAssured;
import io.restassured.http.Header;
import io.restassured.http.Headers;
import io.restassured.response.Response;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the headers of a request for a stream say, each header between bars. */
@QuarkusTest
class StreamHeadersTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "*/*",
        "Text/Event-Stream",
        "text/*;q=0.1",
        "text/event-stream;charset=utf-8",
        "application/json, text/event-stream",
        "application/json|text/event-stream",
        "text/*;q=0, text/event-stream"
      })
  void whoTakesAStreamGetsOne(String accept) {
    asked("Accept", accept).then().statusCode(200);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "xtext/event-streamx",
        "text/event-stream+json",
        "application/json|image/png",
        "text/event-stream;q=0",
        "*/*, text/event-stream; q=0.000",
        "*/*;q=0",
        "text/*;q=0, */*"
      })
  void whoTakesNoneIsRefused(String accept) {
    ProblemAssert.assertProblem("not-acceptable", 406, asked("Accept", accept));
  }

  @Test
  void whatWasSeenLastIsSaidOnce() {
    asked("Last-Event-ID", "0").then().statusCode(200);
    ProblemAssert.assertProblem(
        "invalid-parameter", 400, "Last-Event-ID", asked("Last-Event-ID", "0|0"));
  }

  /** The answer about a finished game. */
  private static Response asked(String header, String values) {
    GameClient table = GameClient.open("tablut").play("attackers:resign");
    Headers headers =
        new Headers(Stream.of(values.split("[|]")).map(v -> new Header(header, v)).toList());
    return RestAssured.given().headers(headers).get("/v1/games/" + table.id() + "/stream");
  }
}
