import java.io.IOException;
import java.net.ConnectException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;

/** Follows a game by its event stream, from replica to replica: each version once and in order. */
final class Follower implements Runnable {

  private static final HttpClient HTTP =
      HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).connectTimeout(Duration.ofSeconds(2)).build();

  private final String game;
  private final List<URI> replicas;
  private final Queue<String> faults;
  private final AtomicInteger resumed;
  private int replica;
  private int last = -1;

  /** Counts in {@code resumed} how often a stream ended and was taken up at the next replica. */
  Follower(String game, int replica, List<URI> replicas, Queue<String> faults, AtomicInteger resumed) {
    this.game = game;
    this.replica = replica;
    this.replicas = replicas;
    this.faults = faults;
    this.resumed = resumed;
  }

  int last() {
    return last;
  }

  @Override
  public void run() {
    try {
      while (follow()) {
        replica++;
        TimeUnit.MILLISECONDS.sleep(50);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** Reads one stream to its end; false if the game is over. */
  private boolean follow() throws InterruptedException {
    HttpRequest.Builder request =
        HttpRequest.newBuilder(URI.create(replicas.get(replica % replicas.size()) + "/v1/games/" + game + "/stream"));
    if (last >= 0) {
      request.header("Last-Event-ID", Integer.toString(last));
    }
    HttpResponse<Stream<String>> response;
    try {
      response = HTTP.send(request.build(), BodyHandlers.ofLines());
    } catch (ConnectException e) {
      return true;
    } catch (IOException e) {
      return true; // the connection was closed before there was an answer
    }
    if (response.statusCode() != 200) {
      return response.statusCode() != 204;
    }
    try (Stream<String> lines = response.body()) {
      lines.filter(line -> line.startsWith("id:")).forEach(this::take);
      resumed.incrementAndGet();
    } catch (java.io.UncheckedIOException e) {
      if (!Thread.currentThread().isInterrupted()) {
        faults.add("a stream was cut in the middle after version " + last + ": " + e.getCause());
      }
    }
    return !Thread.currentThread().isInterrupted();
  }

  private void take(String line) {
    int version = Integer.parseInt(line.substring(3).strip());
    if (version != last + 1) {
      faults.add("version " + version + " after " + last + " in the stream of " + game);
    }
    last = version;
  }
}
