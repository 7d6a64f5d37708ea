package games.arbiter.faults;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;

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
  private final Path log;
  private final int database;
  private final int port;
  private Process process;

  /** Before the database at a port; not started yet. */
  PgBouncer(Path folder, int database) throws IOException {
    this.settings = folder.resolve("pgbouncer.ini");
    this.log = folder.resolve("pgbouncer.log");
    this.database = database;
    this.port = Commands.freePort();
  }

  /** Starts it with that pool mode and waits until it listens. */
  void start(String mode) throws IOException, InterruptedException {
    Files.writeString(settings, SETTINGS.formatted(database, port, mode));
    String program =
        List.of("/usr/sbin/pgbouncer", "/usr/bin/pgbouncer").stream()
            .filter(p -> Files.isExecutable(Path.of(p)))
            .findFirst()
            .orElseThrow(() -> new IOException("no pgbouncer: install pgbouncer"));
    process =
        new ProcessBuilder(Commands.asPlainUser(program, settings.toString()))
            .redirectErrorStream(true)
            .redirectOutput(ProcessBuilder.Redirect.appendTo(log.toFile()))
            .start();
    if (!Commands.awaitListening(port)) {
      throw new IOException("pgbouncer does not listen: " + Files.readString(log));
    }
  }

  /** SIGTERM, which ends every connection. */
  void stop() throws InterruptedException {
    process.destroy();
    if (!process.waitFor(10, TimeUnit.SECONDS)) {
      throw new IllegalStateException("pgbouncer does not end");
    }
  }

  int port() {
    return port;
  }

  @Override
  public void close() throws InterruptedException {
    if (process != null) {
      process.destroyForcibly().waitFor();
    }
  }
}
