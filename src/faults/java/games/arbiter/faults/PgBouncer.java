package games.arbiter.faults;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** A PgBouncer process before a PostgreSQL, with the settings that deploy/README.md recommends. */
final class PgBouncer implements AutoCloseable {

  private static final String SETTINGS =
      """
      [databases]
      arbiter = host=127.0.0.1 port=%d dbname=arbiter user=arbiter
      [pgbouncer]
      listen_addr = 127.0.0.1
      listen_port = %d
      unix_socket_dir =
      auth_type = any
      pool_mode = %s
      default_pool_size = 16
      ignore_startup_parameters = extra_float_digits
      """;

  private final Path settings;
  private final int database;
  private final int port;
  private final Daemon process;

  /** Before the database at a port; not started yet. */
  PgBouncer(Path folder, int database) throws IOException {
    this.settings = folder.resolve("pgbouncer.ini");
    this.database = database;
    this.port = Commands.freePort();
    this.process =
        new Daemon(
            folder.resolve("pgbouncer.log"), Commands.program("pgbouncer"), settings.toString());
  }

  /** Starts it with that pool mode and waits until it listens. */
  void start(String mode) throws IOException, InterruptedException {
    Files.writeString(settings, SETTINGS.formatted(database, port, mode));
    process.start(port);
  }

  /** SIGTERM, which ends every connection. */
  void stop() throws InterruptedException {
    process.stop();
  }

  int port() {
    return port;
  }

  @Override
  public void close() throws InterruptedException {
    process.close();
  }
}
