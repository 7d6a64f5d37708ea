package games.arbiter.store.embedded;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.jboss.logging.Logger;

/**
 * A PostgreSQL server on a data directory, which it holds from start to stop. It loses nothing that
 * it has confirmed, whichever process is killed.
 */
final class PostgresServer {

  /** The owner of the cluster and of everything in it. */
  static final String USER = "arbiter";

  private static final Logger LOG = Logger.getLogger(PostgresServer.class);
  private static final int ATTEMPTS = 10;
  private static final int LAST_LINES = 15;
  private static final String SECONDS_TO_RECOVER = "600";
  private static final String SECONDS_TO_STOP = "20";

  private static final String SETTINGS =
      String.join(
          " ",
          "-c fsync=on",
          "-c synchronous_commit=on",
          "-c full_page_writes=on",
          "-c listen_addresses=127.0.0.1",
          "-c unix_socket_directories=''",
          "-c max_connections=50",
          "-c log_checkpoints=off");

  private final DataDirectory home;
  private final PostgresPrograms programs;
  private final FileChannel lock;
  private final int port;

  private PostgresServer(
      DataDirectory home, PostgresPrograms programs, FileChannel lock, int port) {
    this.home = home;
    this.programs = programs;
    this.lock = lock;
    this.port = port;
  }

  /**
   * Starts a server, after stopping one that a killed process left behind; at the first time it
   * makes the cluster.
   *
   * @param keep whether what is in the directory counts; else it is deleted first
   * @throws IllegalStateException if the directory is in use or the server does not start
   */
  static PostgresServer start(Path directory, boolean keep) throws IOException {
    long begun = System.nanoTime();
    DataDirectory home = new DataDirectory(directory);
    FileChannel lock = home.lock();
    PostgresPrograms programs =
        new PostgresPrograms(PostgresBinaries.in(home.path()).resolve("bin"), ProcessUser.find());
    new OrphanedServer(home, programs).clear();
    if (!keep) {
      FileTree.delete(home.cluster());
    }
    if (!Files.exists(home.cluster())) {
      makeCluster(home, programs);
    }
    programs.account().give(home.cluster());
    programs.account().give(home.serverLog());
    int port = start(home, programs);
    LOG.infof(
        "PostgreSQL runs on port %d in %s (started in %d ms)",
        port, home.path(), (System.nanoTime() - begun) / 1_000_000);
    return new PostgresServer(home, programs, lock, port);
  }

  private static void makeCluster(DataDirectory home, PostgresPrograms programs)
      throws IOException {
    Path unfinished = home.path().resolve("cluster.unfinished");
    FileTree.delete(unfinished);
    Files.createDirectory(unfinished);
    programs.account().give(unfinished);
    programs.account().give(home.passwordFile());
    ProcessResult made =
        programs.run(
            "initdb",
            "--pgdata=" + unfinished,
            "--username=" + USER,
            "--pwfile=" + home.passwordFile(),
            "--auth=scram-sha-256",
            "--encoding=UTF8",
            "--locale=C");
    if (made.failed()) {
      throw new IllegalStateException("PostgreSQL's initdb failed:\n" + made.output());
    }
    Files.move(unfinished, home.cluster());
  }

  /** Another process may take the free port first, and orphans of a killed server need a moment. */
  private static int start(DataDirectory home, PostgresPrograms programs) throws IOException {
    ProcessResult last = null;
    for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
      int port = freePort();
      last =
          programs.run(
              "pg_ctl",
              "start",
              "--pgdata=" + home.cluster(),
              "--log=" + home.serverLog(),
              "--wait",
              "--timeout=" + SECONDS_TO_RECOVER,
              "--options=-p " + port + " " + SETTINGS);
      if (!last.failed()) {
        return port;
      }
      pause();
    }
    throw new IllegalStateException(
        "PostgreSQL does not start:\n" + last.output() + String.join("\n", lastLines(home)));
  }

  private static int freePort() throws IOException {
    try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      return socket.getLocalPort();
    }
  }

  static void pause() throws IOException {
    try {
      Thread.sleep(300);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException("interrupted while PostgreSQL was starting", e);
    }
  }

  private static List<String> lastLines(DataDirectory home) throws IOException {
    List<String> lines = Files.readAllLines(home.serverLog());
    return lines.subList(Math.max(0, lines.size() - LAST_LINES), lines.size());
  }

  int port() {
    return port;
  }

  static String url(int port) {
    return "jdbc:postgresql://127.0.0.1:" + port + "/postgres";
  }

  /** Stops the server in order and lets go of the data directory. */
  void stop() throws IOException {
    stop(home, programs);
    lock.close();
  }

  /** A server that does not end in order is made to; it loses nothing by that. */
  static void stop(DataDirectory home, PostgresPrograms programs) throws IOException {
    if (stop(home, programs, "fast").failed()) {
      ProcessResult stopped = stop(home, programs, "immediate");
      if (stopped.failed()) {
        throw new IOException("PostgreSQL does not stop: " + stopped.output());
      }
    }
  }

  private static ProcessResult stop(DataDirectory home, PostgresPrograms programs, String mode)
      throws IOException {
    return programs.run(
        "pg_ctl",
        "stop",
        "--pgdata=" + home.cluster(),
        "--mode=" + mode,
        "--wait",
        "--timeout=" + SECONDS_TO_STOP);
  }
}
