package games.arbiter.store;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import javax.sql.DataSource;

/** Finds out whether the tables are distributed over several servers by Citus. */
final class Distribution {

  private static final String HAS_CITUS =
      "select to_regclass('pg_catalog.pg_dist_partition') is not null";
  private static final String IS_DISTRIBUTED =
      "select exists (select 1 from pg_catalog.pg_dist_partition"
          + " where logicalrelid = 'game_event'::regclass)";

  private Distribution() {}

  /**
   * @throws IllegalStateException if the database cannot be asked
   */
  static boolean isDistributed(DataSource database) {
    try (Connection connection = database.getConnection();
        Statement statement = connection.createStatement()) {
      return isTrue(statement, HAS_CITUS) && isTrue(statement, IS_DISTRIBUTED);
    } catch (SQLException e) {
      throw new IllegalStateException("the database does not say whether it is distributed", e);
    }
  }

  private static boolean isTrue(Statement statement, String query) throws SQLException {
    try (ResultSet row = statement.executeQuery(query)) {
      row.next();
      return row.getBoolean(1);
    }
  }
}
