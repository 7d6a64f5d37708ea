package games.arbiter.rest;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** A reader of a stream of events, who takes the lines as they come. */
final class StreamReader implements AutoCloseable {

  private static final String END = "<end>";
  private static final long PATIENCE_SECONDS = 20;

  private final HttpClient client = HttpClient.newHttpClient();
  private final BlockingQueue<String> lines = new LinkedBlockingQueue<>();
  private final HttpResponse<Stream<String>> answer;

  /** Opens a stream; headers are name, value, name, value … */
  StreamReader(URI uri, String... headers) throws Exception {
    HttpRequest.Builder request = HttpRequest.newBuilder(uri).GET();
    if (headers.length > 0) {
      request.headers(headers);
    }
    answer =
        client
            .sendAsync(request.build(), HttpResponse.BodyHandlers.ofLines())
            .get(PATIENCE_SECONDS, TimeUnit.SECONDS);
    CompletableFuture.runAsync(this::read);
  }

  private void read() {
    try (Stream<String> body = answer.body()) {
      body.forEach(lines::add);
    } finally {
      lines.add(END);
    }
  }

  int status() {
    return answer.statusCode();
  }

  String header(String name) {
    return answer.headers().firstValue(name).orElse(null);
  }

  /** The next line; null at the end of the stream. */
  String line() throws InterruptedException {
    String line = lines.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
    if (line == null) {
      throw new AssertionError("nothing was heard for " + PATIENCE_SECONDS + " seconds");
    }
    return line.equals(END) ? null : line;
  }

  /** The next line that begins so; fails if the stream ends before. */
  String line(String beginning) throws InterruptedException {
    String line = line();
    while (line != null && !line.startsWith(beginning)) {
      line = line();
    }
    if (line == null) {
      throw new AssertionError("the stream ended before " + beginning);
    }
    return line;
  }

  /** All lines up to the end of the stream. */
  String rest() throws InterruptedException {
    StringBuilder text = new StringBuilder();
    for (String line = line(); line != null; line = line()) {
      text.append(line).append('\n');
    }
    return text.toString();
  }

  /** Goes away without a word. */
  @Override
  public void close() {
    answer.body().close();
  }
}
