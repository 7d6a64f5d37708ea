package games.arbiter.store.embedded;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.stream.Collectors;

/** A process with a server of its own, as the service is one, which can be killed. */
final class ProcessWithServer {

  private static final String STARTED = "started on ";

  private final Process process;
  private final String said;

  private ProcessWithServer(Process process, String said) {
    this.process = process;
    this.said = said;
  }

  /** What runs in the process: a server, until the input ends. */
  public static void main(String[] arguments) throws IOException {
    SupervisedServer server = SupervisedServer.on(Path.of(arguments[0]), true);
    System.out.println(STARTED + server.port());
    while (System.in.read() >= 0) {
      // lives on
    }
  }

  static ProcessWithServer start(Path home) throws IOException {
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                ProcessWithServer.class.getName(),
                home.toString())
            .redirectErrorStream(true)
            .start();
    StringBuilder said = new StringBuilder();
    BufferedReader output =
        new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
    for (String line = output.readLine(); line != null; line = output.readLine()) {
      said.append(line).append('\n');
      if (line.startsWith(STARTED)) {
        break;
      }
    }
    return new ProcessWithServer(process, said.toString());
  }

  /** Everything up to the start, or to the end if it did not start. */
  String said() {
    return said;
  }

  private int port() {
    return Integer.parseInt(
        said.lines()
            .filter(line -> line.startsWith(STARTED))
            .map(line -> line.substring(STARTED.length()))
            .collect(Collectors.joining()));
  }

  Connection connect(Path home) throws SQLException, IOException {
    return DriverManager.getConnection(
        PostgresServer.url(port()), PostgresServer.USER, new DataDirectory(home).password());
  }

  /** SIGKILL. */
  void kill() {
    process.destroyForcibly();
    join();
  }

  /** Ends in order; the exit code. */
  int end() {
    try {
      process.getOutputStream().close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return join();
  }

  int join() {
    try {
      return process.waitFor();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
