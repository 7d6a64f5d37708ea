package games.arbiter;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The packaged service in a process of its own, at a port that was free. */
public final class PackagedService {

  /** What is shipped. */
  public static final Path JAR = Path.of("target", "quarkus-app", "quarkus-run.jar");

  private static final Pattern ID = Pattern.compile("\"id\":\"([^\"]+)\"");
  private static final Pattern LISTENING = Pattern.compile("Listening on: (http://[^\\s\"]+)");

  private final Process process;
  private final List<String> said = new CopyOnWriteArrayList<>();
  private final CompletableFuture<String> address = new CompletableFuture<>();
  private final Thread reader = new Thread(this::read);

  private PackagedService(Process process) {
    this.process = process;
    reader.start();
  }

  /**
   * Starts the service and waits until it listens.
   *
   * @param home where the PostgreSQL of its own keeps its data, if it starts one
   * @param settings as environment variables
   * @throws java.util.concurrent.CompletionException if it does not start, with what it said
   */
  public static PackagedService start(Path home, Map<String, String> settings) throws IOException {
    ProcessBuilder builder = java().redirectErrorStream(true);
    builder.environment().put("ARBITER_DATA_DIR", home.toString());
    builder.environment().put("QUARKUS_SHUTDOWN_DELAY", "0S");
    builder.environment().putAll(settings);
    PackagedService service = new PackagedService(builder.start());
    service.address.join();
    return service;
  }

  /**
   * Java with the packaged jar and some arguments, compiling no more than a short life is worth.
   */
  public static ProcessBuilder java(String... arguments) {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(
        List.of(
            "-XX:TieredStopAtLevel=1",
            "-XX:+UseSerialGC",
            "-Dquarkus.http.port=0",
            "-jar",
            JAR.toAbsolutePath().toString()));
    command.addAll(List.of(arguments));
    return new ProcessBuilder(command);
  }

  private void read() {
    try (BufferedReader output =
        new BufferedReader(
            new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
      for (String line = output.readLine(); line != null; line = output.readLine()) {
        said.add(line);
        Matcher listening = LISTENING.matcher(line);
        if (listening.find()) {
          address.complete(listening.group(1).replace("0.0.0.0", "127.0.0.1"));
        }
      }
      address.completeExceptionally(
          new IllegalStateException("the service did not start:\n" + String.join("\n", said)));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The answer to a request without a body. */
  public HttpResponse<String> get(String path) throws IOException, InterruptedException {
    return Http.get(uri(path));
  }

  /** The answer to a request with a body of JSON. */
  public HttpResponse<String> post(String path, String body, Map<String, String> headers)
      throws IOException, InterruptedException {
    return Http.post(uri(path), body, headers);
  }

  /** The id of a new game. */
  public String create(String game) throws IOException, InterruptedException {
    HttpResponse<String> answer = post("/v1/games", game, Map.of());
    Matcher id = ID.matcher(answer.body());
    if (answer.statusCode() != 201 || !id.find()) {
      throw new IllegalStateException(answer.statusCode() + " " + answer.body());
    }
    return id.group(1);
  }

  /** Has the lines of an answer read as they come; completes with their end. */
  public CompletableFuture<Void> lines(String path, Consumer<String> taker) {
    return Http.CLIENT
        .sendAsync(HttpRequest.newBuilder(uri(path)).build(), HttpResponse.BodyHandlers.ofLines())
        .thenAcceptAsync(answer -> answer.body().forEach(taker));
  }

  /** Where it listens, as {@code http://host:port}. */
  public String address() {
    return address.join();
  }

  private URI uri(String path) {
    return URI.create(address() + path);
  }

  /** SIGKILL. (By its handle: the process itself would close its output unread.) */
  public void kill() throws InterruptedException {
    process.toHandle().destroyForcibly();
    process.waitFor();
    reader.join();
  }

  /** SIGTERM; returns when the service has ended. */
  public void end() throws InterruptedException {
    process.toHandle().destroy();
    process.waitFor();
    reader.join();
  }

  /** The lines that it has put out. */
  public List<String> said() {
    return List.copyOf(said);
  }
}
