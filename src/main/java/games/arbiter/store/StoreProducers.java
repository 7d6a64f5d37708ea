package games.arbiter.store;

import games.arbiter.engine.Rulesets;
import games.arbiter.operations.Meters;
import games.arbiter.play.EventStore;
import games.arbiter.play.GameCache;
import games.arbiter.play.GameNotifications;
import io.quarkus.runtime.ShutdownEvent;
import io.quarkus.runtime.Startup;
import jakarta.enterprise.event.Observes;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import java.time.Duration;
import java.util.Optional;
import javax.sql.DataSource;
import org.eclipse.microprofile.config.inject.ConfigProperty;

/** The event store and the game cache of this service. */
@Startup
@Singleton
class StoreProducers {

  /** Connections that write (two), read and listen, and the one that the health check takes. */
  private static final int KEPT = 5;

  private final PostgresEventStore log;
  private final CaffeineGameCache cache;
  private final Retention retention;

  StoreProducers(
      DataSource database,
      Rulesets rulesets,
      Meters meters,
      @ConfigProperty(name = "arbiter.log-queue") int queue,
      @ConfigProperty(name = "quarkus.datasource.jdbc.max-size") int connections,
      @ConfigProperty(name = "arbiter.cache-versions") long versions,
      @ConfigProperty(name = "arbiter.keep-finished") Optional<Duration> keepFinished,
      @ConfigProperty(name = "arbiter.keep-unfinished") Optional<Duration> keepUnfinished) {
    boolean distributed = Distribution.isDistributed(database);
    this.log =
        new PostgresEventStore(
            database,
            rulesets,
            queue,
            Math.max(1, connections - KEPT),
            distributed,
            meters::appended);
    meters.expect(rulesets.all());
    meters.queue(log::queuedAppends);
    meters.readers(log::waitingWatchers);
    this.cache = new CaffeineGameCache(versions);
    Duration finished = keepFinished.orElse(null);
    Duration unfinished = keepUnfinished.orElse(null);
    this.retention =
        new Retention(
            database,
            new GameEraser(finished, unfinished, distributed),
            Retention.pause(finished, unfinished),
            meters::erased);
  }

  @Produces
  @Singleton
  EventStore log() {
    return log;
  }

  @Produces
  @Singleton
  GameCache cache() {
    return cache;
  }

  @Produces
  @Singleton
  GameNotifications notifications() {
    return log.notifications();
  }

  /** Requests are answered by now; the pool of connections is closed later. */
  void stop(@Observes ShutdownEvent event) {
    retention.close();
    log.close();
  }
}
