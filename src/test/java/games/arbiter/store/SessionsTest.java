package games.arbiter.store;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import games.arbiter.engine.Rulesets;
import games.arbiter.play.GameCreated;
import games.arbiter.play.GameEvent;
import games.arbiter.play.Samples;
import games.arbiter.play.StoreUnavailable;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import javax.sql.DataSource;
import org.eclipse.microprofile.config.ConfigProvider;
import org.eclipse.microprofile.health.HealthCheckResponse;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.postgresql.ds.PGSimpleDataSource;

/** What roles, databases, poolers and standbys do to sessions. */
@QuarkusTest
class SessionsTest {

  private static final String HASH = "00".repeat(32);

  @Inject DataSource pool;

  private static <T> T await(CompletionStage<T> stage) {
    return stage.toCompletableFuture().orTimeout(30, TimeUnit.SECONDS).join();
  }

  private static boolean append(PostgresEventStore store, GameCreated game, int version) {
    GameEvent event = new GameEvent(game.id(), version, "s", "a", Instant.EPOCH, HASH, "", null);
    return await(store.append(event, HASH, null));
  }

  private static void assertUnavailable(PostgresEventStore store, GameCreated game, int version) {
    assertInstanceOf(
        StoreUnavailable.class,
        assertThrows(CompletionException.class, () -> append(store, game, version)).getCause());
  }

  private static GameCreated created(PostgresEventStore store) {
    GameCreated game = Samples.game();
    assertTrue(await(store.create(game, List.of(), null)));
    return game;
  }

  private static void run(String... statements) throws SQLException {
    try (Connection connection = StoreReplicas.database().getConnection();
        Statement statement = connection.createStatement()) {
      for (String each : statements) {
        statement.execute(each);
      }
    }
  }

  private static String value(Connection connection, String query) throws SQLException {
    try (Statement statement = connection.createStatement();
        ResultSet row = statement.executeQuery(query)) {
      row.next();
      return row.getString(1);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"quarkus.datasource.jdbc.new-connection-sql", "quarkus.flyway.init-sql"})
  void aSessionIsAsTheServiceNeedsItWhateverTheRoleSets(String setting) throws SQLException {
    run("drop role if exists odd", "create role odd login superuser password 'odd'");
    for (String set :
        List.of(
            "synchronous_commit = off",
            "default_transaction_isolation = serializable",
            "default_transaction_read_only = on",
            "timezone = 'Asia/Kathmandu'",
            "idle_session_timeout = '1min'",
            "statement_timeout = '9s'")) {
      run("alter role odd set " + set);
    }
    PGSimpleDataSource odd = StoreReplicas.database();
    try (Connection connection = odd.getConnection("odd", "odd");
        Statement statement = connection.createStatement()) {
      statement.execute(ConfigProvider.getConfig().getValue(setting, String.class));
      assertEquals("on", value(connection, "show synchronous_commit"));
      assertEquals("read committed", value(connection, "show transaction_isolation"));
      assertEquals("off", value(connection, "show transaction_read_only"));
      assertEquals("UTC", value(connection, "show timezone"));
      assertEquals("0", value(connection, "show idle_session_timeout"));
      String timeout = value(connection, "show statement_timeout");
      assertEquals(setting.contains("flyway") ? "0" : "4s", timeout);
    }
    run("drop role odd");
  }

  @Test
  void aDatabaseWithoutUnicodeIsRefusedByName() throws SQLException {
    run(
        "drop database if exists plain_ascii",
        "create database plain_ascii encoding 'SQL_ASCII' lc_collate 'C' lc_ctype 'C'"
            + " template template0");
    PGSimpleDataSource ascii = StoreReplicas.database();
    ascii.setDatabaseName("plain_ascii");
    try (Connection connection = ascii.getConnection();
        Connection right = pool.getConnection()) {
      String message =
          assertThrows(
                  IllegalStateException.class, () -> DatabaseRequirements.checkEncoding(connection))
              .getMessage();
      assertTrue(message.contains("\"plain_ascii\" has the encoding SQL_ASCII"), message);
      assertDoesNotThrow(() -> DatabaseRequirements.checkEncoding(right));
    }
    run("drop database plain_ascii with (force)");
  }

  /** A pooler of transactions serves two connections with one session. */
  @Test
  void aPoolerThatSharesSessionsIsRefused() throws SQLException {
    try (Connection one = pool.getConnection();
        Connection other = pool.getConnection()) {
      assertDoesNotThrow(() -> DatabaseRequirements.checkSessions(one, other));
      String message =
          assertThrows(
                  IllegalStateException.class, () -> DatabaseRequirements.checkSessions(one, one))
              .getMessage();
      assertTrue(message.contains("session pooling"), message);
    }
  }

