package games.arbiter.store;

import io.quarkus.datasource.common.runtime.DataSourceUtil;
import io.quarkus.flyway.FlywayConfigurationCustomizer;
import io.quarkus.flyway.FlywayDataSource;
import jakarta.inject.Singleton;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.UUID;
import org.flywaydb.core.api.callback.BaseCallback;
import org.flywaydb.core.api.callback.Context;
import org.flywaydb.core.api.callback.Event;
import org.flywaydb.core.api.configuration.FluentConfiguration;

/** Refuses to start, before the migration, on a database that the service cannot rely on. */
@FlywayDataSource(DataSourceUtil.DEFAULT_DATASOURCE_NAME)
@Singleton
public class DatabaseRequirements implements FlywayConfigurationCustomizer {

  private static final int ROUNDS = 10;

  private static final String SHARED =
      "the database is behind a pooler that shares sessions: PgBouncer needs session pooling"
          + " (pool_mode = session) for this service";

  /** The SQLSTATEs of a session that has statements of another connection, or lacks its own. */
  private static final String DUPLICATE_STATEMENT = "42P05";

  private static final String UNKNOWN_STATEMENT = "26000";

  @Override
  public void customize(FluentConfiguration migration) {
    migration.callbacks(new BeforeMigration());
  }

  private static final class BeforeMigration extends BaseCallback {

    @Override
    public boolean supports(Event event, Context context) {
      return event == Event.BEFORE_MIGRATE;
    }

    @Override
    public void handle(Event event, Context context) {
      try (Connection other = context.getConfiguration().getDataSource().getConnection()) {
        checkEncoding(context.getConnection());
        checkSessions(context.getConnection(), other);
      } catch (SQLException e) {
        throw new IllegalStateException("the database could not be checked: " + e.getMessage(), e);
      }
    }
  }

  /**
   * @throws IllegalStateException unless the database stores Unicode
   */
  static void checkEncoding(Connection connection) throws SQLException {
    try (Statement statement = connection.createStatement();
        ResultSet row =
            statement.executeQuery(
                "select current_database(), current_setting('server_encoding')")) {
      row.next();
      if (!row.getString(2).equals("UTF8")) {
        throw new IllegalStateException(
            "the database \""
                + row.getString(1)
                + "\" has the encoding "
                + row.getString(2)
                + ", but the service needs UTF8: create it with encoding 'UTF8'");
      }
    }
  }

  /**
   * Checks that each connection has a session of its own: what it sets stays and is not seen by the
   * other one.
   *
   * @throws IllegalStateException if a pooler gives sessions to transactions or statements
   */
  static void checkSessions(Connection one, Connection other) throws SQLException {
    try {
      for (int round = 0; round < ROUNDS; round++) {
        String first = set(one);
        String second = set(other);
        if (!first.equals(get(one)) || !second.equals(get(other))) {
          throw new IllegalStateException(SHARED);
        }
      }
    } catch (SQLException e) {
      if (DUPLICATE_STATEMENT.equals(e.getSQLState())
          || UNKNOWN_STATEMENT.equals(e.getSQLState())) {
        throw new IllegalStateException(SHARED, e);
      }
      throw e;
    }
  }

  private static String set(Connection connection) throws SQLException {
    String value = UUID.randomUUID().toString();
    try (PreparedStatement set =
        connection.prepareStatement("select set_config('arbiter.session', ?, false)")) {
      set.setString(1, value);
      set.execute();
    }
    return value;
  }

  private static String get(Connection connection) throws SQLException {
    try (Statement get = connection.createStatement();
        ResultSet row = get.executeQuery("select current_setting('arbiter.session', true)")) {
      row.next();
      return row.getString(1);
    }
  }
}
