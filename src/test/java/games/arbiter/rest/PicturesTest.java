package games.arbiter.rest;

import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.not;
import static org.hamcrest.Matchers.startsWith;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import games.arbiter.engine.Catalogue;
import games.arbiter.engine.Ruleset;
import games.arbiter.engine.Rulesets;
import games.arbiter.rest.text.Language;
import games.arbiter.rest.text.ReleaseDigest;
import games.arbiter.rest.text.Texts;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Pictures of games over HTTP. */
@QuarkusTest
class PicturesTest {

  private static final List<String> PATHS =
      List.of("/picture.svg", "/picture.txt", "/boards/wb/picture.svg");

  private static GameClient talat() {
    return GameClient.of(
            """
            {"ruleset": "talat", "access": "open",
             "players": [{"seat": "white", "name": "<Ada> & \\"Co\\""}]}\
            """)
        .play("L6@wb:a1", "L6@wb:a5");
  }

  private static Response get(GameClient table, String path, String language) {
    return GameClient.client()
        .header("Accept-Language", language)
        .get("/v1/games/" + table.id() + path);
  }

  @Test
  void everyPictureIsInTheReadersLanguage() {
    GameClient table = talat();
    for (String path : PATHS) {
      get(table, path, "de")
          .then()
          .statusCode(200)
          .header("ETag", startsWith("\"2-de-"))
          .header("Vary", "Accept-Language")
          .header("Content-Language", "de")
          .header("Cache-Control", "no-cache")
          .body(containsString("Weiß–Schwarz"));
      get(table, path, "fr").then().body(containsString("blanc–noir"));
      get(table, path, "en").then().body(containsString("white–black"));
    }
  }

  static Stream<Arguments> rulesetsAndLanguages() {
    return Rulesets.registered().all().stream()
        .flatMap(
            ruleset -> Stream.of(Language.values()).map(language -> arguments(ruleset, language)));
  }

  @ParameterizedTest
  @MethodSource("rulesetsAndLanguages")
  void everyRulesetIsDrawnAndToldInTheReadersLanguage(Ruleset ruleset, Language language) {
    Texts words = Texts.of(ruleset, language);
    String name = words.text("ruleset." + ruleset.id());
    GameClient table = GameClient.open(ruleset.id());
    table.play(Json.of(table.get("/legal-actions")).at("/items/0/action").asText());

    get(table, "/picture.txt", language.tag()).then().body(containsString(name));
    Response whole = get(table, "/picture.svg", language.tag());
    assertDrawn(whole, language, name);
    for (Catalogue.Board board : ruleset.catalogue().boards()) {
      String path = "/boards/" + board.id() + "/picture.svg";
      Response alone = get(table, path, language.tag());
      assertDrawn(alone, language, name);
      String called = words.text("board." + board.id());
      for (String text : List.of(text(whole, "desc"), text(alone, "title"), text(alone, "desc"))) {
        assertTrue(text.contains(called), text);
      }
    }
  }

  private static void assertDrawn(Response picture, Language language, String name) {
    picture.then().statusCode(200).header("Content-Language", language.tag());
    assertTrue(picture.asString().contains(" lang=\"" + language.tag() + "\""));
    assertTrue(text(picture, "title").startsWith(name + ", "), () -> text(picture, "title"));
  }

  private static String text(Response picture, String element) {
    return picture.xmlPath().getString("svg." + element);
  }

  @Test
  void mediaTypesAreThoseOfPictures() {
    GameClient table = talat();
    for (String path : List.of("/picture.svg", "/boards/wb/picture.svg")) {
      get(table, path, "en")
          .then()
          .contentType(startsWith("image/svg+xml"))
          .header("Content-Security-Policy", startsWith("default-src 'none'"));
    }
    get(table, "/picture.txt", "en").then().contentType("text/plain;charset=utf-8");
  }

  @Test
  void aPictureOfAVersionNeverChanges() {
    GameClient table = talat();
    for (String path : PATHS) {
      String then = get(table, path + "?at=1", "en").asString();
      assertNotEquals(then, get(table, path, "en").asString());
      table.play(table.version() == 2 ? "L6@bg:a5" : "M6@gw:a5");
      Response again = get(table, path + "?at=1", "en");
      assertEquals(then, again.asString());
      again.then().header("Cache-Control", "no-cache");
      table = talat();
    }
  }

  @Test
  void whoHasThePictureIsToldSo() {
    GameClient table = talat();
    for (String path : PATHS) {
      GameClient.client()
          .header("Accept-Language", "fr")
          .header("If-None-Match", "\"2-fr-" + ReleaseDigest.VALUE + "\"")
          .get("/v1/games/" + table.id() + path)
          .then()
          .statusCode(304);
      GameClient.client()
          .header("Accept-Language", "fr")
          .header("If-None-Match", "\"2-de-" + ReleaseDigest.VALUE + "\"")
          .get("/v1/games/" + table.id() + path)
          .then()
          .statusCode(200);
    }
  }

  @Test
  void namesAreEscaped() {
    get(talat(), "/picture.svg", "en")
        .then()
        .body(not(containsString("<Ada>")))
        .body(containsString("&lt;Ada&gt; &amp; &quot;Co&quot;"));
    get(talat(), "/picture.txt", "en").then().body(containsString("<Ada> & \"Co\""));
  }

  @Test
  void whatIsNotThereIsNotFound() {
    GameClient table = talat();
    for (String path :
        List.of("/boards/board/picture.svg", "/boards/WB/picture.svg", "/picture.svg?at=3")) {
      get(table, path, "en").then().statusCode(404).body("code", equalTo("not-found"));
    }
    GameClient.client().get("/v1/games/nope/picture.svg").then().statusCode(404);
  }

  @Test
  void whatCannotBeAskedIsRefused() {
    GameClient table = talat();
    get(table, "/picture.svg?at=-1", "en").then().statusCode(400).body("field", equalTo("at"));
    get(table, "/picture.txt?size=3", "en").then().statusCode(400).body("field", equalTo("size"));
    GameClient.client()
        .header("Accept", "application/json")
        .get("/v1/games/" + table.id() + "/picture.svg")
        .then()
        .statusCode(406)
        .body("code", equalTo("not-acceptable"));
  }
}
