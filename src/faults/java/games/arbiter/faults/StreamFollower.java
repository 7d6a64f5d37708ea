package games.arbiter.faults;

import static java.nio.charset.StandardCharsets.UTF_8;

import games.arbiter.Http;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Follows the games of a player by their event streams, one game after the other and from replica
 * to replica: each version once and in order.
 */
final class StreamFollower implements Runnable {

  /** What all followers have heard. */
  static final class Followed {
    /** How often a stream ended in the middle of its game and was taken up elsewhere. */
    final AtomicInteger resumed = new AtomicInteger();

    /** The last version of each game that was followed to its end. */
    final Map<String, Integer> over = new ConcurrentHashMap<>();

    final Queue<String> faults = new ConcurrentLinkedQueue<>();
  }

  private final RetryingPlayer player;
  private final List<URI> replicas;
  private final Followed heard;
  private int replica;
  private int last;
  private boolean over;
  private volatile boolean stopping;
  private volatile InputStream open = InputStream.nullInputStream();

  /** Begins at that replica. */
  StreamFollower(RetryingPlayer player, int replica, List<URI> replicas, Followed heard) {
    this.player = player;
    this.replica = replica;
    this.replicas = replicas;
    this.heard = heard;
  }

  /** Reads no further, in the middle of a game too. */
  void stop() throws IOException {
    stopping = true;
    open.close();
  }

  @Override
  public void run() {
    try {
      while (!stopping) {
        follow(player.game());
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** From the first version to the end of a game, over as many streams as it takes. */
  private void follow(String game) throws InterruptedException {
    last = -1;
    over = false;
    for (boolean again = false; !over && !stopping; replica++) {
      again |= stream(game, again);
      TimeUnit.MILLISECONDS.sleep(50);
    }
    if (over) {
      heard.over.put(game, last);
    }
  }

  /** Reads a stream to its end; whether there was one. The last of a game answers 204. */
  private boolean stream(String game, boolean again) throws InterruptedException {
    HttpRequest.Builder request =
        HttpRequest.newBuilder(
            URI.create(replicas.get(replica % replicas.size()) + "/v1/games/" + game + "/stream"));
    if (last >= 0) {
      request.header("Last-Event-ID", Integer.toString(last));
    }
    HttpResponse<InputStream> response;
    try {
      response = Http.CLIENT.send(request.build(), BodyHandlers.ofInputStream());
    } catch (IOException e) {
      return false; // the replica is away, or has just closed the door
    }
    switch (response.statusCode()) {
      case 200 -> {
        heard.resumed.addAndGet(again ? 1 : 0);
        read(game, response.body());
      }
      case 204 -> over = true;
      case 503 -> {} // about to end: the next replica
      default -> heard.faults.add("the stream of " + game + " answers " + response.statusCode());
    }
    return response.statusCode() == 200;
  }

  private void read(String game, InputStream events) {
    open = events;
    try (BufferedReader lines = new BufferedReader(new InputStreamReader(events, UTF_8))) {
      for (String line = lines.readLine(); line != null && !stopping; line = lines.readLine()) {
        if (line.startsWith("id:")) {
          take(game, line);
        }
      }
    } catch (IOException e) {
      if (!stopping) {
        heard.faults.add("the stream of " + game + " was cut after version " + last + ": " + e);
      }
    }
  }

  private void take(String game, String line) {
    int version = Integer.parseInt(line.substring(3).strip());
    if (version != last + 1) {
      heard.faults.add("version " + version + " after " + last + " in the stream of " + game);
    }
    last = version;
  }
}
