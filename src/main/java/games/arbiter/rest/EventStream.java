package games.arbiter.rest;

import games.arbiter.engine.Status;
import games.arbiter.operations.Meters;
import games.arbiter.play.Game;
import games.arbiter.play.GameWatcher;
import games.arbiter.play.Progress;
import games.arbiter.play.StoreUnavailable;
import games.arbiter.rest.http.ExceptionMappers;
import games.arbiter.rest.http.StrictJson;
import games.arbiter.rest.schema.GameEventJson;
import io.vertx.core.Context;
import io.vertx.core.Vertx;
import io.vertx.core.http.HttpMethod;
import io.vertx.core.http.HttpServerResponse;
import io.vertx.ext.web.RoutingContext;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;

/**
 * One client's stream of a game's events: each version once and in order. It ends if events that it
 * sent are lost. While it waits it holds neither a thread nor a database connection. Everything
 * here runs on the event loop of the client's connection.
 */
final class EventStream {

  private static final Duration PATIENCE = Duration.ofMinutes(5);
  private static final long RETRY_LOG_MILLIS = 1_000;
  private static final int VERSIONS_AT_ONCE = 100;

  /** Has no blank line: some clients dispatch an empty event for a block without data. */
  private static final String HEARTBEAT = ": keep-alive\n";

  private static final String RETRY = "retry: 2000\n";

  private final RoutingContext http;
  private final HttpServerResponse response;
  private final GameWatcher watcher;
  private final ShutdownListeners departures;
  private final Meters meters;
  private final long heartbeatMillis;
  private final Context loop = Vertx.currentContext();
  private final Runnable goodbye = () -> loop.runOnContext(nothing -> end());

  private String id;
  private int seen;
  private String seenHash;
  private boolean closed;
  private boolean stalled;
  private long heartbeat;
  private CompletableFuture<?> waiting = CompletableFuture.completedFuture(null);

  /**
   * @param heartbeat the time between comments, which keep proxies from closing the connection; a
   *     client that takes nothing for two heartbeats is disconnected
   * @param seen the last version that the client has, -1 for none
   */
  EventStream(
      RoutingContext http,
      GameWatcher watcher,
      ShutdownListeners departures,
      Meters meters,
      Duration heartbeat,
      int seen) {
    this.http = http;
    this.response = http.response();
    this.watcher = watcher;
    this.departures = departures;
    this.meters = meters;
    this.heartbeatMillis = heartbeat.toMillis();
    this.seen = seen;
  }

  void open(Game game) {
    id = game.id();
    seenHash = seen < 0 ? null : game.at(seen).hash();
    if (response.closed()) {
      return;
    }
    response
        .setChunked(true)
        .putHeader("Content-Type", "text/event-stream")
        .putHeader("Cache-Control", "no-cache")
        .putHeader("X-Accel-Buffering", "no");
    if (http.request().method() == HttpMethod.HEAD) {
      response.end();
      return;
    }
    meters.streamOpened();
    http.addEndHandler(ended -> closed());
    departures.add(goodbye);
    heartbeat = http.vertx().setPeriodic(heartbeatMillis, timer -> beat());
    response.write(RETRY + HEARTBEAT);
    step(() -> push(game));
  }

  /** Disconnects the client if a step fails; otherwise it would wait for ever. */
  private void step(Runnable step) {
    try {
      step.run();
    } catch (RuntimeException e) {
      fail(e);
    }
  }

  private void fail(Throwable failure) {
    ExceptionMappers.report(failure, http.request());
    http.request().connection().close();
  }

  private void beat() {
    if (!response.writeQueueFull()) {
      stalled = false;
      response.write(HEARTBEAT);
    } else if (stalled) {
      http.request().connection().close();
    } else {
      stalled = true;
    }
  }

  /** Writes the events that the client lacks, no faster than it reads. */
  private void push(Game game) {
    if (closed) {
      return;
    }
    if (seen > game.version() || seen >= 0 && !game.at(seen).hash().equals(seenHash)) {
      end();
      return;
    }
    for (Game version :
        game.versions(seen + 1, Math.min(seen + VERSIONS_AT_ONCE, game.version()))) {
      response.write("id: " + version.version() + "\ndata: " + json(version) + "\n\n");
      seen = version.version();
      seenHash = version.hash();
    }
    if (seen < game.version() && !response.writeQueueFull()) {
      push(game);
    } else if (seen == game.version() && game.replay().status() == Status.FINISHED) {
      end();
    } else {
      whenWritten(this::follow);
    }
  }

  private static String json(Game game) {
    return new String(StrictJson.write(GameEventJson.of(game)), StandardCharsets.UTF_8);
  }

  private void whenWritten(Runnable next) {
    if (response.writeQueueFull()) {
      response.drainHandler(
          drained -> {
            response.drainHandler(null);
            step(next);
          });
    } else {
      next.run();
    }
  }

  /** Waits without holding a game, since many clients may wait for hours. */
  private void follow() {
    if (closed) {
      return;
    }
    CompletableFuture<Progress> next =
        watcher.beyond(new GameWatcher.Seen(id, seen, seenHash), PATIENCE);
    waiting = next;
    next.whenComplete(
        (progress, failure) -> loop.runOnContext(nothing -> step(() -> heard(progress, failure))));
  }

  private void heard(Progress progress, Throwable failure) {
    if (closed) {
      return;
    }
    if (failure == null) {
      progress
          .<Runnable>match(newer -> () -> push(newer), () -> this::follow, () -> this::end)
          .run();
    } else if (ExceptionMappers.cause(failure) instanceof StoreUnavailable) {
      http.vertx().setTimer(RETRY_LOG_MILLIS, timer -> step(this::follow));
    } else {
      fail(failure);
    }
  }

  private void end() {
    if (!closed && !response.ended()) {
      response.end();
    }
  }

  private void closed() {
    if (!closed) {
      closed = true;
      http.vertx().cancelTimer(heartbeat);
      waiting.cancel(false);
      departures.remove(goodbye);
      meters.streamClosed();
    }
  }
}
