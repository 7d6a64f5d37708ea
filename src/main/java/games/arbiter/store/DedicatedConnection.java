package games.arbiter.store;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.concurrent.TimeUnit;
import javax.sql.DataSource;

/** A connection that one thread keeps, replaced when it is lost. */
final class DedicatedConnection {

  private static final long TRUSTED_NANOS = TimeUnit.SECONDS.toNanos(1);
  private static final int SECONDS_TO_ANSWER = 2;

  private final DataSource source;
  private Connection connection;
  private long used;

  DedicatedConnection(DataSource source) {
    this.source = source;
  }

  /** The connection; one that has been idle is tried first. */
  Connection get() throws SQLException {
    long now = System.nanoTime();
    if (connection != null
        && now - used > TRUSTED_NANOS
        && !connection.isValid(SECONDS_TO_ANSWER)) {
      close();
    }
    if (connection == null) {
      connection = source.getConnection();
    }
    used = now;
    return connection;
  }

  /** Gives the connection back, with nothing half done; the pool closes it if it is broken. */
  void close() {
    try (Connection last = connection) {
      if (last != null && !last.getAutoCommit()) {
        last.rollback();
      }
    } catch (SQLException e) {
      // it was of no use any more
    }
    connection = null;
  }
}
