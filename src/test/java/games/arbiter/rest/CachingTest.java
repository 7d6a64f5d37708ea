package games.arbiter.rest;

import static org.hamcrest.Matchers.endsWith;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.nullValue;
import static org.junit.jupiter.api.Assertions.assertEquals;

import games.arbiter.rest.text.ReleaseDigest;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What caches may keep, and reads of earlier versions. */
@QuarkusTest
class CachingTest {

  private static final String FOR_EVER = "public, max-age=31536000, immutable";
  private static final List<String> READS = List.of("", "/boards", "/score", "/record");

  private static Response read(GameClient table, String path, String etag) {
    return GameClient.client().header("If-None-Match", etag).get("/v1/games/" + table.id() + path);
  }

  @Test
  void aCurrentReadIsAskedForAgainAndMayBeStillRight() {
    GameClient table = GameClient.playing("talat").play("L3@gw:d5", "M3@wb:d5");
    for (String path : READS) {
      table
          .get(path)
          .then()
          .statusCode(200)
          .header("ETag", "\"2\"")
          .header("Cache-Control", "no-cache");
      for (String known : List.of("\"2\"", "W/\"2\"", "\"1\", \"2\"", "*")) {
        Response answer = read(table, path, known);
        answer.then().statusCode(304).header("ETag", "\"2\"").header("Cache-Control", "no-cache");
        assertEquals("", answer.asString());
      }
      read(table, path, "\"1\"").then().statusCode(200);
      read(table, path, "\"2-de\"").then().statusCode(200);
    }
  }

  @Test
  void aReadOfAVersionNeverChanges() {
    GameClient table = GameClient.playing("talat").play("L3@gw:d5", "M3@wb:d5");
    List<String> before = READS.stream().map(p -> table.get(p + "?at=1").asString()).toList();
    table.play("M3@bg:b5");
    for (int i = 0; i < READS.size(); i++) {
      Response answer = table.get(READS.get(i) + "?at=1");
      answer.then().header("ETag", "\"1\"").header("Cache-Control", FOR_EVER);
      assertEquals(before.get(i), answer.asString());
      read(table, READS.get(i) + "?at=1", "\"1\"")
          .then()
          .statusCode(304)
          .header("Cache-Control", FOR_EVER);
    }
  }

  @Test
  void aVersionThatIsNotThereYetIsNotFoundAndNotKept() {
    GameClient table = GameClient.playing("talat");
    for (String path : READS) {
      ProblemAssert.assertProblem("not-found", 404, table.get(path + "?at=1"))
          .body("currentVersion", equalTo(0));
    }
    ProblemAssert.assertProblem("not-found", 404, table.get("/legal-actions?at=2147483647"));
  }

  @Test
  void aTextIsKeptByLanguage() {
    GameClient table = GameClient.playing("talat");
    String path = "/v1/games/" + table.id() + "/legal-actions";
    GameClient.client()
        .header("Accept-Language", "de")
        .get(path)
        .then()
        .header("ETag", "\"0-de-" + ReleaseDigest.VALUE + "\"")
        .header("Content-Language", "de")
        .header("Vary", equalTo("Accept-Language"));
    for (String language : List.of("de", "fr")) {
      GameClient.client()
          .header("Accept-Language", language)
          .header("If-None-Match", "\"9\"")
          .header("If-None-Match", "\"0-de-" + ReleaseDigest.VALUE + "\"")
          .get(path)
          .then()
          .statusCode(language.equals("de") ? 304 : 200)
          .header("Vary", equalTo("Accept-Language"));
    }
    table.get("").then().header("Vary", nullValue()).header("Content-Language", nullValue());
  }

  /** A release may change a text or a colour, not the log. */
  @Test
  void whatDependsOnTextsOrDrawingIsAskedForAgain() {
    GameClient table = GameClient.playing("talat").play("L3@gw:d5");
    for (String path :
        List.of(
            "/legal-actions",
            "/record.txt",
            "/picture.svg",
            "/picture.txt",
            "/boards/wb/picture.svg")) {
      Response answer = table.get(path + "?at=0");
      answer
          .then()
          .statusCode(200)
          .header("ETag", endsWith("-" + ReleaseDigest.VALUE + "\""))
          .header("Cache-Control", "no-cache");
      GameClient.client()
          .header("If-None-Match", answer.header("ETag"))
          .get("/v1/games/" + table.id() + path + "?at=0")
          .then()
          .statusCode(304)
          .header("Cache-Control", "no-cache");
    }
    for (String path : List.of("/v1/rulesets", "/v1/rulesets/talat")) {
      GameClient.client()
          .get(path)
          .then()
          .header("ETag", endsWith("-" + ReleaseDigest.VALUE + "\""));
    }
  }

  @Test
  void theLogIsNotKept() {
    GameClient.playing("talat").get("/events").then().header("Cache-Control", "no-store");
  }

  @Test
  void aPreviewOfAVersionNeverChanges() {
    GameClient table = GameClient.playing("talat").play("L3@gw:d5");
    String path = "/v1/games/" + table.id() + "/previews";
    GameClient.client()
        .body("{\"actions\": [\"M3@wb:d5\"]}")
        .post(path + "?at=1")
        .then()
        .statusCode(200)
        .header("Cache-Control", FOR_EVER)
        .body("game.version", equalTo(2));
    GameClient.client()
        .body("{\"actions\": []}")
        .post(path)
        .then()
        .statusCode(200)
        .header("Cache-Control", "no-cache")
        .body("events.size()", equalTo(0));
    assertEquals(1, table.version());
  }

  @Test
  void aPreviewNamesTheActionThatIsRefused() {
    GameClient table = GameClient.playing("talat");
    String path = "/v1/games/" + table.id() + "/previews";
    ProblemAssert.assertProblem(
            "illegal-action",
            422,
            GameClient.client().body("{\"actions\": [\"L3@gw:d5\", \"M3@gw:a1\"]}").post(path))
        .body("actionNumber", equalTo(2))
        .body("currentVersion", equalTo(0));
    ProblemAssert.assertProblem(
            "malformed-action",
            400,
            GameClient.client().body("{\"actions\": [\"hop\"]}").post(path))
        .body("actionNumber", equalTo(1));
    String many = "\"L3@gw:d5\", ".repeat(100) + "\"L3@gw:d5\"";
    ProblemAssert.assertProblem(
        "malformed-request",
        400,
        "actions",
        GameClient.client().body("{\"actions\": [" + many + "]}").post(path));
  }
}
