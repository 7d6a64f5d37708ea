package games.arbiter.rest;

import static io.restassured.RestAssured.given;

import com.fasterxml.jackson.databind.JsonNode;
import io.restassured.RestAssured;
import io.restassured.config.LogConfig;
import io.restassured.http.ContentType;
import io.restassured.response.Response;
import io.restassured.specification.RequestSpecification;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Players at a table: a game of the service under test with the tokens of its seats. */
final class GameClient {

  private final String id;
  private final Map<String, String> tokens = new HashMap<>();
  private final JsonNode created;

  private GameClient(Response response) {
    response.then().statusCode(201);
    this.created = Json.of(response);
    this.id = created.get("id").asText();
    created
        .path("seatTokens")
        .forEach(t -> tokens.put(t.get("seat").asText(), t.get("token").asText()));
  }

  /** A table at which a game is created by this request. */
  static GameClient of(String request) {
    return new GameClient(client().body(request).post("/v1/games"));
  }

  /** A game of a ruleset as it comes. */
  static GameClient playing(String ruleset) {
    return of("{'ruleset': '%s'}".formatted(ruleset).replace('\'', '"'));
  }

  /** A game of a ruleset that anyone plays. */
  static GameClient open(String ruleset) {
    return of("{'ruleset': '%s', 'access': 'open'}".formatted(ruleset).replace('\'', '"'));
  }

  /** A request whose answer is checked against the contract. */
  static RequestSpecification client() {
    return given()
        .config(RestAssured.config().logConfig(withoutPrettyPrinting()))
        .filter(ContractCheck.FILTER)
        .contentType(ContentType.JSON);
  }

  /** Pretty printing takes time quadratic in the nesting of a body, for a log that nobody reads. */
  private static LogConfig withoutPrettyPrinting() {
    return RestAssured.config().getLogConfig().enablePrettyPrinting(false);
  }

  String id() {
    return id;
  }

  String token(String seat) {
    return tokens.get(seat);
  }

  /** The answer to the creation. */
  JsonNode created() {
    return created;
  }

  /** A request with the token of a seat; of nobody for null. */
  RequestSpecification as(String seat) {
    RequestSpecification request = client();
    return seat == null || tokens.isEmpty()
        ? request
        : request.header("Authorization", "Bearer " + tokens.get(seat));
  }

  /** The answer to an action of a seat that saw a version. */
  Response act(String seat, String action, int version) {
    return send(as(seat), action, version);
  }

  /** The answer to an action in a request that has some headers already. */
  Response send(RequestSpecification request, String action, int version) {
    return request
        .body("{\"action\": \"%s\", \"version\": %d}".formatted(action, version))
        .post("/v1/games/" + id + "/actions");
  }

  /** Plays actions, each by the seat to move, from the current version on. */
  GameClient play(List<String> actions) {
    JsonNode game = game();
    for (String action : actions) {
      String seat =
          action.contains(":") && tokens.containsKey(action.split(":")[0])
              ? action.split(":")[0]
              : game.get("toMove").asText();
      Response answer = act(seat, action, game.get("version").asInt());
      answer.then().statusCode(201);
      game = Json.of(answer).get("game");
    }
    return this;
  }

  GameClient play(String... actions) {
    return play(List.of(actions));
  }

  /** The game as it is now. */
  JsonNode game() {
    return Json.of(get(""));
  }

  int version() {
    return game().get("version").asInt();
  }

  /** The answer to a read, such as {@code /boards?at=3}. */
  Response get(String path) {
    return client().get("/v1/games/" + id + path);
  }
}
