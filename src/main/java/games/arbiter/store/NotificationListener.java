package games.arbiter.store;

import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import javax.sql.DataSource;
import org.jboss.logging.Logger;
import org.postgresql.PGConnection;
import org.postgresql.PGNotification;

/**
 * Listens to the hints of the other services, with a thread and a connection for all who wait. What
 * was said while the connection was lost is made up for by a hint to everyone.
 */
final class NotificationListener implements AutoCloseable {

  private static final Logger LOG = Logger.getLogger(NotificationListener.class);
  private static final int LISTEN_MILLIS = 250;
  private static final int PAUSE_MILLIS = 500;
  private static final int SILENT_ROUNDS = 40;
  private static final String LISTEN = "listen " + NotificationPayload.CHANNEL;

  private final DataSource database;
  private final WatcherRegistry board;
  private final String self;
  private final CountDownLatch closed = new CountDownLatch(1);
  private final Thread thread = new Thread(this::run, "news-listener");

  /**
   * @param self the name of this service, whose own hints are passed over
   */
  NotificationListener(DataSource database, WatcherRegistry board, String self) {
    this.database = database;
    this.board = board;
    this.self = self;
    thread.setDaemon(true);
    thread.start();
  }

  private void run() {
    do {
      try (Connection connection = database.getConnection();
          Statement statement = connection.createStatement()) {
        statement.execute(LISTEN);
        board.tellAll();
        listen(connection.unwrap(PGConnection.class), statement);
      } catch (SQLException | RuntimeException e) {
        LOG.debug("the connection that listens for news was lost", e);
      } catch (Error e) {
        LOG.error("listening for news failed, and is tried again", e);
      }
    } while (!isClosedWithin(PAUSE_MILLIS));
  }

  /** After a long silence it asks to listen once more, which fails if the connection is lost. */
  private void listen(PGConnection postgres, Statement statement) throws SQLException {
    int silent = 0;
    while (!isClosedWithin(0)) {
      PGNotification[] hints = postgres.getNotifications(LISTEN_MILLIS);
      silent = hints != null && hints.length > 0 ? 0 : silent + 1;
      if (silent == SILENT_ROUNDS) {
        statement.execute(LISTEN);
      }
      silent %= SILENT_ROUNDS;
      if (hints != null) {
        for (PGNotification hint : hints) {
          NotificationPayload.read(hint.getParameter(), self)
              .ifPresentOrElse(topics -> topics.forEach(board::tell), board::tellAll);
        }
      }
    }
  }

  private boolean isClosedWithin(int millis) {
    try {
      return closed.await(millis, TimeUnit.MILLISECONDS);
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
