package games.arbiter.rest;

import static games.arbiter.rest.Examples.assertExample;
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

/** The worked example of a whole game of Talat, reproduced by real requests. */
@QuarkusTest
class WholeGameExamplesTest {

  private static final String ADA_BLAISE_GRACE =
      """
      {"ruleset": "talat", "options": {"tieBreak": "most-valuable-unshared"},
       "players": [{"seat": "white", "name": "Ada"}, {"seat": "black", "name": "Blaise"},
                   {"seat": "grey", "name": "Grace"}]}""";

  private static final List<String> WHOLE_GAME = texts(Json.example("13-record").get("actions"));

  private static List<String> texts(JsonNode array) {
    return StreamSupport.stream(array.spliterator(), false).map(JsonNode::asText).toList();
  }

  private static GameClient talat() {
    return GameClient.of(ADA_BLAISE_GRACE);
  }

  private static GameClient talatAt(int version) {
    return talat().play(WHOLE_GAME.subList(0, version));
  }

  @Test
  void aGameForThreeIsCreated() {
    Response answer = GameClient.client().body(ADA_BLAISE_GRACE).post("/v1/games");
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
    GameClient table = talat();
    ((com.fasterxml.jackson.databind.node.ObjectNode) table.created()).remove("seatTokens");
    assertEquals(table.created(), table.game());
  }

  @Test
  void legalActionsInSetupAreFiltered() {
    GameClient table = talat();
    Response answer = table.get("/legal-actions?board=wb&piece=wL6");
    assertExample("02-legal-setup", 200, answer);
    answer
        .then()
        .header("ETag", matchesPattern("\"0-en-[0-9a-f]{8}\""))
        .header("Content-Language", "en")
        .header("Vary", "Accept-Language");
    assertEquals(90, Json.of(table.get("/legal-actions")).get("items").size());
  }

  @Test
  void threeTowersArePlaced() {
    GameClient table = talat();
    Response first =
        table.send(table.as("white").header("Idempotency-Key", "\"w-1\""), "L3@gw:d5", 0);
    assertExample("03-place-1", 201, first);
    first.then().header("ETag", "\"1\"");
    assertExample("03-place-2", 201, table.act("black", "M3@wb:d5", 1));
    assertExample("03-place-3", 201, table.act("grey", "M3@bg:b5", 2));
  }

  @Test
  void aRefusalNamesEveryRuleAndAStaleWriteTheVersion() {
    GameClient table = talatAt(3);
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
    GameClient table = talat();
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
    GameClient table = talatAt(76);
    Response legal = table.get("/legal-actions?at=76");
    assertExample("07-legal-play", 200, legal);
    legal
        .then()
        .header("ETag", matchesPattern("\"76-en-[0-9a-f]{8}\""))
        .header("Cache-Control", "no-cache");
    assertExample(
        "16-preview",
        200,
        GameClient.client()
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

  private static void assertScoreSheet(GameClient table) {
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

  private static void assertRematch(GameClient table) {
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
}
