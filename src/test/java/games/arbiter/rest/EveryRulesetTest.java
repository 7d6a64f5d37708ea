package games.arbiter.rest;

import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.not;
import static org.hamcrest.Matchers.startsWith;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import games.arbiter.engine.Ruleset;
import games.arbiter.rest.text.Language;
import games.arbiter.rulesets.RulesetsUnderTest;
import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import java.net.URI;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What every ruleset must be able to do over HTTP; a new one needs no test of its own for it. */
@QuarkusTest
@Tag("ruleset")
class EveryRulesetTest {

  /** Games of some rulesets are longer; they are left unfinished. */
  private static final int ACTIONS_AT_MOST = 20;

  @TestHTTPResource("/")
  URI service;

  static Stream<String> rulesets() {
    return RulesetsUnderTest.all().stream().map(Ruleset::id);
  }

  /** A random game; every action is one of the legal ones. */
  private static GameClient played(String ruleset) {
    GameClient game = GameClient.open(ruleset);
    Random random = new Random(7);
    for (int i = 0; i < ACTIONS_AT_MOST; i++) {
      JsonNode legal = Json.of(game.get("/legal-actions")).get("items");
      if (legal.isEmpty()) {
        return game;
      }
      JsonNode chosen = legal.get(random.nextInt(legal.size()));
      game.play(chosen.get("action").asText());
    }
    return game;
  }

  @ParameterizedTest
  @MethodSource("rulesets")
  void aGameIsPlayed(String ruleset) {
    GameClient game = played(ruleset);
    JsonNode seen = game.game();
    assertEquals(seen.get("version").asInt() + 1, events(game).size(), "with the creation");
    assertEquals(seen.get("status").asText().equals("finished"), seen.has("result"));
  }

  private static JsonNode events(GameClient game) {
    return Json.of(game.get("/events?limit=200")).get("items");
  }

  @ParameterizedTest
  @MethodSource("rulesets")
  void anActionOfAnotherNameIsMalformed(String ruleset) {
    ProblemAssert.assertProblem(
        "malformed-action", 400, "action", GameClient.open(ruleset).act(null, "castles", 0));
  }

  @ParameterizedTest
  @MethodSource("rulesets")
  void aRepeatedActionIsRefusedInThreeLanguages(String ruleset) {
    GameClient game = GameClient.open(ruleset);
    String action = Json.of(game.get("/legal-actions")).get("items").get(0).get("action").asText();
    game.play(action);
    for (Language language : Language.values()) {
      game.send(GameClient.client().header("Accept-Language", language.tag()), action, 1)
          .then()
          .statusCode(422)
          .header("Content-Language", language.tag())
          .body("code", equalTo("illegal-action"))
          .body("violations[0].message", not(startsWith("broken.")));
    }
  }

  @ParameterizedTest
  @MethodSource("rulesets")
  void aPositionIsEvaluatedWithAnActionAndAnalysed(String ruleset) {
    GameClient game = GameClient.open(ruleset);
    JsonNode position = game.game().get("position");
    ObjectNode request = JsonNodeFactory.instance.objectNode();
    request.put("ruleset", ruleset).set("position", position);
    JsonNode legal = Json.of(game.get("/legal-actions")).get("items");
    request.put("action", legal.get(0).get("action").asText());
    request.put("analysis", 1);
    GameClient.client()
        .body(request.toString())
        .post("/v1/evaluations")
        .then()
        .statusCode(200)
        .body("verdict.legal", equalTo(true));
  }

  @ParameterizedTest
  @MethodSource("rulesets")
  void picturesAreDrawn(String ruleset) {
    GameClient game = played(ruleset);
    assertTrue(game.get("/picture.svg").asString().contains("</svg>"));
    assertTrue(game.get("/picture.txt").asString().contains(" 1 "));
    for (JsonNode board : Json.of(game.get("/boards")).get("items")) {
      String picture = "/boards/" + board.get("id").asText() + "/picture.svg";
      game.get(picture).then().statusCode(200);
    }
  }

  @ParameterizedTest
  @MethodSource("rulesets")
  void aRecordIsTheSameGameWhenItIsImported(String ruleset) {
    JsonNode record = Json.of(played(ruleset).get("/record"));
    ObjectNode request = JsonNodeFactory.instance.objectNode();
    request.put("ruleset", ruleset).put("access", "open").set("record", record);
    GameClient imported = GameClient.of(request.toString());
    assertEquals(record, Json.of(imported.get("/record")));
    assertTrue(imported.get("/record.txt").asString().contains(ruleset));
  }

  @ParameterizedTest
  @MethodSource("rulesets")
  void everyEventIsStreamed(String ruleset) throws Exception {
    GameClient game = played(ruleset);
    URI stream = service.resolve("/v1/games/" + game.id() + "/stream?after=0");
    try (StreamReader reader = new StreamReader(stream)) {
      for (int version = 1; version <= game.version(); version++) {
        assertEquals("id: " + version, reader.line("id:"));
      }
    }
  }

  @ParameterizedTest
  @MethodSource("rulesets")
  void theRulesetIsDescribedInThreeLanguages(String ruleset) {
    for (Language language : Language.values()) {
      JsonNode shown =
          Json.of(
              GameClient.client()
                  .header("Accept-Language", language.tag())
                  .get("/v1/rulesets/" + ruleset));
      for (String key : List.of("seat.", "piece.", "rule.", "board.")) {
        assertTrue(!shown.toString().contains("\"" + key), key);
      }
    }
  }
}
