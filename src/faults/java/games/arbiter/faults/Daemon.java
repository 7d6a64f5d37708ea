package games.arbiter.faults;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** A program that runs until it is ended. */
final class Daemon implements AutoCloseable {

  private final Path log;
  private final List<String> command;
  private Process process;

  /** A program that writes what it says to a log; not started yet. */
  Daemon(Path log, String... command) {
    this.log = log;
    this.command = Commands.asPlainUser(command);
  }

  void start() throws IOException {
    process =
        new ProcessBuilder(command)
            .redirectErrorStream(true)
            .redirectOutput(ProcessBuilder.Redirect.appendTo(log.toFile()))
            .start();
  }

  /**
   * Starts it and waits until it listens at a port of loopback.
   *
   * @throws IOException if it does not, with what it said
   */
  void start(int port) throws IOException, InterruptedException {
    start();
    if (!Commands.awaitListening(port)) {
      throw new IOException(command + " does not listen: " + Files.readString(log));
    }
  }

  /** SIGKILL. */
  void kill() throws InterruptedException {
    process.destroyForcibly().waitFor();
  }

  /**
   * SIGTERM; returns when it has ended.
   *
   * @throws IllegalStateException if it does not end within 10 s
   */
  void stop() throws InterruptedException {
    process.destroy();
    if (!process.waitFor(10, TimeUnit.SECONDS)) {
      throw new IllegalStateException(command + " does not end");
    }
  }

  String log() throws IOException {
    return Files.readString(log);
  }

  @Override
  public void close() throws InterruptedException {
    if (process != null) {
      kill();
    }
  }
}
