package games.arbiter.rest;

import static org.hamcrest.Matchers.endsWith;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.matchesPattern;
import static org.hamcrest.Matchers.startsWith;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import java.util.List;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;

/** The worked examples of the contract, reproduced by real requests. */
@QuarkusTest
class ExamplesTest {

  private static final String ADA_BLAISE_GRACE =
      """
      {"ruleset": "talat", "options": {"tieBreak": "most-valuable-unshared"},
       "players": [{"seat": "white", "name": "Ada"}, {"seat": "black", "name": "Blaise"},
                   {"seat": "grey", "name": "Grace"}]}""";

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

  private static final List<String> WHOLE_GAME = texts(Json.example("13-record").get("actions"));

  private static List<String> texts(JsonNode array) {
    return StreamSupport.stream(array.spliterator(), false).map(JsonNode::asText).toList();
  }

  /** The answer has this status and this body. */
  private static void assertExample(String name, int status, Response response) {
    response.then().statusCode(status);
    assertEquals(
        Json.comparable(Json.example(name)).toPrettyString(),
        Json.comparable(Json.of(response)).toPrettyString());
  }

  private static Table talat() {
    return Table.of(ADA_BLAISE_GRACE);
  }

  private static Table talatAt(int version) {
    return talat().play(WHOLE_GAME.subList(0, version));
  }

  @Test
  void aGameForThreeIsCreated() {
    Response answer = Table.client().body(ADA_BLAISE_GRACE).post("/v1/games");
    assertExample("01-create", 201, answer);
    String id = Json.of(answer).get("id").asText();
    answer
        .then()
        .header("Location", endsWith("/v1/games/" + id))
        .header("ETag", "\"0\"")
        .header("Cache-Control", "no-store")
        .body("seatTokens[0].token", matchesPattern("[A-Za-z0-9_-]{43}"))
        .body("createdAt", matchesPattern("\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z"));
  }

  @Test
  void aGameIsReadWithoutItsTokens() {
    Table table = talat();
    ((com.fasterxml.jackson.databind.node.ObjectNode) table.created()).remove("seatTokens");
    assertEquals(table.created(), table.game());
  }

  @Test
  void legalActionsInSetupAreFiltered() {
    Table table = talat();
    Response answer = table.get("/legal-actions?board=wb&piece=wL6");
    assertExample("02-legal-setup", 200, answer);
    answer
        .then()
        .header("ETag", "\"0-en\"")
        .header("Content-Language", "en")
        .header("Vary", "Accept-Language");
    assertEquals(90, Json.of(table.get("/legal-actions")).get("items").size());
  }

  @Test
  void threeTowersArePlaced() {
    Table table = talat();
    Response first =
        table.send(table.as("white").header("Idempotency-Key", "\"w-1\""), "L3@gw:d5", 0);
    assertExample("03-place-1", 201, first);
    first.then().header("ETag", "\"1\"");
    assertExample("03-place-2", 201, table.act("black", "M3@wb:d5", 1));
    assertExample("03-place-3", 201, table.act("grey", "M3@bg:b5", 2));
  }

  @Test
  void aRefusalNamesEveryRuleAndAStaleWriteTheVersion() {
    Table table = talatAt(3);
    Response refused = table.act("white", "L6@wb:d5", 3);
    assertExample("04-refused", 422, refused);
    refused
        .then()
        .header("Content-Type", startsWith("application/problem+json"))
        .header("Content-Language", "en")
        .header("Vary", "Accept-Language");
    Response stale =
        table
            .as("white")
            .header("If-Match", "\"2\"")
            .body("{\"action\": \"L6@gw:a5\"}")
            .post("/v1/games/" + table.id() + "/actions");
    assertExample("05-stale", 412, stale);
    Response blind =
        table
            .as("white")
            .body("{\"action\": \"L6@gw:a5\"}")
            .post("/v1/games/" + table.id() + "/actions");
    assertExample("05-428", 428, blind);
    assertExample("05-not-your-turn", 409, table.act("black", "S6@wb:a5", 3));
    Response stranger = table.act(null, "S6@wb:a1", 3);
    assertExample("05-401", 401, stranger);
    stranger.then().header("WWW-Authenticate", "Bearer realm=\"arbiter\"");
    assertEquals(3, table.version());
  }

  @Test
  void aRetryIsAnsweredByteForByteAlike() {
    Table table = talat();
    Response first =
        table.send(table.as("white").header("Idempotency-Key", "\"w-1\""), "L3@gw:d5", 0);
    table.act("black", "M3@wb:d5", 1);
    table.act("grey", "M3@bg:b5", 2);
    Response withKey =
        table.send(table.as("white").header("Idempotency-Key", "w-1"), "L3@gw:d5", 0);
    Response withVersion = table.act("white", "L3@gw:d5", 0);
    for (Response again : List.of(withKey, withVersion)) {
      again.then().statusCode(201).header("ETag", "\"1\"").header("Idempotency-Replayed", "true");
      assertEquals(first.asString(), again.asString());
    }
    Response reused = table.send(table.as("white").header("Idempotency-Key", "w-1"), "L6@gw:a5", 3);
    assertExample("06-key-reused", 422, reused);
    assertEquals(3, table.version());
  }

