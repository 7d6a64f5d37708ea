package games.arbiter.store.embedded;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/** A process with a server of its own, as the service is one, which can be killed. */
final class ProcessWithServer {

  private static final long SECONDS_TO_END = 60;

  private static final String STARTED = "started on ";

  private final Path home;
  private final Process process;
  private final StringBuffer output = new StringBuffer();
  private final CompletableFuture<Integer> port = new CompletableFuture<>();
  private final Thread reader = new Thread(this::read);

  private ProcessWithServer(Path home, Process process) {
    this.home = home;
    this.process = process;
    reader.start();
  }

  /** What runs in the process: a server, until the input ends. */
  public static void main(String[] arguments) throws IOException {
    System.out.println(STARTED + SupervisedServer.on(Path.of(arguments[0]), true));
    while (System.in.read() >= 0) {
      // lives on
    }
  }

  /** Begins a start and returns at once. */
  static ProcessWithServer begin(Path home, String... prefix) throws IOException {
    List<String> command = new ArrayList<>(List.of(prefix));
    command.addAll(
        List.of(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-XX:TieredStopAtLevel=1",
            "-XX:+UseSerialGC",
            "-cp",
            System.getProperty("java.class.path"),
            ProcessWithServer.class.getName(),
            home.toString()));
    ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
    builder.environment().put("LC_ALL", "C.UTF-8");
    return new ProcessWithServer(home, builder.start());
  }

  /** Waits until the server runs, or the process has ended without it. */
  static ProcessWithServer start(Path home, String... prefix) throws IOException {
    ProcessWithServer process = begin(home, prefix);
    process.port.join();
    return process;
  }

  private void read() {
    try (BufferedReader lines =
        new BufferedReader(
            new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        output.append(line).append('\n');
        if (line.startsWith(STARTED)) {
          port.complete(Integer.parseInt(line.substring(STARTED.length())));
        }
      }
    } catch (IOException e) {
      output.append(e);
    }
    port.complete(0);
  }

  String output() {
    return output.toString();
  }

  boolean isStarted() {
    return port.join() != 0;
  }

  ProcessHandle handle() {
    return process.toHandle();
  }

  /** The data directory, also where this process alone sees its file system. */
  Path home() {
    Path seen = Path.of("/proc", Long.toString(process.pid()), "root" + home.toAbsolutePath());
    return Files.exists(seen) ? seen : home;
  }

  Connection connect() throws SQLException, IOException {
    return DriverManager.getConnection(
        LocalConnection.url(port.join()),
        LocalConnection.USER,
        new DataDirectory(home()).password());
  }

  void execute(String sql) throws SQLException, IOException {
    try (Connection connection = connect();
        Statement statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }

  /** The number that a query answers with. */
  int query(String sql) throws SQLException, IOException {
    try (Connection connection = connect();
        Statement statement = connection.createStatement();
        ResultSet answer = statement.executeQuery(sql)) {
      answer.next();
      return answer.getInt(1);
    }
  }

  boolean answers() {
    try {
      return query("select 1") == 1;
    } catch (SQLException | IOException e) {
      return false;
    }
  }

  /** SIGKILL. */
  void kill() {
    process.toHandle().destroyForcibly();
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

  /**
   * The exit code. A process that was started by a shell's background job ignores SIGINT, and so do
   * its children: then it does not end.
   */
  int join() {
    try {
      if (!process.waitFor(SECONDS_TO_END, TimeUnit.SECONDS)) {
        process.destroyForcibly();
        throw new AssertionError("does not end within " + SECONDS_TO_END + " s: " + output());
      }
      reader.join();
      return process.exitValue();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
