package games.arbiter.rest;

import io.quarkus.runtime.ShutdownDelayInitiatedEvent;
import io.quarkus.runtime.ShutdownEvent;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.RejectedExecutionException;
import org.jboss.logging.Logger;

/**
 * Ends long polls and streams when the service is about to stop, so that their clients reconnect to
 * another replica.
 */
@Singleton
final class ShutdownListeners {

  private static final Logger LOG = Logger.getLogger(ShutdownListeners.class);

  private final Set<Runnable> goodbyes = ConcurrentHashMap.newKeySet();
  private volatile boolean leaving;

  /** Whether the service is about to stop. */
  boolean areNear() {
    return leaving;
  }

  /** Runs something when the service stops, or at once if it is stopping already. */
  void add(Runnable goodbye) {
    goodbyes.add(goodbye);
    if (leaving) {
      goodbye.run();
    }
  }

  /** Removes what ended by itself. */
  void remove(Runnable goodbye) {
    goodbyes.remove(goodbye);
  }

  void delayed(@Observes ShutdownDelayInitiatedEvent event) {
    leave();
  }

  void stopped(@Observes ShutdownEvent event) {
    leave();
  }

  private void leave() {
    leaving = true;
    for (Runnable goodbye : goodbyes) {
      try {
        goodbye.run();
      } catch (RejectedExecutionException e) {
        LOG.debug("A request ended with its event loop", e);
      }
    }
  }
}
