package games.arbiter.store.embedded;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Runs the programs of PostgreSQL to their end. */
final class Programs {

  private final Path bin;

  Programs(Path programs) {
    this.bin = programs.resolve("bin");
  }

  /** How a program ended and what it said. */
  record Outcome(int code, String output) {
    boolean failed() {
      return code != 0;
    }
  }

  Outcome run(String program, String... arguments) throws IOException {
    List<String> command = new ArrayList<>();
    if (isRoot()) {
      // PostgreSQL refuses to run as root; in a user namespace of its own it sees another user.
      command.addAll(List.of("unshare", "-U"));
    }
    command.add(bin.resolve(program).toString());
    command.addAll(List.of(arguments));
    ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
    builder.environment().keySet().removeIf(name -> name.startsWith("PG"));
    builder.environment().put("LC_ALL", "C");
    Process process = builder.start();
    process.getOutputStream().close();
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    try {
      return new Outcome(process.waitFor(), output);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException("interrupted while " + program + " was running", e);
    }
  }

  private static boolean isRoot() {
    return "root".equals(System.getProperty("user.name"));
  }
}
