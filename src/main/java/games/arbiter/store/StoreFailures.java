package games.arbiter.store;

import games.arbiter.play.StoreUnavailable;
import jakarta.transaction.RollbackException;
import java.sql.SQLException;
import java.sql.SQLTransientException;
import java.util.Set;
import java.util.stream.Stream;
import javax.transaction.xa.XAException;

/** Tells failures that pass, such as a lost connection, from defects. */
final class StoreFailures {

  /**
   * Classes of SQLSTATE: connection, transaction state (a server that only reads, as after a
   * fail-over), transaction rolled back (deadlock), resources, limits, operator intervention
   * (shutdown, cancel), system error; lock not available is of class 55. While connecting also a
   * refused user (28) and a database that is not there yet (3D).
   */
  private static final Set<String> PASSING =
      Set.of("08", "25", "28", "3D", "40", "53", "54", "55", "57", "58");

  private StoreFailures() {}

  static StoreUnavailable stopping() {
    return new StoreUnavailable("the service stops", null);
  }

  static StoreUnavailable full() {
    return new StoreUnavailable("too much is waiting", null);
  }

  /** {@link StoreUnavailable} for what passes, else the failure itself. */
  static Throwable of(Throwable failure) {
    for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
      if (cause instanceof StoreUnavailable) {
        return cause;
      }
      if (passes(cause) || Stream.of(cause.getSuppressed()).anyMatch(StoreFailures::passes)) {
        return new StoreUnavailable("the database cannot be reached or is busy", failure);
      }
    }
    return failure;
  }

  /** A transaction that cannot be committed leaves open what became of it, and does not say why. */
  private static boolean passes(Throwable failure) {
    return failure instanceof RollbackException
        || failure instanceof XAException
        || failure instanceof SQLException sql && passes(sql);
  }

  /** The pool's own failures, such as no free connection in time, have no state. */
  private static boolean passes(SQLException failure) {
    String state = failure.getSQLState();
    return failure instanceof SQLTransientException
        || state == null
        || PASSING.contains(state.substring(0, Math.min(2, state.length())));
  }
}
