package games.arbiter.rest;

import static games.arbiter.rest.Examples.assertExample;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.empty;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.matchesPattern;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.RestAssured;
import io.restassured.response.Response;
import jakarta.inject.Inject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import javax.sql.DataSource;
import org.junit.jupiter.api.Test;

/** The other worked examples of the contract, reproduced by real requests. */
@QuarkusTest
class SingleRequestExamplesTest {

  private static final String KING_BESIEGED =
      """
      {"ruleset": "tablut", "access": "open",
       "position": {"phase": "play", "toMove": "attackers",
                    "boards": [{"id": "board",
                                "rows": [". . . . . . . . .", ". . . . . . . . .",
                                         ". d . . . . . . .", ". . . . . . . . .",
                                         ". . . . . . . . .", ". . . a k a . . .",
                                         ". . . . . . . . .", ". . . . a . . . .",
                                         ". . . . . . . . ."]}]}}""";

  @Inject DataSource database;

  /** How many games and entries are stored. */
  private int stored() throws SQLException {
    try (Connection connection = database.getConnection();
        Statement statement = connection.createStatement();
        ResultSet rows =
            statement.executeQuery(
                "select (select count(*) from game) + (select count(*) from game_event)")) {
      rows.next();
      return rows.getInt(1);
    }
  }

  @Test
  void aRecordWithAnIllegalActionIsNotStored() throws SQLException {
    int before = stored();
    assertExample(
        "13-illegal-record",
        422,
        GameClient.client()
            .body(
                """
                {"ruleset": "talat", "record": {"ruleset": "talat",
                 "actions": ["L3@gw:d5", "M3@wb:d5", "L6@wb:a1"]}}""")
            .post("/v1/games"));
    assertEquals(before, stored());
  }

  private static Response evaluate(String wb, String rest) {
    return GameClient.client()
        .body(
            """
            {"ruleset": "talat",
             "position": {"phase": "play", "toMove": "white",
              "boards": [{"id": "wb", "rows": [%s]},
                         {"id": "bg", "rows": ["gS3 bL3 bM4 . .", "bL4 bS3 . . .",
                                               ". . . bL6 .", ". . . . .", ". . . . ."]},
                         {"id": "gw", "rows": [". . . . .", ". . . wS3 .", ". . gM6 . .",
                                               ". . . . .", ". . . . ."]}]}%s}"""
                .formatted(wb, rest))
        .post("/v1/evaluations");
  }

  @Test
  void aPositionIsEvaluated() {
    String wb = "\". . . bS4 .\", \". . . . .\", \"wM6 . . . .\", \". . . . .\", \". . . . .\"";
    Response answer = evaluate(wb, ", \"action\": \"wb:a3-c4\"");
    assertExample("15-evaluation", 200, answer);
    answer.then().header("Content-Language", "en");
    JsonNode legal = Json.of(evaluate(wb, ", \"action\": \"wb:a3-b4\"")).get("verdict");
    assertEquals(
        Json.of(
            """
            {"action": "wb:a3-b4", "legal": true, "violations": [], "legalActions": [],
             "effects": [{"type": "moved", "piece": "wM6", "board": "wb", "from": "a3",
                          "to": "b4"}]}"""),
        legal);
  }

  @Test
  void aBrokenPositionIsRefusedWithEveryFault() {
    assertExample(
        "15-invalid-position",
        400,
        evaluate(
            "\". . . bS4 .\", \". . . . .\", \"wM6 . . wM6\", \". . . . .\", \". . gL3 . .\"", ""));
  }

  @Test
  void aKingIsTakenAfterADrawWasDeclined() {
    Response created = GameClient.client().body(KING_BESIEGED).post("/v1/games");
    assertExample("17-create", 201, created);
    GameClient table = GameClient.of(KING_BESIEGED);
    assertExample("17-offer", 201, table.act(null, "attackers:offer-draw", 0));
    assertExample("17-own-offer", 409, table.act(null, "attackers:accept-draw", 1));
    Response legal = table.get("/legal-actions?from=e2");
    assertExample("17-legal", 200, legal);
    legal.then().header("ETag", matchesPattern("\"1-en-[0-9a-f]{8}\""));
    assertExample("17-decline", 201, table.act(null, "defenders:decline-draw", 1));
    assertExample("17-king", 201, table.act(null, "e2-e3", 2));
    assertExample("17-record", 200, table.get("/record"));
  }

