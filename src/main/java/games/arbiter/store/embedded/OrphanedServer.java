package games.arbiter.store.embedded;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;

/**
 * What a killed process left in a data directory that nobody holds any more: a server that still
 * runs, which is stopped, or the lock file of one that was killed as well.
 */
final class OrphanedServer {

  private static final String CANNOT_CONNECT_NOW = "57P03";
  private static final int SECONDS_TO_WAIT = 30;
  private static final int PID_LINE = 0;
  private static final int PORT_LINE = 3;

  private final DataDirectory home;
  private final PostgresPrograms programs;

  OrphanedServer(DataDirectory home, PostgresPrograms programs) {
    this.home = home;
    this.programs = programs;
  }

  void clear() throws IOException {
    Path lockFile = home.cluster().resolve("postmaster.pid");
    if (!Files.exists(lockFile)) {
      return;
    }
    List<String> lines = new ArrayList<>(Files.readAllLines(lockFile));
    if (lines.size() > PORT_LINE && isServing(number(lines, PORT_LINE), number(lines, PID_LINE))) {
      PostgresServer.stop(home, programs);
    } else if (lines.isEmpty()) {
      Files.delete(lockFile); // its server was killed when it had just made the file
    } else {
      disown(lockFile, lines);
    }
  }

  /**
   * A process with the pid in the file proves nothing, since it may be another program's by now and
   * PostgreSQL would not start beside it. This process's own pid PostgreSQL takes for stale, and
   * goes on to check by the rest of the file that nothing is attached to the old server's memory.
   */
  private static void disown(Path lockFile, List<String> lines) throws IOException {
    lines.set(PID_LINE, Long.toString(ProcessHandle.current().pid()));
    Files.write(lockFile, lines);
  }

  private static int number(List<String> lines, int index) {
    return Integer.parseInt(lines.get(index).strip());
  }

  /** Whether the server of this directory answers on a port. */
  private boolean isServing(int port, int pid) throws IOException {
    Instant end = Instant.now().plusSeconds(SECONDS_TO_WAIT);
    while (Instant.now().isBefore(end)) {
      try (Connection connection = connect(port);
          Statement statement = connection.createStatement();
          ResultSet answer = statement.executeQuery("show data_directory")) {
        answer.next();
        return Files.isSameFile(Path.of(answer.getString(1)), home.cluster());
      } catch (SQLException e) {
        if (!CANNOT_CONNECT_NOW.equals(e.getSQLState())) {
          return false;
        }
        PostgresServer.pause(); // one that starts or stops does not say whose it is
      }
    }
    return isOurs(pid);
  }

  /** Whether a process runs the program in this directory. */
  private boolean isOurs(int pid) {
    return ProcessHandle.of(pid)
        .flatMap(process -> process.info().command())
        .filter(program -> Path.of(program).startsWith(programs.bin()))
        .isPresent();
  }

  private Connection connect(int port) throws SQLException, IOException {
    Properties properties = new Properties();
    properties.setProperty("user", PostgresServer.USER);
    properties.setProperty("password", home.password());
    properties.setProperty("connectTimeout", "5");
    properties.setProperty("socketTimeout", "5");
    return DriverManager.getConnection(PostgresServer.url(port), properties);
  }
}
