package games.arbiter.store.embedded;

import io.quarkus.runtime.Application;
import java.io.IOException;
import java.nio.file.Path;
import org.jboss.logging.Logger;

/**
 * The server of this process: one for each data directory, however often the service in it is
 * reloaded. It is started again if it ends by itself, and stopped when the process ends: after the
 * service, or at once if it is still starting.
 */
final class SupervisedServer {

  private static final Logger LOG = Logger.getLogger(SupervisedServer.class);

  /** Classes are loaded anew with every reload; system properties stay. */
  private static final String MARK = "arbiter.embedded-postgresql.port:";

  private static final int PAUSE_MILLIS = 2_000;

  /** The same reason is logged with every so many attempts. */
  private static final int ATTEMPTS_A_LINE = 15;

  private final PostgresServer server;
  private volatile boolean started;

  private SupervisedServer(PostgresServer server) {
    this.server = server;
  }

  /**
   * The port of the server on a directory, which is started with the first call.
   *
   * @param keep whether the content of the directory is kept
   */
  static int on(Path path, boolean keep) {
    synchronized (System.class) {
      DataDirectory directory = new DataDirectory(path);
      String mark = MARK + directory.path();
      String port = System.getProperty(mark);
      if (port == null) {
        SupervisedServer supervised =
            new SupervisedServer(new PostgresServer(directory.path(), keep));
        supervised.start();
        port = Integer.toString(supervised.server.port());
        System.setProperty(mark, port);
      }
      return Integer.parseInt(port);
    }
  }

  private void start() {
    Runtime.getRuntime().addShutdownHook(new Thread(this::stop, "embedded-postgresql-stop"));
    server.start();
    started = true;
    LOG.warnf(
        "No database is set with QUARKUS_DATASOURCE_JDBC_URL: games are kept by a PostgreSQL of the"
            + " service's own in %s",
        server.directory().path());
    Thread supervisor = new Thread(this::supervise, "embedded-postgresql");
    supervisor.setDaemon(true);
    supervisor.start();
  }

  private void supervise() {
    try {
      while (true) {
        ServerEnded end = server.awaitEnd();
        if (server.isStopped()) {
          return;
        }
        LOG.errorf("PostgreSQL has ended: %s. It is started again.", end.getMessage());
        restart();
        LOG.warnf("PostgreSQL runs again on port %s", server.port());
      }
    } catch (IOException e) {
      LOG.debug("The server is no longer supervised", e);
    }
  }

  /** Tries until the server runs. */
  private void restart() throws IOException {
    String logged = "";
    for (int attempt = 0; ; attempt++) {
      try {
        server.pause(attempt == 0 ? PAUSE_MILLIS / 10 : PAUSE_MILLIS);
        server.restart();
        return;
      } catch (StartFailure e) {
        if (server.isStopped()) {
          return;
        }
        if (!e.getMessage().equals(logged) || attempt % ATTEMPTS_A_LINE == 0) {
          LOG.errorf("%s. It is tried again every %s s.", e.getMessage(), PAUSE_MILLIS / 1_000);
          logged = e.getMessage();
        }
      }
    }
  }

  /** The hooks of a process run side by side; the service may still be answering requests. */
  private void stop() {
    Application service = Application.currentApplication();
    if (started && service != null) {
      service.awaitShutdown();
    }
    try {
      server.stop();
    } catch (IOException e) {
      LOG.error("PostgreSQL was not stopped", e);
    }
  }
}
