package games.arbiter.rest;

import games.arbiter.operations.Meters;
import games.arbiter.play.GameWatcher;
import games.arbiter.play.GameWatcher.Seen;
import games.arbiter.play.Progress;
import io.vertx.ext.web.RoutingContext;
import jakarta.inject.Singleton;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.function.Function;

/** Long polls. A waiting request holds no thread. */
@Singleton
final class LongPolls {

  private static final Duration LAST_WAIT = Duration.ofSeconds(1);

  private final GameWatcher watcher;
  private final ShutdownListeners departures;
  private final Meters meters;

  LongPolls(GameWatcher watcher, ShutdownListeners departures, Meters meters) {
    this.watcher = watcher;
    this.departures = departures;
    this.meters = meters;
  }

  /**
   * The progress of a game as soon as there is any; none after the given seconds or when the
   * service stops. While the service is stopping, a request still waits for a second, so that its
   * client does not poll in a tight loop.
   */
  CompletionStage<Progress> beyond(Seen seen, int seconds, RoutingContext http) {
    return first(wait -> watcher.beyond(seen, wait), new Progress.None(), seconds, http);
  }

  /** The same for any wait; {@code none} is its result when it ends early. */
  <T> CompletionStage<T> first(
      Function<Duration, CompletableFuture<T>> watch, T none, int seconds, RoutingContext http) {
    boolean stopping = departures.areNear();
    CompletableFuture<T> waiting = watch.apply(stopping ? LAST_WAIT : Duration.ofSeconds(seconds));
    Runnable goodbye = () -> waiting.complete(none);
    meters.pollBegan();
    if (!stopping) {
      departures.add(goodbye);
    }
    http.addEndHandler(ended -> goodbye.run());
    waiting.whenComplete(
        (found, failure) -> {
          departures.remove(goodbye);
          meters.pollEnded();
        });
    return waiting;
  }
}