  @Test
  void talatForTwoBeginsWithTheZihin() {
    GameClient table =
        GameClient.of(
            """
            {"ruleset": "talat-duo", "players": [{"seat": "white", "name": "Ada"},
                                                 {"seat": "black", "name": "Blaise"}]}""");
    assertExample("18-v1", 201, table.act("white", "S6@gw:a1", 0));
    table.play("L3@bg:e5", "L4@bg:a5", "S4@gw:c1", "S3@bg:c5", "M4@bg:d5", "L6@gw:e1");
    assertExample("18-v8", 201, table.act("black", "M6@gw:d1", 7));
    table
        .play("L6@wb:a1", "S6@wb:a5", "S4@wb:b1", "S3@wb:b5", "M3@wb:c1", "M3@wb:c5")
        .play("L4@wb:d1", "S4@wb:d5", "S3@wb:e1", "L6@wb:e5", "M6@gw:a5", "L3@bg:a1")
        .play("S6@gw:b5", "M6@bg:d1", "L3@gw:d5", "L4@bg:e1", "M4@gw:e5");
    assertExampleButHashes("18-v26", table.act("black", "M4@bg:b1", 25));
    table.play("bg:d1-d2", "bg:e5-d4", "bg:d2-d3");
    assertExampleButHashes("18-v30", table.act("white", "bg:d4xd3", 29));
  }

  /** The example does not say in which order its towers were placed, on which its hashes depend. */
  private static void assertExampleButHashes(String name, Response response) {
    response.then().statusCode(201);
    assertEquals(
        withoutHashes(Json.example(name)), withoutHashes(Json.firstVersion(Json.of(response))));
  }

  private static String withoutHashes(JsonNode node) {
    return Json.comparable(node)
        .toPrettyString()
        .replaceAll("(\"(?:hash|previousHash)\" : )\"[0-9a-f]{64}\"", "$1\"…\"");
  }

  @Test
  void aRulesetIsReadInFrench() {
    Response answer = GameClient.client().header("Accept-Language", "fr").get("/v1/rulesets/talat");
    answer
        .then()
        .statusCode(200)
        .header("ETag", matchesPattern("\"talat-1-fr-[0-9a-f]{8}\""))
        .header("Content-Language", "fr")
        .header("Vary", "Accept-Language");
    JsonNode ruleset = Json.of(answer);
    ruleset.get("boards").forEach(board -> ((ObjectNode) board).remove("name"));
    ruleset
        .get("options")
        .forEach(option -> ((ObjectNode) option).remove(List.of("label", "valueLabels")));
    JsonNode example = Json.example("23-ruleset");
    assertEquals(27, ruleset.get("pieces").size());
    for (String field : List.of("pieces", "rules")) {
      JsonNode wanted = example.get(field).get(0);
      assertTrue(
          StreamSupport.stream(ruleset.get(field).spliterator(), false).anyMatch(wanted::equals),
          () -> "no " + wanted + " among " + ruleset.get(field));
    }
    for (String field :
        List.of("ruleset", "rulesetVersion", "name", "seats", "firstSeats", "boards", "options")) {
      assertEquals(example.get(field), ruleset.get(field));
    }
  }

  @Test
  void aStreamDoesNotBeginInTheFuture() {
    GameClient table =
        GameClient.of("{\"ruleset\": \"talat\", \"record\": " + Json.example("13-record") + "}");
    assertExample(
        "12-bad-cursor",
        400,
        RestAssured.given()
            .header("Last-Event-ID", "99999")
            .get("/v1/games/" + table.id() + "/stream"));
  }

  @Test
  void noExampleIsForgotten() throws IOException {
    Set<String> forgotten = new TreeSet<>();
    try (Stream<Path> examples = Files.list(Path.of("src/test/resources/examples"));
        Stream<Path> tests = Files.list(Path.of("src/test/java/games/arbiter/rest"))) {
      examples.forEach(e -> forgotten.add(e.getFileName().toString().replace(".json", "")));
      for (Path test : tests.filter(Files::isRegularFile).toList()) {
        String source = Files.readString(test);
        forgotten.removeIf(example -> source.contains('"' + example + '"'));
      }
    }
    assertEquals(Set.of(), forgotten);
  }

  @Test
  void anEvaluationOfAFinishedGameRefusesWhateverIsAsked() {
    String nothing = "[\". . . . .\", \". . . . .\", \". . . . .\", \". . . . .\", \". . . . .\"]";
    for (String ruleset : new String[] {"talat", "talat-duo"}) {
      for (String action : new String[] {"L6@wb:a1", "wb:a1-a2", "wb:a1xa2"}) {
        GameClient.client()
            .body(
                """
                {"ruleset": "%s", "action": "%s", "position": {"phase": "play", "boards": [
                  {"id": "wb", "rows": %s}, {"id": "bg", "rows": %s}, {"id": "gw", "rows": %s}]}}
                """
                    .formatted(ruleset, action, nothing, nothing, nothing))
            .post("/v1/evaluations")
            .then()
            .statusCode(200)
            .body("status", equalTo("finished"))
            .body("verdict.legal", equalTo(false))
            .body("verdict.violations.rule", contains("game.over"))
            .body("verdict.legalActions", empty());
      }
    }
  }
}
