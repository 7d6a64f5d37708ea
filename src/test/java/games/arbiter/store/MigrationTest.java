package games.arbiter.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import games.arbiter.play.EventStore;
import games.arbiter.play.GameIds;
import games.arbiter.play.Samples;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import javax.sql.DataSource;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.flywaydb.core.Flyway;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@QuarkusTest
class MigrationTest {

  private static final int SERVICES = 4;

  @Inject DataSource database;
  @Inject EventStore store;

  @ConfigProperty(name = "quarkus.datasource.jdbc.url")
  String url;

  @ConfigProperty(name = "quarkus.datasource.username")
  String user;

  @ConfigProperty(name = "quarkus.datasource.password")
  String password;

  private final String name = "empty_" + UUID.randomUUID().toString().replace("-", "");

  @BeforeEach
  void create() throws SQLException {
    execute("create database " + name);
  }

  @AfterEach
  void drop() throws SQLException {
    execute("drop database " + name + " with (force)");
  }

  private void execute(String sql) throws SQLException {
    try (Connection connection = database.getConnection();
        Statement statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }

  private Flyway service(String... more) {
    return Flyway.configure()
        .dataSource(address(), user, password)
        .locations(Stream.concat(Stream.of("db/migration"), Stream.of(more)).toArray(String[]::new))
        .load();
  }

  private String address() {
    return url.replaceFirst("/[^/]*$", "/" + name);
  }

  @Test
  void servicesThatStartTogetherMigrateAnEmptyDatabaseOnce() throws Exception {
    CyclicBarrier start = new CyclicBarrier(SERVICES);
    ExecutorService threads = Executors.newFixedThreadPool(SERVICES);
    List<Future<Integer>> migrated = new ArrayList<>();
    for (int i = 0; i < SERVICES; i++) {
      migrated.add(
          threads.submit(
              () -> {
                start.await();
                return service().migrate().migrationsExecuted;
              }));
    }
    int executed = 0;
    for (Future<Integer> each : migrated) {
      executed += each.get();
    }
    threads.shutdown();
    assertEquals(service().info().applied().length, executed);
    assertTrue(executed > 0);
    assertEquals(0, service().info().pending().length);
  }

  /** The service is killed in the middle of a migration that takes long. */
  @Test
  @Timeout(60)
  void aMigrationThatIsCutOffLeavesNothingBehindAndIsDoneByTheNextService() throws Exception {
    int before = service().migrate().migrationsExecuted;
    ExecutorService threads = Executors.newSingleThreadExecutor();
    try (Connection reader = DriverManager.getConnection(address(), user, password);
        Statement statement = reader.createStatement()) {
      reader.setAutoCommit(false);
      statement.execute("lock table game in access share mode");
      Future<?> cutOff = threads.submit(() -> service("db/late").migrate());
      execute("select pg_terminate_backend(" + migrating() + ")");
      assertThrows(ExecutionException.class, cutOff::get);
      reader.rollback();
    }
    threads.shutdown();
    assertEquals(before, service("db/late").info().applied().length);
    assertEquals(1, service("db/late").migrate().migrationsExecuted);
    assertEquals(0, service("db/late").info().pending().length);
  }

  /** The server's process that waits in the middle of the late migration. */
  private int migrating() throws SQLException {
    try (Connection connection = database.getConnection();
        Statement statement = connection.createStatement()) {
      while (!Thread.interrupted()) { // the time limit of the test
        try (ResultSet found =
            statement.executeQuery(
                "select pid from pg_stat_activity where wait_event_type = 'Lock'"
                    + " and query like 'alter table game%' and datname = '"
                    + name
                    + "'")) {
          if (found.next()) {
            return found.getInt(1);
          }
        }
      }
      throw new SQLException("no migration waits");
    }
  }

  /** Games of release 1.0.0 have any last digit, and a rematch another than its game. */
  private static void writeGamesOfTheFirstRelease(Statement statement) throws SQLException {
    statement.execute(
        "insert into game (game_id, ruleset, ruleset_version, options, access, listed,"
            + " created_at, players, tokens) select gen_random_uuid(), 'tablut', 1, '{}',"
            + " 'open', true, now(), '[]', '[]' from generate_series(1, 500)");
    statement.execute(
        "insert into game_event (game_id, version, seat, action, accepted_at, hash, key_scope)"
            + " select game_id, v, 's', 'a', now(), '\\x00', '' from game, generate_series(1, 3) v");
    statement.execute(
        "update game set rematch_of = (select min(game_id::text)::uuid from game)"
            + " where game_id = (select max(game_id::text)::uuid from game)");
  }

  @Test
  void gamesOfTheFirstReleaseAreKeptAndFoundByTheirBuckets() throws Exception {
    Flyway.configure()
        .dataSource(address(), user, password)
        .locations("db/migration")
        .target("1")
        .load()
        .migrate();
    try (Connection connection = DriverManager.getConnection(address(), user, password);
        Statement statement = connection.createStatement()) {
      writeGamesOfTheFirstRelease(statement);
      service().migrate();
      Set<Short> buckets = new HashSet<>();
      try (ResultSet rows = statement.executeQuery("select game_id, bucket from game")) {
        while (rows.next()) {
          buckets.add(rows.getShort(2));
          assertEquals(GameIds.bucket(rows.getObject(1, UUID.class)), rows.getShort(2));
        }
      }
      assertEquals(Set.copyOf(GameIds.buckets()), buckets);
      try (ResultSet row =
          statement.executeQuery(
              "select count(*) from game g join game_event e using (bucket, game_id)")) {
        row.next();
        assertEquals(1_500, row.getInt(1));
      }
    }
  }

  @Test
  void aRematchOfTheFirstReleaseIsFoundInWhateverBucketAndForbidsAnother() throws Exception {
    UUID old = UUID.fromString("ba5e0000-0000-4000-8000-000000000001");
    UUID rematch = UUID.fromString("ba5e0000-0000-4000-8000-000000000002");
    assertTrue(GameIds.bucket(old) != GameIds.bucket(rematch));
    for (UUID game : List.of(old, rematch)) {
      execute(
          "insert into game (bucket, game_id, ruleset, ruleset_version, options, access, listed,"
              + " created_at, players, tokens, finished, result_version, result_rule,"
              + " result_winners, rematch_of) values (%d, '%s', 'tablut', 1, '{}', 'open', false,"
                  .formatted(GameIds.bucket(game), game)
              + " now(), '[]', '[]', true, 1, 'r', '[]', %s) on conflict do nothing"
                  .formatted(game.equals(old) ? "null" : "'" + old + "'"));
    }
    assertEquals(
        Optional.of(rematch.toString()),
        store.rematchOf(old.toString()).toCompletableFuture().get());
    assertFalse(
        store.create(Samples.rematch(old.toString()), List.of(), null).toCompletableFuture().get());
  }
}
