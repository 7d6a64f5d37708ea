package games.arbiter.store;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasSize;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.http.ContentType;
import io.restassured.response.ValidatableResponse;
import jakarta.inject.Inject;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import javax.sql.DataSource;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A service that lives on while its database loses the end of its log, as in a fail-over. */
@QuarkusTest
class EventsRolledBackTest {

  @Inject DataSource database;

  private String game;
  private String path;

  @BeforeEach
  void create() {
    game =
        given()
            .contentType(ContentType.JSON)
            .body("{\"ruleset\": \"tablut\", \"access\": \"open\"}")
            .post("/v1/games")
            .path("id");
    path = "/v1/games/" + game;
  }

  private ValidatableResponse act(String action, int version) {
    return given()
        .contentType(ContentType.JSON)
        .body("{\"action\": \"%s\", \"version\": %d}".formatted(action, version))
        .post(path + "/actions")
        .then();
  }

  /** Plays some actions, the last of several possible ones if {@code last}; returns their names. */
  private List<String> play(int from, int to, boolean last) {
    List<String> played = new ArrayList<>();
    for (int version = from; version < to; version++) {
      String which = last ? "items[-1].action" : "items[0].action";
      String action = given().get(path + "/legal-actions").path(which);
      act(action, version).statusCode(201);
      played.add(action);
    }
    return played;
  }

  private void lose(int after) throws SQLException {
    try (Connection connection = database.getConnection();
        Statement statement = connection.createStatement()) {
      statement.execute(
          "delete from game_event where game_id = '%s' and version > %d".formatted(game, after));
      statement.execute(
          "update game set finished = false, result_version = null, result_rule = null,"
              + " result_winners = null where game_id = '"
              + game
              + "'");
    }
  }

  @Test
  void theServiceForgetsWhatTheLogLostAndPlaysOn() throws SQLException {
    List<String> played = play(0, 6, false);
    lose(4);
    act(played.get(5), 6).statusCode(412).body("currentVersion", equalTo(4));
    given().get(path).then().statusCode(200).body("version", equalTo(4));
    given().queryParam("at", 5).get(path).then().statusCode(404);
    given().get(path + "/events").then().body("items", hasSize(5));
    String again = act(played.get(4), 4).statusCode(201).extract().header("Idempotency-Replayed");
    assertEquals(null, again);
    play(5, 8, true);
    given().get(path).then().body("version", equalTo(8));
  }

  @Test
  void whereOthersWentOnTheirEventsAreTheGame() throws SQLException {
    play(0, 6, false);
    String lost = given().get(path).path("hash");
    lose(4);
    play(4, 6, true);
    String hash = given().get(path).path("hash");
    assertEquals(false, hash.equals(lost));
    List<String> hashes = given().get(path + "/events").path("items.hash");
    List<String> previous = given().get(path + "/events").path("items.previousHash");
    assertEquals(hashes.subList(0, 6), previous.subList(previous.size() - 6, previous.size()));
  }

  @Test
  void aLostEndMakesNoRematch() throws SQLException {
    play(0, 1, false);
    act("attackers:resign", 1).statusCode(201);
    lose(1);
    given().post(path + "/rematch").then().statusCode(409).body("code", equalTo("game-not-over"));
  }
}
