package games.arbiter.load;

import games.arbiter.Http;
import java.io.IOException;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * More clients than the service has places ask for the strongest analysis, each of other positions.
 */
final class AnalysisWork implements SideWork.Work {

  private static final int CLIENTS = 24;
  private static final int PAUSE_MILLIS = 200;
  private static final int OK = 200;
  private static final int UNAVAILABLE = 503;

  private final URI evaluations;
  private final RecordedGame game;
  private final AtomicInteger next = new AtomicInteger();
  private final AtomicInteger answered = new AtomicInteger();
  private final AtomicInteger refused = new AtomicInteger();
  private final List<Thread> clients = new ArrayList<>();
  private CountDownLatch begun;
  private volatile boolean closed;

  AnalysisWork(Arguments arguments) throws IOException {
    evaluations = arguments.urls().get(0).resolve("/v1/evaluations");
    game = RecordedGame.read(arguments.path("--games")).get(0);
  }

  @Override
  public void begin() throws InterruptedException {
    closed = false;
    begun = new CountDownLatch(1);
    for (int i = 0; i < CLIENTS; i++) {
      Thread client = new Thread(this::ask);
      client.setDaemon(true);
      client.start();
      clients.add(client);
    }
    begun.await(1, TimeUnit.MINUTES);
  }

  /** Until it is closed; who is refused comes again after a while. */
  private void ask() {
    try {
      while (!closed) {
        int status = Http.post(evaluations, body(), Map.of()).statusCode();
        if (status == OK) {
          answered.incrementAndGet();
        } else if (status == UNAVAILABLE) {
          refused.incrementAndGet();
          begun.countDown();
          TimeUnit.MILLISECONDS.sleep(PAUSE_MILLIS);
        } else {
          throw new IOException("an analysis was answered " + status);
        }
      }
    } catch (IOException e) {
      throw new IllegalStateException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private String body() {
    int length = next.getAndIncrement() % (game.actions().size() - 1);
    return "{\"ruleset\":\"%s\",\"actions\":[%s],\"analysis\":4%s}"
        .formatted(
            game.ruleset(),
            length == 0 ? "" : '"' + String.join("\",\"", game.actions().subList(0, length)) + '"',
            game.firstSeat() == null ? "" : ",\"firstSeat\":\"" + game.firstSeat() + '"');
  }

  @Override
  public void close() throws InterruptedException {
    closed = true;
    for (Thread client : clients) {
      client.join();
    }
    clients.clear();
    System.out.printf(
        "    analyses: %d answered, %d refused%n", answered.getAndSet(0), refused.getAndSet(0));
  }
}
