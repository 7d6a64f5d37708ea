package games.arbiter.store.embedded;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;

/**
 * What a killed service left in a data directory that no service holds any more: a server that
 * still runs, which is stopped, or the lock file of one that was killed as well.
 */
record OrphanedServer(DataDirectory directory, PostgresPrograms programs) {

  private static final String CANNOT_CONNECT_NOW = "57P03";
  private static final int ATTEMPTS = 100;
  private static final int PAUSE_MILLIS = 300;

  void clear() throws IOException {
    if (!Files.exists(directory.serverLock())) {
      return;
    }
    ServerLock lock = ServerLock.read(directory);
    if (lock.pid() == 0) {
      Files.delete(directory.serverLock()); // its server was killed when it had just made the file
    } else if (isOurs(lock.pid()) || isServing(lock.port())) {
      new ServerStop(programs).stop(process(lock.pid()));
    } else {
      disown(lock);
    }
  }

  /**
   * A process with the pid in the file proves nothing, since it may be another program's by now and
   * PostgreSQL would not start beside it. This process's own pid PostgreSQL takes for stale, and
   * goes on to check by the rest of the file that nothing is attached to the old server's memory.
   */
  private void disown(ServerLock lock) throws IOException {
    List<String> lines = new ArrayList<>(lock.lines());
    lines.set(0, Long.toString(ProcessHandle.current().pid()));
    Files.write(directory.serverLock(), lines);
  }

  private static ProcessHandle process(long pid) throws IOException {
    return ProcessHandle.of(pid)
        .orElseThrow(
            () -> new IOException("the server of a killed service runs out of sight, as " + pid));
  }

  /** Whether a process runs a program of this directory. */
  private boolean isOurs(long pid) throws IOException {
    Path root = directory.path().toRealPath();
    return ProcessHandle.of(pid)
        .flatMap(process -> process.info().command())
        .filter(program -> Path.of(program).startsWith(root))
        .isPresent();
  }

  /** Whether the server of this directory answers on a port, if the system hides what it runs. */
  private boolean isServing(int port) throws IOException {
    for (int attempt = 0; port != 0 && attempt < ATTEMPTS; attempt++) {
      try (Connection connection = connect(port);
          Statement statement = connection.createStatement();
          ResultSet answer = statement.executeQuery("show data_directory")) {
        answer.next();
        return isSame(Path.of(answer.getString(1)));
      } catch (SQLException e) {
        if (!CANNOT_CONNECT_NOW.equals(e.getSQLState())) {
          return false;
        }
        // one that starts or stops does not say whose it is
        programs.children().pause(PAUSE_MILLIS);
      }
    }
    return false;
  }

  private boolean isSame(Path cluster) throws IOException {
    return Files.exists(cluster) && Files.isSameFile(cluster, directory.cluster());
  }

  private Connection connect(int port) throws SQLException, IOException {
    Properties properties = new Properties();
    properties.setProperty("user", LocalConnection.USER);
    properties.setProperty("password", directory.password());
    properties.setProperty("connectTimeout", "5");
    properties.setProperty("socketTimeout", "5");
    return DriverManager.getConnection(LocalConnection.url(port), properties);
  }
}
