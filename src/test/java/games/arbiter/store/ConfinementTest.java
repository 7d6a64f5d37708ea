package games.arbiter.store;

import static io.restassured.RestAssured.given;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.http.ContentType;
import io.restassured.path.json.JsonPath;
import io.restassured.response.ValidatableResponse;
import jakarta.inject.Inject;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import javax.sql.DataSource;
import org.junit.jupiter.api.Test;

/**
 * On the way of an action every table is entered by the {@code game_id} of the game at hand, and no
 * row of another game is read: so the tables can be distributed by it. Seen from PostgreSQL's own
 * counters, with many other games beside.
 */
@QuarkusTest
class ConfinementTest {

  private static final int OTHERS = 5_000;
  private static final int ACTIONS = 40;
  private static final String GAMES = "/conformance/tablut/games.jsonl";

  @Inject DataSource database;

  @Test
  void playingAGameReadsItsOwnRowsAlone() throws SQLException {
    fillWithOthers();
    String game = created();
    assertEquals(0, readElsewhere(() -> play(game)), "whole tables or foreign indexes were read");
  }

  @Test
  void aStatementThatIsNotConfinedIsFound() throws SQLException {
    fillWithOthers();
    String game = created();
    long found =
        readElsewhere(
            () -> {
              play(game);
              run("select count(*) from game_event where action = 'nowhere'");
            });
    assertTrue(found > 0);
  }

  private interface Work {
    void run() throws SQLException;
  }

  /** How often tables were read otherwise than by game_id while a game was played. */
  private long readElsewhere(Work playing) throws SQLException {
    long before = elsewhere();
    long written = written();
    long fetched = fetched();
    long looked = looked();
    playing.run();
    awaitCounters(written + ACTIONS, looked + ACTIONS);
    long rows = fetched() - fetched;
    assertTrue(rows <= 6L * ACTIONS, rows + " rows were fetched for " + ACTIONS + " actions");
    return elsewhere() - before;
  }

  private String created() {
    return post("/v1/games", "{\"ruleset\": \"tablut\", \"access\": \"open\"}")
        .extract()
        .path("id");
  }

  private static List<String> actions() {
    try (InputStream games = ConfinementTest.class.getResourceAsStream(GAMES)) {
      String first = new String(games.readAllBytes(), UTF_8).lines().findFirst().orElseThrow();
      return JsonPath.from(first).<String>getList("actions").subList(0, ACTIONS);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Acts and reads, as a client does that follows its game. */
  private void play(String game) {
    List<String> actions = actions();
    for (int version = 0; version < ACTIONS; version++) {
      post(
          "/v1/games/" + game + "/actions",
          "{\"action\": \"%s\", \"version\": %d}".formatted(actions.get(version), version));
      given().get("/v1/games/" + game).then().statusCode(200);
    }
  }

  private static ValidatableResponse post(String path, String body) {
    return given().contentType(ContentType.JSON).body(body).post(path).then().statusCode(201);
  }

  private void fillWithOthers() throws SQLException {
    run(
        "insert into game (game_id, ruleset, ruleset_version, options, access, listed, created_at,"
            + " players, tokens) select gen_random_uuid(), 'tablut', 1, '{}', 'open', false, now(),"
            + " '[]', '[]' from generate_series(1, "
            + OTHERS
            + ")");
    run(
        "insert into game_event (game_id, version, seat, action, accepted_at, hash, key_scope)"
            + " select game_id, v, 's', 'a', now(), '\\x00', '' from game, generate_series(1, 4) v"
            + " where options = '{}' on conflict do nothing");
    run("analyze game, game_event");
  }

  /** Reads of whole tables, and of indexes that are not led by game_id. */
  private long elsewhere() throws SQLException {
    return number(
        "select (select sum(seq_scan) from pg_stat_user_tables where relname in ('game', 'game_event'))"
            + " + (select coalesce(sum(s.idx_scan), 0) from pg_stat_user_indexes s"
            + " join pg_indexes i on i.indexname = s.indexrelname"
            + " where s.relname in ('game', 'game_event') and i.indexdef not like '%(game_id%')");
  }

  private long written() throws SQLException {
    return number("select n_tup_ins from pg_stat_user_tables where relname = 'game_event'");
  }

  private long fetched() throws SQLException {
    return number("select idx_tup_fetch from pg_stat_user_tables where relname = 'game_event'");
  }

  private long looked() throws SQLException {
    return number("select idx_scan from pg_stat_user_tables where relname = 'game_event'");
  }

  /** A session tells its counters some time after it counted. */
  private void awaitCounters(long written, long looked) throws SQLException {
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(30);
    while ((written() < written || looked() < looked) && System.nanoTime() < end) {
      LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(100));
    }
    assertTrue(written() >= written && looked() >= looked, "the counters never came");
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
