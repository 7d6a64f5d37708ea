package games.arbiter.faults;

import games.arbiter.Http;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/** One replica: the packaged service in a process of its own, always at the same port. */
final class ReplicaProcess implements AutoCloseable {

  private final Path log;
  private final int port;
  private final Map<String, String> settings;
  private Process process;
  private boolean closed;

  /** A replica that is not started yet, with settings as environment variables. */
  ReplicaProcess(Path log, Map<String, String> settings) throws IOException {
    this.log = log;
    this.port = Commands.freePort();
    this.settings = new HashMap<>(settings);
    this.settings.put("QUARKUS_HTTP_HOST", "127.0.0.1");
    this.settings.put("QUARKUS_HTTP_PORT", Integer.toString(port));
  }

  /**
   * @throws IllegalStateException if the replica was closed
   */
  synchronized void start() throws IOException {
    if (closed) {
      throw new IllegalStateException("a replica is started after the end");
    }
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    ProcessBuilder builder =
        new ProcessBuilder(java, "-Xmx384m", "-XX:+UseSerialGC", "-jar", System.getProperty("jar"));
    builder.environment().putAll(settings);
    process =
        builder
            .redirectErrorStream(true)
            .redirectOutput(ProcessBuilder.Redirect.appendTo(log.toFile()))
            .start();
  }

  /** Waits until the replica is ready; false if it is not in time or has ended. */
  boolean awaitReady(Duration atMost) throws InterruptedException {
    long end = System.nanoTime() + atMost.toNanos();
    while (process.isAlive() && System.nanoTime() < end) {
      if (health("ready") == 200) {
        return true;
      }
      TimeUnit.MILLISECONDS.sleep(20);
    }
    return false;
  }

  /** The status of a health check, 0 if there is no answer within two seconds. */
  int health(String kind) throws InterruptedException {
    try {
      HttpRequest request =
          HttpRequest.newBuilder(URI.create(base() + "/q/health/" + kind))
              .timeout(Duration.ofSeconds(2))
              .build();
      return Http.CLIENT.send(request, BodyHandlers.discarding()).statusCode();
    } catch (IOException e) {
      return 0;
    }
  }

  URI base() {
    return URI.create("http://127.0.0.1:" + port);
  }

  int port() {
    return port;
  }

  long pid() {
    return process.pid();
  }

  /** SIGKILL: the process has no time for anything. */
  void kill() throws InterruptedException {
    process.destroyForcibly().waitFor();
  }

  /** SIGTERM; the exit is awaited by {@link #awaitExit}. */
  void terminate() {
    process.destroy();
  }

  boolean awaitExit(Duration atMost) throws InterruptedException {
    return process.waitFor(atMost.toMillis(), TimeUnit.MILLISECONDS);
  }

  @Override
  public synchronized void close() throws InterruptedException {
    closed = true;
    if (process != null) {
      kill();
    }
  }
}
