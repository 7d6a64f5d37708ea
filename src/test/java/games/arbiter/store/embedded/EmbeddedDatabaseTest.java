package games.arbiter.store.embedded;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import javax.sql.DataSource;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The server that the service starts when no database is configured. */
@QuarkusTest
class EmbeddedDatabaseTest {

  private static final String WRONG_PASSWORD = "28P01";

  @Inject DataSource database;

  @ConfigProperty(name = "quarkus.datasource.jdbc.url")
  String url;

  @ParameterizedTest
  @ValueSource(strings = {"fsync", "synchronous_commit", "full_page_writes"})
  void losesNothingThatItConfirmed(String setting) throws SQLException {
    assertEquals("on", show(setting));
  }

  @Test
  void listensOnThisMachineOnly() throws SQLException {
    assertEquals("127.0.0.1", show("listen_addresses"));
    assertEquals("", show("unix_socket_directories"));
  }

  @Test
  void letsNobodyInWithoutThePassword() {
    SQLException refused =
        assertThrows(
            SQLException.class, () -> DriverManager.getConnection(url, "arbiter", "postgres"));
    assertEquals(WRONG_PASSWORD, refused.getSQLState());
  }

  private String show(String setting) throws SQLException {
    try (Connection connection = database.getConnection();
        Statement statement = connection.createStatement();
        ResultSet answer = statement.executeQuery("show " + setting)) {
      answer.next();
      return answer.getString(1);
    }
  }
}
