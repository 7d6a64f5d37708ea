package games.arbiter.rest;

import games.arbiter.rest.http.ExceptionMappers;
import games.arbiter.rest.http.Problems;
import io.quarkus.runtime.ShutdownDelayInitiatedEvent;
import io.vertx.core.Vertx;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import java.time.Duration;
import java.util.Optional;
import org.eclipse.microprofile.config.inject.ConfigProperty;

/**
 * Refuses requests with 503 shortly before the service stops. By hand, since the framework waits
 * for a moment without requests and then closes all connections: a request that arrives in between
 * could be committed and never answered.
 */
@Singleton
final class DrainHandler {

  private static final int BEFORE_ALL = -20_000;
  private static final String INSIDE = "/q/";
  private static final long LAST_MILLIS = 200;

  private final Vertx vertx;
  private final Duration delay;
  private volatile boolean closed;

  DrainHandler(
      Vertx vertx, @ConfigProperty(name = "quarkus.shutdown.delay") Optional<Duration> delay) {
    this.vertx = vertx;
    this.delay = delay.orElse(Duration.ZERO);
  }

  void register(@Observes Router router) {
    router.route().order(BEFORE_ALL).handler(this::pass);
  }

  private void pass(RoutingContext http) {
    if (closed && !http.request().path().startsWith(INSIDE)) {
      Problems.end(ExceptionMappers.unavailable(), http.request());
    } else {
      http.next();
    }
  }

  /** Serves everything during the delay but for its last moment. */
  void stopping(@Observes ShutdownDelayInitiatedEvent event) {
    long served = Math.max(delay.toMillis() - LAST_MILLIS, delay.toMillis() / 2);
    vertx.setTimer(Math.max(served, 1), timer -> closed = true);
  }
}
