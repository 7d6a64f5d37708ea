package games.arbiter.store;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.equalTo;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import games.arbiter.Await;
import games.arbiter.engine.Rulesets;
import games.arbiter.play.EventStore;
import games.arbiter.play.Game;
import games.arbiter.play.GameIds;
import games.arbiter.play.GameRepository;
import games.arbiter.play.NoCache;
import games.arbiter.rulesets.ConformanceData;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.http.ContentType;
import io.restassured.response.Response;
import io.restassured.response.ValidatableResponse;
import io.restassured.specification.RequestSpecification;
import jakarta.inject.Inject;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.stream.Collectors;
import javax.sql.DataSource;
import org.junit.jupiter.api.Test;

/**
 * On the way of an action, from a game's creation to its end, every table is entered by the {@code
 * game_id} of the game at hand, and no row of another game is read: so the tables can be
 * distributed by it. A rematch alone is looked for by the game before. Seen from PostgreSQL's own
 * counters, with many other games beside.
 */
@QuarkusTest
class OneShardTest {

  private static final int OTHERS = 5_000;
  private static final int ROWS_AN_ACTION = 6;
  private static final String ITS_OWN = "bucket, game_id";
  private static final String OR_ITS_REMATCH = "bucket, (game_id|rematch_of)";
  private static final List<String> ACTIONS = actions();

  @Inject DataSource database;
  @Inject EventStore log;

  @Test
  void playingAGameFromItsCreationToItsEndReadsItsOwnRowsAlone() throws Exception {
    long rows = fetched();
    long found = readElsewhere(ITS_OWN, () -> play(created(), ACTIONS));
    assertEquals(0, found, "whole tables or foreign indexes were read");
    long most = (long) ROWS_AN_ACTION * ACTIONS.size();
    assertTrue(fetched() - rows <= most, () -> "more than " + most + " rows were fetched");
  }

  @Test
  void aRematchIsLookedForByTheGameBeforeAlone() throws Exception {
    long found =
        readElsewhere(
            OR_ITS_REMATCH,
            () -> {
              String game = created();
              play(game, List.of("attackers:resign"));
              String rematch = post("/v1/games/" + game + "/rematch", "").extract().path("id");
              post("/v1/games/" + game + "/rematch", "").body("id", equalTo(rematch));
              play(rematch, List.of("d1-d4"));
            });
    assertEquals(0, found, "whole tables or foreign indexes were read");
  }

  @Test
  void aStatementThatIsNotConfinedIsFound() throws Exception {
    long found =
        readElsewhere(
            ITS_OWN,
            () -> {
              play(created(), List.of("d1-d4"));
              run("select count(*) from game_event where action = 'nowhere'");
            });
    assertTrue(found > 0);
  }

  private interface Work {
    void run() throws SQLException;
  }

  /** How often tables were read otherwise than by some columns while something was done. */
  private long readElsewhere(String columns, Work work) throws Exception {
    fillWithOthers();
    countAll();
    long before = elsewhere(columns);
    awaitService();
    work.run();
    countAll();
    long found = elsewhere(columns) - before;
    awaitService();
    return found;
  }

  /** A session tells its counters at the latest when it ends: so all others are ended. */
  private void countAll() throws SQLException {
    run(
        "select pg_terminate_backend(pid, 5000) from pg_stat_activity"
            + " where backend_type = 'client backend' and pid <> pg_backend_pid()");
  }

  /** The service has found that its connections were cut, and has made new ones. */
  private void awaitService() throws Exception {
    String game = "{\"ruleset\": \"tablut\", \"access\": \"open\"}";
    Await.until(
        () -> "a game is played",
        () -> {
          Response created = request(game).post("/v1/games");
          String path = "/v1/games/" + created.path("id");
          return created.statusCode() == 201
              && request(action("d1-d4", 0)).post(path + "/actions").statusCode() == 201
              && given().get(path).statusCode() == 200;
        });
  }

  private static String created() {
    return post("/v1/games", "{\"ruleset\": \"tablut\", \"access\": \"open\"}")
        .extract()
        .path("id");
  }

  /** A game to its end. */
  private static List<String> actions() {
    JsonNode game =
        Rulesets.registered().all().stream()
            .filter(ruleset -> ruleset.id().equals("tablut"))
            .map(ruleset -> ConformanceData.line(ruleset, "games.jsonl", 0))
            .findFirst()
            .orElseThrow();
    return ConformanceData.strings(game.get("actions"));
  }

  /**
   * Acts with keys, and reads, as a client does that follows its game; some services know it not.
   */
  private void play(String game, List<String> actions) {
    String path = "/v1/games/" + game;
    for (int version = 0; version < actions.size(); version++) {
      String action = action(actions.get(version), version);
      for (int time = 0; time < 2; time++) {
        request(action)
            .header("Idempotency-Key", "key " + version)
            .post(path + "/actions")
            .then()
            .statusCode(201);
      }
      given().get(path).then().statusCode(200).body("version", equalTo(version + 1));
    }
    GameRepository elsewhere = new GameRepository(log, new NoCache());
    Game loaded = elsewhere.find(game).toCompletableFuture().join().orElseThrow();
    assertEquals(actions.size(), loaded.version());
  }

  private static String action(String action, int version) {
    return "{\"action\": \"%s\", \"version\": %d}".formatted(action, version);
  }

  private static RequestSpecification request(String body) {
    return given().contentType(ContentType.JSON).body(body);
  }

  private static ValidatableResponse post(String path, String body) {
    return request(body).post(path).then().statusCode(201);
  }

  private static String buckets() {
    return GameIds.buckets().stream().map(Object::toString).collect(Collectors.joining(", "));
  }

  private void fillWithOthers() throws SQLException {
    run(
        "insert into game (bucket, game_id, ruleset, ruleset_version, options, access, listed, created_at,"
            + " players, tokens) select (array["
            + buckets()
            + "])[1 + i % 16], gen_random_uuid(), 'tablut', 1, '{}', 'open', false, now(),"
            + " '[]', '[]' from generate_series(1, "
            + OTHERS
            + ") i");
    run(
        "insert into game_event (bucket, game_id, version, seat, action, accepted_at, hash, key_scope)"
            + " select bucket, game_id, v, 's', 'a', now(), '\\x00', '' from game, generate_series(1, 4) v"
            + " where options = '{}' on conflict do nothing");
    run("analyze game, game_event");
  }

  /** Reads of whole tables, and of indexes that are not led by one of some columns. */
  private long elsewhere(String columns) throws SQLException {
    return number(
        "select (select sum(seq_scan) from pg_stat_user_tables where relname in ('game',"
            + " 'game_event')) + (select coalesce(sum(s.idx_scan), 0) from pg_stat_user_indexes s"
            + " join pg_indexes i on i.indexname = s.indexrelname where s.relname in ('game',"
            + " 'game_event') and i.indexdef !~ '\\(("
            + columns
            + ")\\M')");
  }

  private long fetched() throws SQLException {
    return number("select idx_tup_fetch from pg_stat_user_tables where relname = 'game_event'");
  }

  private void run(String sql) throws SQLException {
    try (Connection connection = database.getConnection();
        Statement statement = connection.createStatement()) {
      statement.execute(sql);
      statement.execute("select pg_stat_force_next_flush()");
    }
  }

  private long number(String sql) throws SQLException {
    try (Connection connection = database.getConnection();
        Statement statement = connection.createStatement();
        ResultSet row = statement.executeQuery(sql)) {
      row.next();
      return row.getLong(1);
    }
  }
}
