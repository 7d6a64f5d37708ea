package games.arbiter.store.embedded;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * PostgreSQL's programs, run by a user that they accept, never through a shell of ours.
 *
 * @param bin the directory that they are in
 */
record PostgresPrograms(Path bin, ProcessUser user, ChildProcesses children) {

  /**
   * Ways to take a process out of the terminal's group, so that Ctrl-C does not reach the database
   * before the service has drained. Each replaces itself with the program and keeps its process id.
   */
  private static final List<List<String>> OWN_SESSION =
      List.of(
          List.of("setsid"),
          List.of("perl", "-e", "use POSIX; POSIX::setsid(); exec { $ARGV[0] } @ARGV; exit 127"));

  PostgresPrograms in(Path otherBin) {
    return new PostgresPrograms(otherBin, user, children);
  }

  ProcessResult run(String program, String... arguments) throws IOException {
    return ProcessResult.of(children, command(program, arguments));
  }

  /** Starts a program that goes on, with its output at the end of a file. */
  Process start(Path output, String program, String... arguments) throws IOException {
    List<String> command = new ArrayList<>(ownSession());
    command.addAll(command(program, arguments));
    return children.start(
        ProcessResult.builder(command)
            .redirectInput(new File("/dev/null"))
            .redirectErrorStream(true)
            .redirectOutput(ProcessBuilder.Redirect.appendTo(output.toFile())));
  }

  private List<String> command(String program, String... arguments) {
    List<String> command = new ArrayList<>(user.prefix());
    command.add(bin.resolve(program).toString());
    command.addAll(List.of(arguments));
    return command;
  }

  private static List<String> ownSession() {
    return OWN_SESSION.stream()
        .filter(way -> isInstalled(way.get(0)))
        .findFirst()
        .orElse(List.of());
  }

  private static boolean isInstalled(String program) {
    String path = System.getenv("PATH");
    return path != null
        && List.of(path.split(File.pathSeparator)).stream()
            .filter(folder -> !folder.isEmpty())
            .anyMatch(folder -> Files.isExecutable(Path.of(folder, program)));
  }

  /**
   * Asks a server to end in order, without waiting for its clients. The system's {@code kill} is
   * missing on small systems, and Java sends no SIGINT.
   */
  void interrupt(long pid) throws IOException {
    ProcessResult sent =
        ProcessResult.of(new ChildProcesses(), command("pg_ctl", "kill", "INT", "" + pid));
    if (sent.failed() && ProcessHandle.of(pid).isPresent()) {
      throw new IOException(sent.output().strip());
    }
  }
}