  @Test
  void aWholeGameIsPlayedToItsEnd() {
    Table table = talatAt(76);
    Response legal = table.get("/legal-actions?at=76");
    assertExample("07-legal-play", 200, legal);
    legal
        .then()
        .header("ETag", "\"76-en\"")
        .header("Cache-Control", "public, max-age=31536000, immutable");
    assertExample(
        "16-preview",
        200,
        Table.client()
            .body("{\"actions\": [\"wb:e5xd5\", \"gw:e3xe4\"]}")
            .post("/v1/games/" + table.id() + "/previews?at=76"));
    assertExample("08-freeze", 201, table.act("black", "wb:e5xd5", 76));
    assertExample("09-boards", 200, table.get("/boards?at=77"));
    table.play(WHOLE_GAME.subList(77, 85));
    assertExample("10-end", 201, table.act("black", "bg:d3-e4", 85));
    assertExample("11-score", 200, table.get("/score"));
    assertExample("11-game-over", 409, table.act("white", "gw:a1-a2", 86));
    assertExample("12-events", 200, table.get("/events?after=84"));
    assertExample("12-events-0", 200, table.get("/events?limit=1"));
    assertExample("12-events-empty", 200, table.get("/events?after=86&wait=30"));
    assertExample("13-record", 200, table.get("/record"));
    assertScoreSheet(table);
    assertRematch(table);
  }

  private static void assertScoreSheet(Table table) {
    Response sheet = table.get("/record.txt");
    sheet.then().statusCode(200).header("Content-Type", equalTo("text/plain;charset=utf-8"));
    String text = sheet.asString();
    assertTrue(text.startsWith("Talat (talat 1), "), text);
    assertTrue(
        text.contains(
            """
            , tieBreak most-valuable-unshared
            white Ada, black Blaise, grey Grace; white begins

               1  L3@gw:d5   M3@wb:d5   M3@bg:b5
               4  M4@wb:c1   M6@bg:e1   M4@gw:c1
            """),
        text);
    assertTrue(
        text.endsWith(
            """
              76  wb:e4xd5   wb:e5xd5*  gw:e3xe4
              79  gw:c4-d3   bg:b3-c4   bg:b5xc4
              82  gw:d3-c2   bg:e2-d3   gw:e2-d3
              85  gw:c2-c1   bg:d3-e4*

            * a board froze
            white 23, black 11, grey 23: white wins by the tie-break
            hash b6077bdbd018469cb9c52a7ef0192f5ab3b88d3d84900d284db6a333d2acbcdb
            """),
        text);
  }

  private static void assertRematch(Table table) {
    Response rematch = table.as("grey").post("/v1/games/" + table.id() + "/rematch");
    assertExample("19-rematch", 201, rematch);
    rematch
        .then()
        .header("ETag", "\"0\"")
        .header("Location", endsWith("/v1/games/" + Json.of(rematch).get("id").asText()));
    Response again = table.as("white").post("/v1/games/" + table.id() + "/rematch");
    again.then().statusCode(201).header("Idempotency-Replayed", "true");
    assertEquals(rematch.asString(), again.asString());
  }

  @Test
  void aRecordWithAnIllegalActionIsNotStored() {
    assertExample(
        "13-illegal-record",
        422,
        Table.client()
            .body(
                """
                {"ruleset": "talat", "record": {"ruleset": "talat",
                 "actions": ["L3@gw:d5", "M3@wb:d5", "L6@wb:a1"]}}""")
            .post("/v1/games"));
  }

  private static Response evaluate(String wb, String rest) {
    return Table.client()
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
    Response created = Table.client().body(KING_BESIEGED).post("/v1/games");
    assertExample("17-create", 201, created);
    Table table = Table.of(KING_BESIEGED);
    assertExample("17-offer", 201, table.act(null, "attackers:offer-draw", 0));
    assertExample("17-own-offer", 409, table.act(null, "attackers:accept-draw", 1));
    Response legal = table.get("/legal-actions?from=e2");
    assertExample("17-legal", 200, legal);
    legal.then().header("ETag", "\"1-en\"");
    assertExample("17-decline", 201, table.act(null, "defenders:decline-draw", 1));
    assertExample("17-king", 201, table.act(null, "e2-e3", 2));
    assertExample("17-record", 200, table.get("/record"));
  }

  @Test
  void talatForTwoBeginsWithTheZihin() {
    Table table =
        Table.of(
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
    assertEquals(withoutHashes(Json.example(name)), withoutHashes(Json.of(response)));
  }

  private static String withoutHashes(JsonNode node) {
    return Json.comparable(node)
        .toPrettyString()
        .replaceAll("(\"(?:hash|previousHash)\" : )\"[0-9a-f]{64}\"", "$1\"…\"");
  }

  @Test
  void aRulesetIsReadInFrench() {
    Response answer = Table.client().header("Accept-Language", "fr").get("/v1/rulesets/talat");
    answer
        .then()
        .statusCode(200)
        .header("ETag", "\"talat-1-fr\"")
        .header("Content-Language", "fr")
        .header("Vary", "Accept-Language");
    JsonNode ruleset = Json.of(answer);
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
}
