package games.arbiter.store.embedded;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * A program that has run to its end.
 *
 * @param output what it said, errors included
 */
record ProcessResult(int code, String output) {

  boolean failed() {
    return code != 0;
  }

  static ProcessResult run(List<String> command) throws IOException {
    ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
    // Only what is said here counts, not what a user has set for other PostgreSQL programs.
    builder.environment().keySet().removeIf(name -> name.startsWith("PG"));
    builder.environment().put("LC_ALL", "C");
    Process process = builder.start();
    process.getOutputStream().close();
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    try {
      return new ProcessResult(process.waitFor(), output);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException("interrupted while a program was running: " + command.get(0), e);
    }
  }
}
