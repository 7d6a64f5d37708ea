package games.arbiter.store.embedded;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * How a program ended.
 *
 * @param output its standard output and its errors
 */
record ProcessResult(int code, String output) {

  boolean failed() {
    return code != 0;
  }

  /** Runs a program to its end. */
  static ProcessResult of(ChildProcesses children, List<String> command) throws IOException {
    Process process = children.start(builder(command).redirectErrorStream(true));
    process.getOutputStream().close();
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    try {
      return new ProcessResult(process.waitFor(), output);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException("interrupted while a program was running: " + command.get(0), e);
    }
  }

  /** Without the environment variables that a user has set for other PostgreSQL programs. */
  static ProcessBuilder builder(List<String> command) {
    ProcessBuilder builder = new ProcessBuilder(command);
    builder.environment().keySet().removeIf(name -> name.startsWith("PG"));
    builder.environment().put("LC_ALL", "C");
    return builder;
  }
}
