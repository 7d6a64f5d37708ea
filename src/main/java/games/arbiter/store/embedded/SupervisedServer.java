package games.arbiter.store.embedded;

import io.quarkus.runtime.Application;
import java.io.IOException;
import java.nio.file.Path;
import org.jboss.logging.Logger;

/**
 * The server of this process: one for each data directory, however often the service in it is
 * reloaded, stopped after the service when the process ends.
 */
record SupervisedServer(int port) {

  private static final Logger LOG = Logger.getLogger(SupervisedServer.class);

  /** Classes are loaded anew with every reload; system properties stay. */
  private static final String MARK = "arbiter.embedded-postgresql.port:";

  /**
   * The server on a directory, started with the first call.
   *
   * @param keep whether what is in the directory counts
   */
  static SupervisedServer on(Path directory, boolean keep) throws IOException {
    synchronized (System.class) {
      DataDirectory home = new DataDirectory(directory);
      String mark = MARK + home.path();
      String port = System.getProperty(mark);
      if (port == null) {
        PostgresServer server = PostgresServer.start(home.path(), keep);
        Runtime.getRuntime()
            .addShutdownHook(new Thread(() -> stopAfterService(server), "embedded-postgresql"));
        port = Integer.toString(server.port());
        System.setProperty(mark, port);
      }
      return new SupervisedServer(Integer.parseInt(port));
    }
  }

  /** The hooks of a process run side by side; the service may still be answering requests. */
  private static void stopAfterService(PostgresServer server) {
    Application service = Application.currentApplication();
    if (service != null) {
      service.awaitShutdown();
    }
    try {
      server.stop();
    } catch (IOException e) {
      LOG.error("PostgreSQL was not stopped", e);
    }
  }
}
