package games.arbiter.store.embedded;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.jboss.logging.Logger;

/**
 * A PostgreSQL server on a data directory, which it holds from start to stop. It loses nothing that
 * it has confirmed, whichever process is killed. {@link #stop} may be called at any time, from any
 * thread, also while {@link #start} is running: then the start fails and nothing is left running.
 */
final class PostgresServer {

  private static final Logger LOG = Logger.getLogger(PostgresServer.class);
  private static final int ATTEMPTS = 10;
  private static final int POLL_MILLIS = 20;
  private static final int PAUSE_MILLIS = 300;

  private static final List<String> SETTINGS =
      List.of(
          "-cfsync=on",
          "-csynchronous_commit=on",
          "-cfull_page_writes=on",
          "-clisten_addresses=127.0.0.1",
          "-cunix_socket_directories=",
          "-cmax_connections=50",
          "-clog_checkpoints=off");

  private final DataDirectory directory;
  private final boolean keep;
  private final ChildProcesses children = new ChildProcesses();
  private PostgresPrograms programs;
  private FileChannel lock;
  private PlainName name;
  private ServerLog log;
  private int port;
  private volatile Process process;

  /**
   * @param keep whether the content of the directory is kept; else it is deleted at the start
   */
  PostgresServer(Path directory, boolean keep) {
    this.directory = new DataDirectory(directory);
    this.keep = keep;
  }

  /** A server that runs. */
  static PostgresServer start(Path directory, boolean keep) {
    PostgresServer server = new PostgresServer(directory, keep);
    server.start();
    return server;
  }

  /**
   * Starts the server, after stopping one that a killed service left behind; the first start makes
   * the cluster.
   *
   * @throws StartFailure if the directory is in use or the server does not start
   */
  void start() {
    long begun = System.nanoTime();
    try {
      lock = directory.lock();
      prepare();
      startOnFreePort();
    } catch (IOException | RuntimeException e) {
      release();
      throw StartFailure.of(directory, e);
    }
    LOG.infof(
        "PostgreSQL runs on port %s in %s (started in %s ms)",
        port, directory.path(), (System.nanoTime() - begun) / 1_000_000);
  }

  private void prepare() throws IOException {
    ProcessUser user = ProcessUser.find(directory, children);
    user.give(directory.lockFile());
    programs = new PostgresPrograms(PostgresBinaries.in(directory.path()), user, children);
    user.give(programs.bin().getParent());
    user.give(directory.passwordFile());
    user.give(directory.serverLog());
    new OrphanedServer(directory, programs).clear();
    name = PlainName.of(directory.path(), user);
    if (!keep) {
      FileTree.delete(directory.cluster());
    }
    if (!Files.exists(directory.cluster())) {
      makeCluster();
    }
    user.give(directory.cluster());
  }

  private void makeCluster() throws IOException {
    Path unfinished = directory.path().resolve("cluster.unfinished");
    FileTree.delete(unfinished);
    Files.createDirectory(unfinished);
    programs.user().give(unfinished);
    ProcessResult made =
        name.run(
            programs,
            "initdb",
            "--pgdata=" + name.path().resolve(unfinished.getFileName()),
            "--username=" + LocalConnection.USER,
            "--pwfile=" + directory.passwordFile(),
            "--auth=scram-sha-256",
            "--encoding=UTF8",
            "--locale=C");
    if (made.failed()) {
      throw new IOException(
          "initdb failed: " + ServerLog.reason(made.output()) + "\n" + made.output().strip());
    }
    Files.move(unfinished, directory.cluster());
  }

  /** Another process may take the free port first, and orphans of a killed server need a moment. */
  private void startOnFreePort() throws IOException {
    for (int attempt = 1; ; attempt++) {
      port = freePort();
      try {
        launch();
        return;
      } catch (ServerEnded e) {
        if (attempt == ATTEMPTS || !e.isPassing()) {
          throw e;
        }
        children.pause(PAUSE_MILLIS);
      }
    }
  }

  /** Ends the server in order; it may be started again. */
  void end() throws IOException {
    new ServerStop(programs).stop(process.toHandle());
  }

  /**
   * Starts the server again on its port after it has ended.
   *
   * @throws StartFailure if it does not start; it may be tried again
   */
  void restart() {
    try {
      programs.user().give(directory.serverLog());
      new OrphanedServer(directory, programs).clear();
      launch();
    } catch (IOException | RuntimeException e) {
      throw StartFailure.of(directory, e);
    }
  }

  /** Returns when the server accepts connections. */
  private void launch() throws IOException {
    log = ServerLog.fromHere(directory.serverLog());
    List<String> options = new ArrayList<>(SETTINGS);
    options.add("-D" + name.path().resolve(directory.cluster().getFileName()));
    options.add("-p" + port);
    Process started = programs.start(log.file(), "postgres", options.toArray(String[]::new));
    process = started;
    try {
      while (!started.waitFor(POLL_MILLIS, TimeUnit.MILLISECONDS)) {
        if (ServerLock.read(directory).isReady(started.pid())) {
          return;
        }
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException("interrupted while PostgreSQL was starting", e);
    }
    if (children.isClosed()) {
      throw new ChildProcesses.ServiceEnding();
    }
    throw new ServerEnded(started.exitValue(), log);
  }

  private static int freePort() throws IOException {
    try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      return socket.getLocalPort();
    }
  }

  int port() {
    return port;
  }

  DataDirectory directory() {
    return directory;
  }

  /** Waits until the server's process has ended, for whatever reason. */
  ServerEnded awaitEnd() {
    int code = process.onExit().join().exitValue();
    return new ServerEnded(code, log);
  }

  boolean isStopped() {
    return children.isClosed();
  }

  /**
   * Waits for some time.
   *
   * @throws IOException if the server is stopped meanwhile
   */
  void pause(long millis) throws IOException {
    children.pause(millis);
  }

  /** Stops the server in order, at whatever point it is, and lets go of the data directory. */
  void stop() throws IOException {
    children.close();
    Process server = process;
    children.killAllBut(server);
    if (server != null && server.isAlive()) {
      new ServerStop(programs).stop(server.toHandle());
    }
    release();
  }

  private void release() {
    try {
      if (name != null) {
        name.close();
      }
      if (lock != null) {
        lock.close();
      }
    } catch (IOException e) {
      LOG.warn("A file of PostgreSQL was not let go of", e);
    }
  }
}
