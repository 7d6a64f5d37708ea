package games.arbiter.store.embedded;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import games.arbiter.PackagedService;
import java.io.IOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Map;
import java.util.concurrent.CompletionException;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The packaged service on a database that it shares, with credentials that are hard to write. */
class GivenDatabaseIT {

  private static final String PASSWORD = " a$$b${c}\\$d ";

  @TempDir static Path home;

  private static PostgresServer database;

  @BeforeAll
  static void start() throws Exception {
    database = PostgresServer.start(home, true);
    execute(
        "create table users (name text)",
        "create role hard login password '" + PASSWORD.replace("'", "''") + "'",
        "create schema games authorization hard");
  }

  private static void execute(String... statements) throws SQLException, IOException {
    try (Connection connection =
            DriverManager.getConnection(
                LocalConnection.url(database.port()),
                LocalConnection.USER,
                new DataDirectory(home).password());
        Statement statement = connection.createStatement()) {
      for (String sql : statements) {
        statement.execute(sql);
      }
    }
  }

  @AfterAll
  static void stop() throws IOException {
    database.stop();
  }

  private static PackagedService service(String url, String user, String password)
      throws IOException {
    return PackagedService.start(
        home,
        Map.of(
            "QUARKUS_DATASOURCE_JDBC_URL", url,
            "QUARKUS_DATASOURCE_USERNAME", user,
            "QUARKUS_DATASOURCE_PASSWORD", password,
            "JAVA_TOOL_OPTIONS", "-Duser.timezone=JST"));
  }

  /** What a service says that does not start. */
  private static String refusal(String url) {
    CompletionException refused =
        assertThrows(
            CompletionException.class,
            () -> service(url, LocalConnection.USER, new DataDirectory(home).password()));
    return refused.getCause().getMessage();
  }

  @Test
  void itPlaysInASchemaOfItsOwn() throws Exception {
    String url = LocalConnection.url(database.port()) + "?currentSchema=games&sslpassword=s3cret";
    PackagedService service = service(url, "hard", PASSWORD);
    try {
      String game = service.create("{\"ruleset\":\"tablut\"}");
      assertEquals(200, service.get("/v1/games/" + game).statusCode());
      assertFalse(String.join("\n", service.said()).contains("s3cret"));
    } finally {
      service.end();
    }
  }

  @Test
  void aSchemaOfAnotherProgramIsRefusedWithTheRemedy() {
    String said = refusal(LocalConnection.url(database.port()) + "?sslpassword=s3cret");
    assertTrue(said.contains("The schema public is used by another program: it has users"), said);
    assertTrue(said.contains("?currentSchema=arbiter"), said);
    assertFalse(said.matches("(?si).*baseline.*"), said);
    assertFalse(said.contains("s3cret"), said);
  }

  @Test
  void aSchemaThatDoesNotExistIsRefusedWithTheRemedy() {
    String said = refusal(LocalConnection.url(database.port()) + "?currentSchema=none");
    assertTrue(said.contains("does not exist"), said);
    assertTrue(said.contains("create schema arbiter authorization arbiter"), said);
  }

  @Test
  void aPasswordInAnAddressIsNotPrintedIfTheDatabaseIsAway() {
    String said = refusal("jdbc:postgresql://127.0.0.1:1/x?password=s3cret&sslpassword=s3cret");
    assertTrue(said.contains("127.0.0.1:1"), said);
    assertFalse(said.contains("s3cret"), said);
  }

  @Test
  void credentialsWithoutAnAddressAreRefused() {
    CompletionException refused =
        assertThrows(
            CompletionException.class,
            () ->
                PackagedService.start(
                    home.resolve("none"), Map.of("QUARKUS_DATASOURCE_PASSWORD", PASSWORD)));
    String said = refused.getCause().getMessage();
    assertTrue(said.contains("quarkus.datasource.password is set without"), said);
  }
}