  /** So does one whose sessions have the statements that another connection prepared. */
  @Test
  void aSessionWithStatementsOfAnotherConnectionIsRefused() throws SQLException {
    try (Connection one = StoreReplicas.database().getConnection();
        Connection other = pool.getConnection();
        Statement statement = one.createStatement()) {
      for (int i = 1; i <= 20; i++) {
        statement.execute("prepare \"S_" + i + "\" as select 1");
      }
      String message =
          assertThrows(
                  IllegalStateException.class, () -> DatabaseRequirements.checkSessions(one, other))
              .getMessage();
      assertTrue(message.contains("session pooling"), message);
    }
  }

  @Test
  void aSessionThatTurnedReadOnlyIsReplaced() throws SQLException {
    AtomicBoolean readOnly = new AtomicBoolean();
    PGSimpleDataSource database =
        new PGSimpleDataSource() {
          @Override
          public Connection getConnection() throws SQLException {
            Connection connection = super.getConnection();
            if (readOnly.get()) {
              connection.createStatement().execute("set default_transaction_read_only = on");
            }
            return connection;
          }
        };
    PGSimpleDataSource like = StoreReplicas.database();
    database.setUrl(like.getUrl());
    database.setUser(like.getUser());
    database.setPassword(like.getPassword());
    try (PostgresEventStore store = StoreReplicas.another(Rulesets.registered(), database)) {
      GameCreated game = created(store);
      readOnly.set(true);
      assertUnavailable(store, game, 1);
      readOnly.set(false);
      assertTrue(append(store, game, 1));
    }
  }

  @Test
  void readinessTellsOfReadOnlySessionsAndEndsThem() throws SQLException {
    List<Connection> free = new ArrayList<>();
    for (int i = 0; i < 2; i++) {
      free.add(pool.getConnection());
      run(free.get(i), "set default_transaction_read_only = on");
    }
    for (Connection connection : free) {
      connection.close();
    }
    WriteReadiness readiness = new WriteReadiness(pool);
    List<HealthCheckResponse> answers = new ArrayList<>();
    while (answers.isEmpty()
        || answers.get(answers.size() - 1).getStatus() == HealthCheckResponse.Status.DOWN) {
      answers.add(readiness.call());
    }
    assertTrue(answers.size() > 1 && answers.size() <= 4, answers::toString);
    assertEquals("read-only", answers.get(0).getData().orElseThrow().get("reason"));
  }

  private static void run(Connection connection, String sql) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }

  @Test
  void aRightThatIsRevokedAndGrantedAgainNeedsNoRestart() throws SQLException {
    run(
        "create role limited login password 'limited'",
        "grant select, insert, update, delete on all tables in schema public to limited");
    PGSimpleDataSource database = StoreReplicas.database();
    database.setUser("limited");
    database.setPassword("limited");
    try (PostgresEventStore store = StoreReplicas.another(Rulesets.registered(), database)) {
      GameCreated game = created(store);
      assertTrue(append(store, game, 1));
      run("revoke insert on game_event from limited");
      assertUnavailable(store, game, 2);
      HealthCheckResponse unready = new WriteReadiness(database).call();
      assertEquals(HealthCheckResponse.Status.DOWN, unready.getStatus());
      run("grant insert on game_event to limited");
      assertTrue(append(store, game, 2));
      assertEquals(HealthCheckResponse.Status.UP, new WriteReadiness(database).call().getStatus());
    }
    run("drop owned by limited", "drop role limited");
  }

  /** PostgreSQL never gives such a commit up, even when the client has left. */
  @Test
  @Timeout(60)
  void whileASynchronousStandbyIsGoneSessionsAreBoundedAndReadsGoOn() throws SQLException {
    PGSimpleDataSource database = StoreReplicas.database();
    database.setSocketTimeout(4);
    try (PostgresEventStore store = StoreReplicas.another(Rulesets.registered(), database);
        Connection admin = StoreReplicas.database().getConnection()) {
      GameCreated game = created(store);
      assertTrue(append(store, game, 1));
      run("alter system set synchronous_standby_names = 'nobody'", "select pg_reload_conf()");
      int version = 2;
      while (isAppended(store, game, version)) { // the setting takes effect a little later
        version++;
      }
      for (int attempt = 0; attempt < 20; attempt++) {
        assertUnavailable(store, game, version);
      }
      assertEquals("1", value(admin, waiting()));
      assertFalse(await(store.eventsAfter(game.id(), 0, null)).events().isEmpty());
      assertTrue(await(store.gameCreated(game.id())).isPresent());
      run("alter system reset synchronous_standby_names", "select pg_reload_conf()");
      while (!value(admin, waiting()).equals("0")) {
        Thread.onSpinWait(); // the time limit of the test
      }
      int last = await(store.eventsAfter(game.id(), 0, null)).events().size();
      assertEquals(version, last, "the commit that waited is there");
      assertTrue(append(store, game, last + 1));
    } finally {
      run("alter system reset synchronous_standby_names", "select pg_reload_conf()");
    }
  }

  private static boolean isAppended(PostgresEventStore store, GameCreated game, int version) {
    try {
      return append(store, game, version);
    } catch (CompletionException e) {
      return false;
    }
  }

  private static String waiting() {
    return "select count(*) from pg_stat_activity where wait_event = 'SyncRep'";
  }
}
