package games.arbiter.store.embedded;

import static org.junit.jupiter.api.Assertions.assertEquals;

import games.arbiter.Await;
import games.arbiter.PackagedService;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Map;
import java.util.concurrent.CompletableFuture;

/** Two packaged services with one database, and what can be done to it. */
record TwoReplicas(Path home, PostgresServer database, PackagedService one, PackagedService other) {

  private static final String LISTENERS =
      "from pg_stat_activity where query = 'listen arbiter_news'";

  /** Starts the database, and the services at the same time. */
  static TwoReplicas start(Path home) throws IOException {
    PostgresServer database = PostgresServer.start(home, true);
    CompletableFuture<PackagedService> one =
        CompletableFuture.supplyAsync(() -> service(home, database));
    PackagedService other = service(home, database);
    return new TwoReplicas(home, database, one.join(), other);
  }

  private static PackagedService service(Path home, PostgresServer database) {
    try {
      return PackagedService.start(
          home,
          Map.of(
              "QUARKUS_DATASOURCE_JDBC_URL", LocalConnection.url(database.port()),
              "QUARKUS_DATASOURCE_USERNAME", LocalConnection.USER,
              "QUARKUS_DATASOURCE_PASSWORD", new DataDirectory(home).password()));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  void stop() throws InterruptedException, IOException {
    one.end();
    other.end();
    database.stop();
  }

  /** The number that a query answers with. */
  int query(String sql) throws SQLException, IOException {
    try (Connection connection =
            DriverManager.getConnection(
                LocalConnection.url(database.port()),
                LocalConnection.USER,
                new DataDirectory(home).password());
        Statement statement = connection.createStatement();
        ResultSet found = statement.executeQuery(sql)) {
      found.next();
      return found.getInt(1);
    }
  }

  void bothListen() throws Exception {
    Await.until(() -> "both listen", () -> query("select count(*) " + LISTENERS) == 2);
  }

  /** Cuts the connections that listen. */
  void deafen() throws Exception {
    bothListen();
    assertEquals(2, query("select count(pg_terminate_backend(pid)) " + LISTENERS));
  }

  void restartDatabase() {
    try {
      database.end();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    database.restart();
  }
}
