package games.arbiter.store;

import jakarta.inject.Singleton;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import javax.sql.DataSource;
import org.eclipse.microprofile.health.HealthCheck;
import org.eclipse.microprofile.health.HealthCheckResponse;
import org.eclipse.microprofile.health.Readiness;
import org.postgresql.jdbc.PgConnection;

/** Ready is a service that can write to its database. */
@Readiness
@Singleton
public class WriteReadiness implements HealthCheck {

  private static final String NAME = "database";
  private static final String IS_WRITABLE =
      """
      select not pg_is_in_recovery() and current_setting('transaction_read_only') = 'off',
             has_table_privilege('game', 'select') and has_table_privilege('game', 'insert')
               and has_table_privilege('game', 'update')
               and has_table_privilege('game_event', 'select')
               and has_table_privilege('game_event', 'insert')
      """;

  private final DataSource database;

  WriteReadiness(DataSource database) {
    this.database = database;
  }

  @Override
  public HealthCheckResponse call() {
    try (Connection connection = database.getConnection()) {
      String fault = fault(connection);
      return fault == null ? HealthCheckResponse.up(NAME) : down(fault);
    } catch (SQLException e) {
      StoreFailures.of(e);
      return down("not reachable");
    }
  }

  /**
   * Why the service cannot write; null if it can. A read-only session ends, a new one may write.
   */
  private static String fault(Connection connection) throws SQLException {
    try (Statement statement = connection.createStatement();
        ResultSet row = statement.executeQuery(IS_WRITABLE)) {
      row.next();
      if (!row.getBoolean(1)) {
        connection.unwrap(PgConnection.class).close();
        return "read-only";
      }
      return row.getBoolean(2) ? null : "a right on the tables is missing";
    }
  }

  private static HealthCheckResponse down(String reason) {
    return HealthCheckResponse.named(NAME).down().withData("reason", reason).build();
  }
}
