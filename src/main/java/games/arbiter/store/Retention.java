package games.arbiter.store;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.UUID;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.IntConsumer;
import javax.sql.DataSource;
import org.jboss.logging.Logger;

/**
 * Erases old games, of all replicas one at a time, in small batches. It rests nine times as long as
 * each batch took, so that actions and reads hardly notice.
 */
final class Retention implements AutoCloseable {

  private static final Logger LOG = Logger.getLogger(Retention.class);

  /** Longer than a statement of the service can take. */
  private static final Duration IN_FLIGHT = Duration.ofSeconds(10);

  private static final Duration LONGEST_PAUSE = Duration.ofHours(1);
  private static final Duration SHORTEST_PAUSE = Duration.ofSeconds(1);
  private static final int PARTS_OF_KEPT_TIME = 10;
  private static final int RESTS = 9;
  private static final int GAMES_AT_ONCE = 100;

  /** Any number that no other user of the database locks. */
  private static final long LOCK = 0x6172626974657201L;

  private static final String TRY_LOCK = "select pg_try_advisory_lock(" + LOCK + ")";
  private static final String UNLOCK = "select pg_advisory_unlock(" + LOCK + ")";

  private final DataSource database;
  private final GameEraser eraser;
  private final Duration pause;
  private final Duration inFlight;
  private final IntConsumer erased;
  private final CountDownLatch closed = new CountDownLatch(1);
  private final Thread thread = new Thread(this::run, "retention");

  /**
   * @param pause between two looks at all games
   * @param erased is told of numbers of erased games
   */
  Retention(DataSource database, GameEraser eraser, Duration pause, IntConsumer erased) {
    this(database, eraser, pause, IN_FLIGHT, erased);
  }

  Retention(
      DataSource database,
      GameEraser eraser,
      Duration pause,
      Duration inFlight,
      IntConsumer erased) {
    this.database = database;
    this.eraser = eraser;
    this.pause = pause;
    this.inFlight = inFlight;
    this.erased = erased;
    thread.setDaemon(true);
    thread.start();
  }

  /** The pause for the shorter of two times to keep games; null means for ever. */
  static Duration pause(Duration keepFinished, Duration keepUnfinished) {
    Duration pause = LONGEST_PAUSE;
    for (Duration keep : new Duration[] {keepFinished, keepUnfinished}) {
      if (keep != null && keep.dividedBy(PARTS_OF_KEPT_TIME).compareTo(pause) < 0) {
        pause = keep.dividedBy(PARTS_OF_KEPT_TIME);
      }
    }
    return pause.compareTo(SHORTEST_PAUSE) < 0 ? SHORTEST_PAUSE : pause;
  }

  private void run() {
    do {
      try (Connection connection = database.getConnection()) {
        if (isTrue(connection, TRY_LOCK)) {
          try {
            lookAtAllGames(connection);
          } finally {
            unlock(connection);
          }
        }
      } catch (SQLException | RuntimeException e) {
        LOG.debug("Erasing old games failed and is tried again", e);
      }
    } while (!isClosedWithin(pause.toNanos()));
  }

  private void lookAtAllGames(Connection connection) throws SQLException {
    for (short bucket : GameEraser.buckets()) {
      UUID last = eraser.hasLimits() ? GameEraser.beforeFirst() : null;
      while (last != null) {
        long since = System.nanoTime();
        GameEraser.Page page = eraser.mark(connection, bucket, last, GAMES_AT_ONCE);
        if (page.erased() > 0) {
          erased.accept(page.erased());
        }
        last = page.last();
        if (rest(since)) {
          return;
        }
      }
      int deleted = GAMES_AT_ONCE;
      while (deleted == GAMES_AT_ONCE) {
        long since = System.nanoTime();
        deleted = eraser.deleteMarked(connection, bucket, inFlight, GAMES_AT_ONCE);
        if (rest(since)) {
          return;
        }
      }
    }
  }

  private boolean rest(long since) {
    return isClosedWithin(RESTS * (System.nanoTime() - since));
  }

  /** The session goes back to the pool, and would keep the lock there. */
  private static void unlock(Connection connection) throws SQLException {
    if (!connection.getAutoCommit()) {
      connection.rollback();
      connection.setAutoCommit(true);
    }
    isTrue(connection, UNLOCK);
  }

  private static boolean isTrue(Connection connection, String query) throws SQLException {
    try (Statement statement = connection.createStatement();
        ResultSet row = statement.executeQuery(query)) {
      row.next();
      return row.getBoolean(1);
    }
  }

  private boolean isClosedWithin(long nanos) {
    try {
      return closed.await(nanos, TimeUnit.NANOSECONDS);
    } catch (InterruptedException e) {
      return true;
    }
  }

  @Override
  public void close() {
    closed.countDown();
    try {
      thread.join();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
