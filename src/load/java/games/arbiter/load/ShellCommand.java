package games.arbiter.load;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;

/** Commands of the shell that take part in a measurement. */
final class ShellCommand {

  private ShellCommand() {}

  /**
   * Runs a command to its end and returns all that it prints.
   *
   * @throws IOException with the output, if the command fails
   */
  static String output(String command) throws IOException, InterruptedException {
    Process process = new ProcessBuilder("bash", "-c", command).redirectErrorStream(true).start();
    String output = new String(process.getInputStream().readAllBytes(), UTF_8).trim();
    if (process.waitFor() != 0) {
      throw new IOException(output);
    }
    return output;
  }
}
