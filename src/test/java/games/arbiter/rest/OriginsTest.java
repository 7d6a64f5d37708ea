package games.arbiter.rest;

import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.nullValue;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.junit.TestProfile;
import io.restassured.RestAssured;
import io.restassured.response.Response;
import io.restassured.specification.RequestSpecification;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Pages of listed origins can play; pages of others learn nothing and disturb nobody. */
@QuarkusTest
@TestProfile(OperatorSettings.class)
class OriginsTest {

  private static final String LISTED = OperatorSettings.LISTED;
  private static final String OTHER = "https://other.example";

  private static final String ALLOWED = "access-control-allow-origin: ";

  private static RequestSpecification from(String origin) {
    return GameClient.client().header("Origin", origin);
  }

  @ParameterizedTest
  @ValueSource(strings = {LISTED, OperatorSettings.LISTED_TOO})
  void aPageOfAListedOriginReadsAnswersAndTheirHeaders(String origin) {
    from(origin)
        .get("/v1/rulesets")
        .then()
        .statusCode(200)
        .header("Access-Control-Allow-Origin", origin)
        .header(
            "Access-Control-Expose-Headers",
            "Allow, Content-Language, ETag, Idempotency-Replayed, Link, Location, Retry-After,"
                + " WWW-Authenticate")
        .header("Access-Control-Allow-Credentials", nullValue());
  }

  @Test
  void itReadsRefusalsToo() {
    ProblemAssert.assertProblem("not-found", 404, from(LISTED).get("/v1/games/nope"))
        .header("Access-Control-Allow-Origin", LISTED);
    ProblemAssert.assertProblem("not-found", 404, from(LISTED).get("/nowhere"))
        .header("Access-Control-Allow-Origin", LISTED);
  }

  @Test
  void itReadsWhatIsSaidOfAnAddressThatIsNone() throws IOException {
    String answer =
        RawHttp.answer("GET /v1/%zz HTTP/1.1\r\nHost: x\r\nOrigin: " + LISTED + "\r\n\r\n");
    assertTrue(answer.startsWith("HTTP/1.1 400"), answer);
    assertTrue(answer.toLowerCase(Locale.ROOT).contains(ALLOWED + LISTED + "\r\n"), answer);
  }

  @Test
  void itsBrowserMayAskFirst() {
    RestAssured.given()
        .header("Origin", LISTED)
        .header("Access-Control-Request-Method", "POST")
        .header("Access-Control-Request-Headers", "authorization,if-match")
        .options("/v1/games/nope/actions")
        .then()
        .statusCode(204)
        .header("Access-Control-Allow-Origin", LISTED)
        .header("Access-Control-Allow-Methods", containsString("POST"))
        .header("Access-Control-Allow-Headers", containsString("Authorization"))
        .header("Access-Control-Allow-Headers", containsString("If-Match"))
        .header("Access-Control-Allow-Headers", containsString("Cache-Control"))
        .header("Access-Control-Allow-Headers", containsString("X-Requested-With"))
        .header("Access-Control-Allow-Headers", containsString("X-Seat-Token"))
        .header("Access-Control-Allow-Credentials", nullValue());
  }

  @Test
  void aPageOfAnotherOriginIsAnsweredAsEverybodyIs() {
    Response plain = GameClient.client().get("/v1/rulesets");
    Response foreign = from(OTHER).get("/v1/rulesets");
    assertEquals(200, foreign.statusCode());
    assertEquals(plain.asString(), foreign.asString());
    foreign
        .then()
        .header("Access-Control-Allow-Origin", nullValue())
        .header("Access-Control-Expose-Headers", nullValue());
  }

  @Test
  void itsBrowserIsNotTold() {
    RestAssured.given()
        .header("Origin", OTHER)
        .header("Access-Control-Request-Method", "POST")
        .options("/v1/games")
        .then()
        .statusCode(405)
        .header("Access-Control-Allow-Origin", nullValue())
        .header("Access-Control-Allow-Methods", nullValue());
  }

  @ParameterizedTest
  @ValueSource(strings = {LISTED, OTHER})
  void noCacheGivesTheAnswerForOneOriginToAnother(String origin) {
    Response answer = from(origin).header("Accept-Language", "de").get("/v1/rulesets/tablut");
    assertEquals(List.of("Accept-Language, origin"), answer.headers().getValues("Vary"));
    Response refusal = from(origin).get("/v1/games/nope");
    assertEquals(List.of("Accept-Language, origin"), refusal.headers().getValues("Vary"));
  }

  @Test
  void soDoAnswersToThoseWithoutOrigin() {
    Response answer = GameClient.client().get("/v1/rulesets");
    assertEquals(List.of("Accept-Language, origin"), answer.headers().getValues("Vary"));
  }

  @Test
  void aStreamCanBeRead() {
    String game = GameClient.open("tablut").play("attackers:resign").id();
    RestAssured.given()
        .header("Origin", LISTED)
        .header("Last-Event-ID", "0")
        .get("/v1/games/" + game + "/stream")
        .then()
        .statusCode(200)
        .header("Access-Control-Allow-Origin", equalTo(LISTED));
  }
}
