package games.arbiter.store;

import games.arbiter.play.StoreUnavailable;
import jakarta.transaction.RollbackException;
import java.sql.SQLException;
import java.sql.SQLTransientException;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;
import javax.transaction.xa.XAException;
import org.jboss.logging.Logger;

/** Tells temporary failures, such as a lost connection, from defects, and logs their causes. */
final class StoreFailures {

  private static final Logger LOG = Logger.getLogger(StoreFailures.class);

  /**
   * Classes of SQLSTATE: connection (08), transaction state such as a server that is read-only
   * (25), a lost prepared statement (26), a refused user (28), a database that is not there yet
   * (3D), rollback such as a deadlock (40), resources (53), limits (54), lock not available (55),
   * shutdown and cancel (57), system error (58).
   */
  private static final Set<String> TEMPORARY_CLASSES =
      Set.of("08", "25", "26", "28", "3D", "40", "53", "54", "55", "57", "58");

  /** A revoked right, and the internal error by which Citus reports a lost node. */
  private static final Set<String> TEMPORARY_STATES = Set.of("42501", "XX000");

  /** What an operator can do about a failure, by its SQLSTATE. */
  private static final Map<String, String> ADVICE =
      Map.of(
          "53300",
          "PostgreSQL accepts no more connections: raise max_connections or the role's CONNECTION"
              + " LIMIT, or lower quarkus.datasource.jdbc.max-size",
          "25006",
          "the database is read-only: it is a standby, or default_transaction_read_only is set",
          "42501",
          "the role of quarkus.datasource.username lacks a right on the service's tables",
          "53100",
          "the disk of the database is full");

  private static final long LOG_EVERY_NANOS = TimeUnit.SECONDS.toNanos(10);
  private static final AtomicLong NEXT_LOG = new AtomicLong(System.nanoTime());

  private StoreFailures() {}

  static StoreUnavailable stopping() {
    return new StoreUnavailable("the service stops", null);
  }

  static StoreUnavailable full() {
    return new StoreUnavailable("too many requests wait for the database", null);
  }

  /** {@link StoreUnavailable} for a temporary failure, else the failure itself. */
  static Throwable of(Throwable failure) {
    for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
      if (cause instanceof StoreUnavailable) {
        return cause;
      }
      if (isTemporary(cause)
          || Stream.of(cause.getSuppressed()).anyMatch(StoreFailures::isTemporary)) {
        log(cause);
        return new StoreUnavailable("the database cannot be reached or is busy", failure);
      }
    }
    return failure;
  }

  /** One line in ten seconds: a database that fails would fill the log. */
  private static void log(Throwable cause) {
    long now = System.nanoTime();
    long next = NEXT_LOG.get();
    if (now - next >= 0 && NEXT_LOG.compareAndSet(next, now + LOG_EVERY_NANOS)) {
      LOG.warn("The database failed: " + describe(cause));
    }
  }

  /** What failed and what to do about it. */
  static String describe(Throwable cause) {
    String state = cause instanceof SQLException sql ? sql.getSQLState() : null;
    String message = String.valueOf(cause.getMessage());
    String advice = state == null ? null : ADVICE.get(state);
    if (state == null && message.toLowerCase(Locale.ROOT).contains("acquisition timeout")) {
      advice = "all connections are in use: raise quarkus.datasource.jdbc.max-size";
    }
    return advice == null ? message : message + " (" + advice + ")";
  }

  /** A failed commit has an open outcome and does not say why. */
  private static boolean isTemporary(Throwable failure) {
    return failure instanceof RollbackException
        || failure instanceof XAException
        || failure instanceof SQLException sql && isTemporary(sql);
  }

  /** Failures of the pool itself, such as no free connection in time, have no state. */
  private static boolean isTemporary(SQLException failure) {
    String state = failure.getSQLState();
    return failure instanceof SQLTransientException
        || state == null
        || TEMPORARY_STATES.contains(state)
        || TEMPORARY_CLASSES.contains(state.substring(0, Math.min(2, state.length())));
  }
}
