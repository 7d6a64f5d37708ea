package games.arbiter.store;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.concurrent.TimeUnit;
import javax.sql.DataSource;
import org.postgresql.jdbc.PgConnection;

/** A connection that one thread keeps. It is replaced when it is lost or a statement failed. */
final class DedicatedConnection {

  private static final long TRUSTED_NANOS = TimeUnit.SECONDS.toNanos(1);
  private static final int SECONDS_TO_ANSWER = 2;

  private final DataSource source;
  private final SessionCheck afterFailure;
  private Connection connection;
  private long used;
  private boolean failed;

  /** Decides whether a new session may be used after the last one failed. */
  interface SessionCheck {
    SessionCheck NONE = connection -> {};

    /**
     * @throws games.arbiter.play.StoreUnavailable if the session must not be used yet
     */
    void check(Connection connection) throws SQLException;
  }

  DedicatedConnection(DataSource source, SessionCheck afterFailure) {
    this.source = source;
    this.afterFailure = afterFailure;
  }

  /** The connection. One that was idle is tested first. */
  Connection get() throws SQLException {
    long now = System.nanoTime();
    if (connection != null
        && now - used > TRUSTED_NANOS
        && !connection.isValid(SECONDS_TO_ANSWER)) {
      close();
    }
    if (connection == null) {
      connection = source.getConnection();
      if (failed) {
        afterFailure.check(connection);
        failed = false;
      }
    }
    used = now;
    return connection;
  }

  /** Ends the session, so that nobody gets it again: it may be read-only, or wait for ever. */
  void discard() {
    failed = true;
    try {
      if (connection != null) {
        connection.unwrap(PgConnection.class).close();
      }
    } catch (SQLException e) {
      // the session is lost already
    }
    close();
  }

  /** Rolls back what is unfinished and gives the connection back to the pool. */
  void close() {
    try (Connection last = connection) {
      if (last != null && !last.getAutoCommit()) {
        last.rollback();
      }
    } catch (SQLException e) {
      // the pool closes a broken connection
    }
    connection = null;
  }
}
