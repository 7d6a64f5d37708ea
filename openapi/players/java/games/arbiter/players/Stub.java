package games.arbiter.players;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Executors;

/** A service of a later day: it answers what it was told, whatever is asked. */
final class Stub implements AutoCloseable {

  /**
   * An answer; one without status is a connection that breaks, one cut short breaks in its body.
   *
   * @param retryAfter null for none
   */
  private record Answer(int status, String body, boolean cut, String retryAfter) {}

  private final HttpServer server;
  private final Map<String, Deque<Answer>> answers = new HashMap<>();
  private final List<String> queries = new ArrayList<>();
  private final List<Long> moments = new ArrayList<>();

  Stub() throws IOException {
    server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    server.createContext("/", this::answer);
    server.setExecutor(Executors.newCachedThreadPool());
    server.start();
  }

  String base() {
    return "http://127.0.0.1:" + server.getAddress().getPort();
  }

  /** Queues an answer to a path; the last one is given again and again. */
  Stub on(String path, int status, String body) {
    return queue(path, new Answer(status, body, false, "0"));
  }

  /** Queues a refusal that says in this way when to come again; null for not. */
  Stub refuseOn(String path, int status, String retryAfter) {
    return queue(path, new Answer(status, "<html>Later</html>", false, retryAfter));
  }

  Stub breakOn(String path) {
    return queue(path, new Answer(0, "", true, null));
  }

  Stub cutOn(String path, String body) {
    return queue(path, new Answer(200, body, true, null));
  }

  private synchronized Stub queue(String path, Answer answer) {
    answers.computeIfAbsent(path, p -> new ArrayDeque<>()).add(answer);
    return this;
  }

  /** The paths that were asked for, with their queries. */
  synchronized List<String> asked() {
    return List.copyOf(queries);
  }

  /** When it was asked, in nanoseconds, in the order of {@link #asked}. */
  synchronized List<Long> askedAt() {
    return List.copyOf(moments);
  }

  private synchronized Answer next(HttpExchange exchange) {
    moments.add(System.nanoTime());
    queries.add(exchange.getRequestURI().toString());
    Deque<Answer> queue = answers.get(exchange.getRequestURI().getPath());
    if (queue == null) {
      return new Answer(500, "no answer for " + exchange.getRequestURI(), false, null);
    }
    return queue.size() > 1 ? queue.remove() : queue.peek();
  }

  private void answer(HttpExchange exchange) throws IOException {
    try (exchange) {
      exchange.getRequestBody().readAllBytes();
      Answer answer = next(exchange);
      if (answer.status() == 0) {
        return;
      }
      byte[] body = answer.body().getBytes(StandardCharsets.UTF_8);
      String type = answer.status() < 400 ? "application/json" : "application/problem+json";
      exchange.getResponseHeaders().set("Content-Type", type);
      if (answer.retryAfter() != null) {
        exchange.getResponseHeaders().set("Retry-After", answer.retryAfter());
      }
      exchange.sendResponseHeaders(answer.status(), body.length);
      exchange.getResponseBody().write(body, 0, answer.cut() ? body.length / 2 : body.length);
      exchange.getResponseBody().flush();
    }
  }

  @Override
  public void close() {
    server.stop(0);
  }
}
