package games.arbiter.faults;

import games.arbiter.load.RecordedGame;
import java.io.IOException;
import java.net.ConnectException;
import java.net.URI;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * Plays recorded games one after the other and behaves as the contract asks of a client: when the
 * outcome is open, the same request again, at the next replica, until there is an answer.
 */
final class RetryingPlayer implements Runnable {

  private final int number;
  private final List<URI> replicas;
  private final List<RecordedGame> scripts;
  private final ClientHistory history;
  private final Duration pause;
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

  private void play(RecordedGame script) throws InterruptedException {
    String body = answered(() -> Api.create(next(), script.creation()));
    if (body == null) {
      return;
    }
    Api.CreatedGame table = Api.CreatedGame.of(body);
    game = table.id();
    history.games.put(table.id(), table.hash());
    String seat = table.toMove();
    for (int version = 0; version < script.actions().size() && !stopping; version++) {
      String action = script.actions().get(version);
      String token = table.tokens().get(seat);
      int seen = version;
      String key = version % 2 == 0 ? null : "v" + version;
      String answer = answered(() -> Api.act(next(), table.id(), action, seen, token, key));
      if (answer == null) {
        return;
      }
      history.acknowledged.add(
          new ClientHistory.Acknowledged(
              table.id(),
              version + 1,
              seat,
              action,
              Api.text(answer, "hash").orElseThrow(),
              number,
              System.nanoTime()));
      seat = Api.text(answer, "toMove").orElse(null);
      TimeUnit.NANOSECONDS.sleep(pause.toNanos());
    }
  }

  private URI next() {
    return replicas.get(Math.floorMod(replica, replicas.size()));
  }

  private interface Request {
    HttpResponse<String> send() throws IOException, InterruptedException;
  }

  /** The body of the 201 that the request gets in the end; null after an answer that is a fault. */
  private String answered(Request request) throws InterruptedException {
    boolean sent = false;
    while (true) {
      try {
        HttpResponse<String> response = request.send();
        if (response.statusCode() == 201) {
          history.answered("201");
          if (sent && response.headers().firstValue("Idempotency-Replayed").isPresent()) {
            history.answered(ClientHistory.ANSWER_LOST);
          }
          return response.body();
        }
        boolean again =
            response.statusCode() == 503
                && response.headers().firstValue("Retry-After").isPresent();
        if (!again) {
          history.faults.add(
              response.statusCode() + " " + response.headers().map() + " " + response.body());
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
}
