package games.arbiter.rest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.RestAssured;
import io.restassured.response.Response;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The examples in the document are what the service answers, but for what is made up anew. */
@QuarkusTest
class ServedExamplesTest {

  private static final String DATE = "\\d{4}-\\d\\d-\\d\\d";
  private static final int ACTIONS_BEFORE_THE_ACT = 76;

  private JsonNode document;

  @BeforeEach
  void read() {
    document = Json.of(RestAssured.get("/q/openapi?format=json").asString());
  }

  @ParameterizedTest
  @CsvSource({
    "getGame, ''",
    "getRecord, /record",
    "getRecordText, /record.txt",
    "getScore, /score",
    "listBoards, /boards?at=77",
    "listEvents, /events?after=84",
    "listLegalActions, /legal-actions?at=76",
    "getPictureText, /picture.txt?at=60"
  })
  void aReadOfTheGameOfTheExamples(String operation, String path) {
    Response answer = gameOfTheExamples(Integer.MAX_VALUE).get(path);
    assertIsExample(operation, answer.then().statusCode(200).extract().response());
  }

  @ParameterizedTest
  @CsvSource({
    "getPictureSvg, tablut, /picture.svg, 0",
    "getBoardPicture, talat, /boards/wb/picture.svg?at=3, 3"
  })
  void aPictureBeginsLikeItsExample(String operation, String ruleset, String path, int version) {
    GameClient table = version == 0 ? GameClient.playing(ruleset) : gameOfTheExamples(version);
    String beginning = example(operation).asText().replace("</svg>\n", "");
    String picture = table.get(path).asString();
    assertTrue(picture.startsWith(beginning), picture);
  }

  @Test
  void theService() {
    assertIsExample("getService", GameClient.client().get("/"));
  }

  @ParameterizedTest
  @CsvSource({"createGame, /v1/games", "evaluate, /v1/evaluations"})
  void aRequest(String operation, String path) {
    assertIsExample(operation, GameClient.client().body(request(operation)).post(path));
  }

  @Test
  void aPreview() {
    GameClient table = gameOfTheExamples(ACTIONS_BEFORE_THE_ACT);
    String path = "/v1/games/" + table.id() + "/previews";
    assertIsExample("preview", GameClient.client().body(request("preview")).post(path));
  }

  @Test
  void anAction() {
    GameClient table = gameOfTheExamples(ACTIONS_BEFORE_THE_ACT);
    String path = "/v1/games/" + table.id() + "/actions";
    assertIsExample("act", table.as("black").body(request("act")).post(path));
  }

  /** The game of the example of a record, as far as so many actions. */
  private GameClient gameOfTheExamples(int actions) {
    ObjectNode record = example("getRecord").deepCopy();
    ArrayNode all = (ArrayNode) record.get("actions");
    if (all.size() > actions) {
      while (all.size() > actions) {
        all.remove(actions);
      }
      record.remove("result");
      record.remove("hash");
    }
    return GameClient.of("{\"ruleset\": \"talat\", \"record\": " + record + "}");
  }

  private void assertIsExample(String operation, Response answer) {
    boolean text = answer.contentType().startsWith("text/");
    JsonNode read = text ? TextNode.valueOf(answer.asString()) : Json.of(answer);
    assertEquals(undated(example(operation)), undated(read));
  }

  private static String undated(JsonNode node) {
    return node.isTextual()
        ? node.asText().replaceFirst(DATE, "…")
        : Json.comparable(node).toPrettyString();
  }

  private String request(String operation) {
    return operation(operation).get("requestBody").findValue("example").toString();
  }

  private JsonNode example(String operation) {
    JsonNode answers = operation(operation).get("responses");
    return (answers.has("200") ? answers.get("200") : answers.get("201")).findValue("example");
  }

  private JsonNode operation(String id) {
    for (JsonNode path : document.get("paths")) {
      for (JsonNode operation : path) {
        if (operation.get("operationId").asText().equals(id)) {
          return operation;
        }
      }
    }
    throw new AssertionError("no operation " + id);
  }
}
