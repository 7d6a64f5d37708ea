package games.arbiter.rest;

import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.notNullValue;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.JsonNode;
import games.arbiter.play.GameIds;
import io.micrometer.core.instrument.MeterRegistry;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.RestAssured;
import io.restassured.response.Response;
import jakarta.inject.Inject;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.UUID;
import javax.sql.DataSource;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Games of a newer service with the same database, whose rules are not known here yet. */
@QuarkusTest
class NewerServiceTest {

  @Inject DataSource database;
  @Inject MeterRegistry metrics;

  private final UUID game = UUID.randomUUID();

  private void execute(String sql) throws SQLException {
    try (Connection connection = database.getConnection();
        PreparedStatement statement = connection.prepareStatement(sql)) {
      statement.setObject(1, game);
      statement.executeUpdate();
    }
  }

  private void created(String ruleset, int version) throws SQLException {
    execute(
        """
        insert into game (game_id, bucket, ruleset, ruleset_version, options, access, listed,
                          created_at, players, tokens)
        values (?, %d, '%s', %d, '{}', 'open', true, '4000-01-01Z',
                '[{"seat": "north", "name": "Ada"}]', '[]')
        """
            .formatted(GameIds.bucket(game), ruleset, version));
  }

  @AfterEach
  void delete() throws SQLException {
    execute("delete from game where game_id = ?");
  }

  @ParameterizedTest
  @CsvSource({"later, 1", "tablut, 99"})
  void areListedAndElseLeftToThatService(String ruleset, int version) throws SQLException {
    created(ruleset, version);
    GameClient.of("{\"ruleset\": \"tablut\", \"listed\": true}");

    JsonNode items = Json.of(GameClient.client().get("/v1/games?limit=2")).get("items");

    assertEquals(2, items.size());
    JsonNode listed = items.get(0);
    assertEquals(game.toString(), listed.get("id").asText());
    assertEquals(ruleset, listed.get("ruleset").asText());
    assertEquals(version, listed.get("rulesetVersion").asInt());
    assertEquals("Ada", listed.at("/players/0/name").asText());
    String path = "/v1/games/" + game;
    assertUnavailable(GameClient.client().get(path));
    assertUnavailable(GameClient.client().get(path + "/events?wait=1"));
    assertUnavailable(RestAssured.get(path + "/stream"));
    double unavailable = actions("unavailable");
    double unknown = actions("unknown-ruleset");
    assertUnavailable(
        GameClient.client()
            .body("{\"action\": \"d1-d4\", \"version\": 0}")
            .post(path + "/actions"));
    assertEquals(unknown + 1, actions("unknown-ruleset"));
    assertEquals(unavailable, actions("unavailable"), "that would raise the alarm for the log");
  }

  private double actions(String outcome) {
    return metrics.counter("arbiter.actions", "ruleset", "none", "outcome", outcome).count();
  }

  private static void assertUnavailable(Response answer) {
    answer
        .then()
        .statusCode(503)
        .header("Retry-After", notNullValue())
        .body("code", equalTo("unavailable"));
  }
}
