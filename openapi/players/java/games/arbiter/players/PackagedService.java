package games.arbiter.players;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The packaged service in a process of its own, with its own PostgreSQL in a new folder, at a free
 * port of loopback, in a time zone that is not UTC.
 */
final class PackagedService implements AutoCloseable {

  private static final Path JAR = Path.of("target", "quarkus-app", "quarkus-run.jar");
  private static final Pattern LISTENING = Pattern.compile("Listening on: (http://\\S+)");
  private static final int EXIT_SECONDS = 60;

  private final Process process;
  private final String base;

  private PackagedService(Process process, String base) {
    this.process = process;
    this.base = base;
  }

  /** Returns when it listens; what it logs goes to a file in the folder. */
  static PackagedService start(Path folder) throws IOException {
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    ProcessBuilder builder = new ProcessBuilder(java, "-Xmx384m", "-jar", JAR.toString());
    builder
        .environment()
        .putAll(
            Map.of(
                "ARBITER_DATA_DIR", folder.resolve("data").toAbsolutePath().toString(),
                "QUARKUS_HTTP_HOST", "127.0.0.1",
                "QUARKUS_HTTP_PORT", "0",
                "TZ", "Asia/Kolkata"));
    Process process = builder.redirectErrorStream(true).start();
    BufferedReader output =
        new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
    StringBuilder log = new StringBuilder();
    for (String line = output.readLine(); line != null; line = output.readLine()) {
      log.append(line).append('\n');
      Matcher listening = LISTENING.matcher(line);
      if (listening.find()) {
        keep(output, folder.resolve("service.log"), log.toString());
        return new PackagedService(process, listening.group(1));
      }
    }
    throw new IOException("The packaged service did not start:\n" + log);
  }

  private static void keep(BufferedReader output, Path file, String before) {
    Thread reader =
        new Thread(
            () -> {
              try (PrintWriter log = new PrintWriter(Files.newBufferedWriter(file), true)) {
                log.print(before);
                output.lines().forEach(log::println);
              } catch (IOException e) {
                throw new java.io.UncheckedIOException(e);
              }
            });
    reader.setDaemon(true);
    reader.start();
  }

  /** Its address, such as {@code http://127.0.0.1:40123}. */
  String base() {
    return base;
  }

  @Override
  public void close() throws InterruptedException {
    process.toHandle().destroy(); // leaves its output open, so that the end of its log is kept
    if (!process.waitFor(EXIT_SECONDS, TimeUnit.SECONDS)) {
      process.destroyForcibly();
    }
  }
}
