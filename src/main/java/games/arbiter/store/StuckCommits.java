package games.arbiter.store;

import games.arbiter.play.StoreUnavailable;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;

/**
 * Finds commits that wait for a synchronous standby which is gone. PostgreSQL never gives such a
 * commit up, and its session stays when the client has left. If every retry opened another session,
 * they would use up all connections, and reads would fail too.
 */
final class StuckCommits {

  private static final String FIND =
      """
      select 1 from pg_stat_activity
       where wait_event = 'SyncRep' and usesysid = (select oid from pg_roles where rolname = current_user)
         and clock_timestamp() - query_start > interval '3 seconds'
       limit 1
      """;

  private StuckCommits() {}

  /**
   * @throws StoreUnavailable while an earlier commit of this role waits for its standby
   */
  static void check(Connection connection) throws SQLException {
    try (Statement statement = connection.createStatement();
        ResultSet found = statement.executeQuery(FIND)) {
      if (found.next()) {
        throw new StoreUnavailable(
            "commits wait for a synchronous standby that does not answer", null);
      }
    }
  }
}
