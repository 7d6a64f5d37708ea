package games.arbiter.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import javax.sql.DataSource;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.flywaydb.core.Flyway;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

@QuarkusTest
class MigrationTest {

  private static final int SERVICES = 4;

  @Inject DataSource database;

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

  private Flyway service() {
    return Flyway.configure()
        .dataSource(url.replaceFirst("/[^/]*$", "/" + name), user, password)
        .locations("db/migration")
        .load();
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
}
