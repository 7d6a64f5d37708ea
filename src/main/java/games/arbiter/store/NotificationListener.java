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
 * Listens to the notifications of the other services, with one thread and one connection for all
 * watchers. After a lost connection it wakes all watchers, because notifications were lost too.
 */
final class NotificationListener implements AutoCloseable {

  private static final Logger LOG = Logger.getLogger(NotificationListener.class);
  private static final int LISTEN_MILLIS = 250;
  private static final int PAUSE_MILLIS = 500;
  private static final int SILENT_ROUNDS = 40;
  private static final String LISTEN = "listen " + NotificationPayload.CHANNEL;

  private final DataSource database;
  private final WatcherRegistry watchers;
  private final String self;
  private final CountDownLatch closed = new CountDownLatch(1);
  private final Thread thread = new Thread(this::run, "notification-listener");

  /**
   * @param self the name of this service, whose own notifications are skipped
   */
  NotificationListener(DataSource database, WatcherRegistry watchers, String self) {
    this.database = database;
    this.watchers = watchers;
    this.self = self;
    thread.setDaemon(true);
    thread.start();
  }

  private void run() {
    do {
      try (Connection connection = database.getConnection();
          Statement statement = connection.createStatement()) {
        statement.execute(LISTEN);
        watchers.wakeAll();
        listen(connection.unwrap(PGConnection.class), statement);
      } catch (SQLException | RuntimeException e) {
        LOG.debug("the connection that listens for notifications was lost", e);
      } catch (Error e) {
        LOG.error("listening for notifications failed and is tried again", e);
      }
    } while (!isClosedWithin(PAUSE_MILLIS));
  }

  /** After a long silence it asks to listen once more, which fails if the connection is lost. */
  private void listen(PGConnection postgres, Statement statement) throws SQLException {
    int silent = 0;
    while (!isClosedWithin(0)) {
      PGNotification[] received = postgres.getNotifications(LISTEN_MILLIS);
      silent = received != null && received.length > 0 ? 0 : silent + 1;
      if (silent == SILENT_ROUNDS) {
        statement.execute(LISTEN);
      }
      silent %= SILENT_ROUNDS;
      if (received != null) {
        for (PGNotification notification : received) {
          NotificationPayload.read(notification.getParameter(), self)
              .ifPresentOrElse(topics -> topics.forEach(watchers::wake), watchers::wakeAll);
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
