package games.arbiter.players;

import static games.arbiter.players.Scene.GAMES;
import static games.arbiter.players.Scene.MAPPER;
import static games.arbiter.players.Scene.documented;
import static games.arbiter.players.Scene.example;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import games.arbiter.rest.http.ProblemCode;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Every generated client reads what it may meet: each kind of answer, and a service of a later day
 * with values and fields that it does not know.
 */
class LaterServiceIT {

  @RegisterExtension private final Scene scene = new Scene();

  @ParameterizedTest
  @EnumSource
  void readsEveryKindOfActionEventAndEffect(Clients client) throws Exception {
    ObjectNode page = example("12-events");
    ArrayNode items = (ArrayNode) page.get("items");
    ArrayNode legal = MAPPER.createArrayNode();
    for (String kind :
        List.of(
            "place", "move", "capture", "resign", "offer-draw", "accept-draw", "decline-draw")) {
      items.add(((ObjectNode) items.get(0).deepCopy()).put("kind", kind));
      legal.addObject().put("action", "a").put("kind", kind).put("seat", "white").put("label", "A");
    }
    ArrayNode effects = ((ObjectNode) items.get(2)).putArray("effects");
    for (String type :
        List.of(
            "placed",
            "removed",
            "play-began",
            "moved",
            "captured",
            "board-frozen",
            "seat-skipped",
            "draw-offered",
            "draw-accepted",
            "draw-declined",
            "draw-lapsed",
            "resigned",
            "game-ended")) {
      ObjectNode effect = effects.addObject().put("type", type);
      for (String field :
          List.of("piece", "board", "at", "from", "to", "seat", "rule", "decidedBy")) {
        effect.put(field, field + " of " + type);
      }
      effect.putArray("winners");
    }
    scene.serve("events", "kinds", "/events", page, page);
    ObjectNode actions = example("07-legal-play");
    actions.set("items", legal);
    scene.serve("legal", "kinds", "/legal-actions", actions, actions);
    scene.assertRead(client);
  }

  @ParameterizedTest
  @EnumSource
  void readsEveryProblem(Clients client) throws Exception {
    for (ProblemCode code : ProblemCode.values()) {
      ObjectNode problem = example("04-refused");
      problem.put("code", code.id()).put("status", code.status()).put("actionNumber", 7);
      problem.put("type", "urn:problem:arbiter:" + code.id()).put("field", "players[1].seat");
      scene.serve("game", code.id(), "", code.status(), problem, problem);
    }
    ObjectNode unknown = example("05-stale").put("code", "later").put("status", 418);
    unknown.set("violations", example("04-refused").get("violations"));
    ((ObjectNode) unknown.at("/violations/0")).put("rule", "talat.later");
    scene.serve("game", "later", "", 418, later(unknown), unknown);
    scene.assertRead(client);
  }

  @ParameterizedTest
  @EnumSource
  void goesOnWithValuesAndFieldsThatItDoesNotKnow(Clients client) throws Exception {
    ObjectNode page = example("12-events").put("status", "adjourned");
    ObjectNode event = ((ArrayNode) page.get("items")).addObject();
    event.setAll((ObjectNode) page.at("/items/0").deepCopy());
    event.put("kind", "teleport").put("action", "wb:c1~d5").put("seat", "umpire");
    event.putArray("effects").addObject().put("type", "teleported").put("piece", "wL6");
    scene.serve("events", "later", "/events", later(page), page);
    ObjectNode legal = example("17-legal").put("status", "adjourned");
    ((ArrayNode) legal.get("items"))
        .addObject()
        .put("action", "wb:c1~d5")
        .put("kind", "teleport")
        .put("seat", "white")
        .put("label", "Teleport");
    scene.serve("legal", "later", "/legal-actions", later(legal), legal);
    ObjectNode game = example("03-place-3").withObject("/game");
    game.put("access", "invitation").put("status", "adjourned").put("toMove", "umpire");
    game.withObject("/options").put("tieBreak", "coin");
    game.withObject("/position").put("phase", "twilight");
    game.withArray("/offers")
        .addObject()
        .put("kind", "swap")
        .put("seat", "white")
        .put("version", 3);
    scene.serve("game", "later", "", later(game), game);
    readsLater();
    actsLater();
    scene.assertRead(client);
  }

  private void readsLater() throws IOException {
    ObjectNode score = example("11-score");
    score.put("status", "adjourned").withObject("/result").put("decidedBy", "dice");
    score.withObject("/result").put("rule", "talat.end.later");
    ((ObjectNode) score.at("/scores/0/lines/0")).put("rule", "talat.score.later");
    scene.serve("score", "later", "/score", later(score), score);
    ObjectNode record = example("13-record");
    record.withObject("/options").put("tieBreak", "coin");
    record.withObject("/result").put("rule", "talat.end.later");
    scene.serve("record", "later", "/record", later(record), record);
    ObjectNode ruleset = documented("getRuleset");
    ((ObjectNode) ruleset.at("/options/0")).put("type", "duration");
    scene.stub().on("/v1/rulesets/later", 200, later(ruleset).toString());
    scene.step("ruleset", null, ruleset).put("ruleset", "later");
    ObjectNode evaluation = example("15-evaluation");
    ((ObjectNode) evaluation.at("/boards/1/pairs/0")).put("reason", "asleep");
    ((ObjectNode) evaluation.at("/verdict/violations/0")).put("rule", "talat.move.later");
    scene.stub().on("/v1/evaluations", 200, later(evaluation).toString());
    scene.step("evaluate", null, evaluation).putObject("body").put("ruleset", "later");
  }

  private void actsLater() throws IOException {
    ObjectNode created = example("01-create");
    scene.stub().on("/v1/games", 201, later(created).toString());
    scene
        .step("create", null, created)
        .put("as", "acting")
        .putObject("body")
        .put("ruleset", "talat");
    ObjectNode acted = example("08-freeze");
    acted.withObject("/event").put("kind", "teleport");
    String path = GAMES + created.get("id").asText() + "/actions";
    scene.stub().on(path, 201, later(acted).toString());
    scene.step("act", "acting", acted.put("replayed", false)).put("action", "x").put("version", 76);
  }

  @ParameterizedTest
  @EnumSource
  void readsTimesAsInstants(Clients client) throws Exception {
    ObjectNode page = example("12-events");
    scene.stub().on(GAMES + "timed/events", 200, page.toString());
    scene.step("times", "timed", MAPPER.createArrayNode().add(1795975797645L).add(1795975804782L));
    scene.assertRead(client);
  }

  /** The same with more fields in every object. */
  private static JsonNode later(JsonNode node) {
    JsonNode copy = node.deepCopy();
    addFields(copy);
    return copy;
  }

  private static void addFields(JsonNode node) {
    node.forEach(LaterServiceIT::addFields);
    if (node instanceof ObjectNode object) {
      object.put("laterNumber", 7).putObject("laterObject").putArray("list").add(true);
    }
  }
}
