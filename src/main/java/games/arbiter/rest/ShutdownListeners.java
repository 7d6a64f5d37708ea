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
 * What to do with requests that would wait for a long time when the service is about to stop: end
 * them well, so that their clients go on elsewhere.
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

  /** Has something done when the service stops; at once if it is about to. */
  void add(Runnable goodbye) {
    goodbyes.add(goodbye);
    if (leaving) {
      goodbye.run();
    }
  }

  /** It has ended by itself. */
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
