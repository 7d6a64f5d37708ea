package games.arbiter.faults;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import games.arbiter.load.RecordedGame;
import games.arbiter.rest.Json;
import java.io.IOException;
import java.net.ConnectException;
import java.net.URI;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;

/**
 * Plays recorded games one after the other and behaves as the contract asks of a client: when the
 * outcome is open, the same request again, at the next replica, until there is an answer.
 */
final class RetryingPlayer implements Runnable {

  private static final int ACTIONS_AFTER_LOSS = 20;

  private final int number;
  private final List<URI> replicas;
  private final List<RecordedGame> scripts;
  private final ClientHistory history;
  private final Duration pause;
  private final Random random;
  private volatile boolean stopping;
  private volatile String game;
  private int replica;

  /** Rests so long after each action. */
  RetryingPlayer(
      int number,
      List<URI> replicas,
      List<RecordedGame> scripts,
      ClientHistory history,
      Duration pause) {
    this.pause = pause;
    this.number = number;
    this.replicas = replicas;
    this.scripts = scripts;
    this.history = history;
    this.replica = number;
    this.random = new Random(number);
  }

  /** No more actions after the one that is under way. */
  void stop() {
    stopping = true;
  }

  /** The id of the game that is being played; null before the first. */
  String game() {
    return game;
  }

  @Override
  public void run() {
    try {
      for (int i = number; !stopping; i++) {
        play(scripts.get(i % scripts.size()));
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } catch (RuntimeException e) {
      history.faults.add("player " + number + ": " + e);
    }
  }

  private void play(RecordedGame recorded) throws InterruptedException {
    long sent = System.nanoTime();
    String body = answered(() -> Api.create(next(), recorded.creation()));
    if (body == null) {
      return;
    }
    Api.CreatedGame created = Api.CreatedGame.of(body);
    history.created(created, sent);
    game = created.id();
    String seat = created.toMove();
    for (int version = 0; version < recorded.actions().size() && !stopping; version++) {
      String answer = act(created, version, seat, recorded.actions().get(version));
      if (answer == null) {
        goOn(created);
        return;
      }
      seat = Api.text(answer, "toMove").orElse(null);
      TimeUnit.NANOSECONDS.sleep(pause.toNanos());
    }
  }

  private String act(Api.CreatedGame in, int version, String seat, String action)
      throws InterruptedException {
    long sent = System.nanoTime();
    String token = in.tokens().get(seat);
    String key = version % 2 == 0 ? null : "v" + version;
    String body = answered(() -> Api.act(next(), in.id(), action, version, token, key));
    if (body != null) {
      history.acknowledged(in, version + 1, seat, action, body, number, sent);
    }
    return body;
  }

  /**
   * After the log was set back: plays on from what there is, each action at another replica, and
   * other actions than were played before. Nobody else plays this game, so what is read must be
   * what acting finds.
   */
  private void goOn(Api.CreatedGame created) throws InterruptedException {
    for (int i = 0; i < ACTIONS_AFTER_LOSS && history.lossy() && !stopping; i++) {
      replica++;
      String path = "/v1/games/" + created.id() + "/legal-actions";
      String legal = answered(() -> Api.get(next(), path));
      JsonNode items = legal == null ? MissingNode.getInstance() : Json.of(legal).path("items");
      if (items.isEmpty()) {
        return;
      }
      int version = Json.of(legal).path("version").asInt();
      JsonNode item = items.get(random.nextInt(items.size()));
      replica++;
      long moment = System.nanoTime();
      boolean acted =
          act(created, version, item.path("seat").asText(), item.path("action").asText()) != null;
      if (!acted && !history.mayBeLost(moment, System.nanoTime())) {
        history.faults.add(number + ": " + created.id() + " is not at version " + version);
      }
    }
  }

  private URI next() {
    return replicas.get(Math.floorMod(replica, replicas.size()));
  }

  private interface Request {
    HttpResponse<String> send() throws IOException, InterruptedException;
  }

  /** The body of the answer that the request gets in the end; null if it is refused. */
  private String answered(Request request) throws InterruptedException {
    boolean sent = false;
    while (true) {
      try {
        HttpResponse<String> response = request.send();
        if (response.statusCode() / 100 == 2) {
          note(response, sent);
          return response.body();
        }
        if (!isRetryable(response)) {
          refused(response);
          return null;
        }
        sent = true;
        history.disturbed("503", ClientHistory.Disturbance.REFUSALS);
      } catch (ConnectException e) {
        history.disturbed("no connection", ClientHistory.Disturbance.REFUSALS);
      } catch (IOException e) {
        sent = true;
        history.disturbed("no answer: " + e.getMessage(), ClientHistory.Disturbance.SILENCE);
      }
      replica++;
      TimeUnit.MILLISECONDS.sleep(50);
    }
  }

  private void note(HttpResponse<String> response, boolean again) {
    history.answered(Integer.toString(response.statusCode()));
    if (again && response.headers().firstValue("Idempotency-Replayed").isPresent()) {
      history.answered(ClientHistory.ANSWER_LOST);
    }
  }

  private static boolean isRetryable(HttpResponse<String> response) {
    return response.statusCode() == 503 && response.headers().firstValue("Retry-After").isPresent();
  }

  /** A fault, unless the log was set back, so that the game is at another version or is gone. */
  private void refused(HttpResponse<String> response) {
    int status = response.statusCode();
    if (history.lossy() && (status == 412 || status == 404)) {
      history.answered(Integer.toString(status));
    } else {
      history.faults.add(status + " " + response.headers().map() + " " + response.body());
    }
  }
}
