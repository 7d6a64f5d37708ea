package games.arbiter.rest;

import games.arbiter.operations.Meters;
import games.arbiter.play.Game;
import games.arbiter.play.GameWatcher;
import io.vertx.ext.web.RoutingContext;
import jakarta.inject.Singleton;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.function.Function;

/** Lets requests wait for a game to go on. Who waits holds no thread. */
@Singleton
final class LongPolls {

  private static final Duration LAST_WAIT = Duration.ofSeconds(1);

  private final GameWatcher follower;
  private final Departures departures;
  private final Meters meters;

  LongPolls(GameWatcher follower, Departures departures, Meters meters) {
    this.follower = follower;
    this.departures = departures;
    this.meters = meters;
  }

  /**
   * A game as soon as it is beyond a version; empty when the seconds are up or the service stops.
   * Who comes when it is about to stop waits a moment, and so does not ask again and again. Nothing
   * is left of a request whose client has gone.
   */
  CompletionStage<Optional<Game>> beyond(String id, int version, int seconds, RoutingContext http) {
    return first(wait -> follower.beyond(id, version, wait), seconds, http);
  }

  /** The same for whatever a function waits for. */
  <T> CompletionStage<Optional<T>> first(
      Function<Duration, CompletableFuture<Optional<T>>> watch, int seconds, RoutingContext http) {
    boolean stopping = departures.areNear();
    CompletableFuture<Optional<T>> waiting =
        watch.apply(stopping ? LAST_WAIT : Duration.ofSeconds(seconds));
    Runnable goodbye = () -> waiting.complete(Optional.empty());
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
