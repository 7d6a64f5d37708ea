package games.arbiter.store;

import games.arbiter.play.GameIds;
import games.arbiter.play.GameNotifications;
import java.time.Duration;
import java.util.HashSet;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/**
 * The watchers of this process by the game they wait for. Games are told apart by a hash of their
 * id; a watcher may be woken for another game with the same hash.
 */
final class WatcherRegistry implements GameNotifications, AutoCloseable {

  private final ConcurrentHashMap<Integer, Set<Watcher>> waiting = new ConcurrentHashMap<>();
  private final ScheduledThreadPoolExecutor timer;

  WatcherRegistry() {
    timer =
        new ScheduledThreadPoolExecutor(
            1,
            task -> {
              Thread thread = new Thread(task, "watch-timeouts");
              thread.setDaemon(true);
              return thread;
            });
    timer.setRemoveOnCancelPolicy(true);
  }

  private record Watcher(CallerContext caller, CompletableFuture<Void> wakeUp) {

    void wake() {
      caller.later(() -> wakeUp.complete(null));
    }

    @Override
    public boolean equals(Object other) {
      return this == other;
    }

    @Override
    public int hashCode() {
      return System.identityHashCode(wakeUp);
    }
  }

  /** The hash that stands for a game. */
  static int topic(UUID game) {
    return game.hashCode();
  }

  @Override
  public CompletableFuture<Void> next(String gameId, Duration wait) {
    int topic = GameIds.find(gameId).map(WatcherRegistry::topic).orElse(0);
    Watcher watcher = new Watcher(CallerContext.current(), new CompletableFuture<>());
    Future<?> timeUp;
    try {
      timeUp = timer.schedule(watcher::wake, wait.toMillis(), TimeUnit.MILLISECONDS);
    } catch (RejectedExecutionException e) {
      return CompletableFuture.failedFuture(StoreFailures.stopping());
    }
    waiting.compute(topic, (t, others) -> with(others, watcher));
    watcher.wakeUp.whenComplete(
        (nothing, cancelled) -> {
          timeUp.cancel(false);
          waiting.computeIfPresent(topic, (t, others) -> without(others, watcher));
        });
    return watcher.wakeUp;
  }

  private static Set<Watcher> with(Set<Watcher> others, Watcher watcher) {
    Set<Watcher> all = others == null ? new HashSet<>() : others;
    all.add(watcher);
    return all;
  }

  private static Set<Watcher> without(Set<Watcher> all, Watcher watcher) {
    all.remove(watcher);
    return all.isEmpty() ? null : all;
  }

  /** Wakes the watchers of a game. */
  void wake(int topic) {
    Set<Watcher> woken = waiting.remove(topic);
    if (woken != null) {
      woken.forEach(Watcher::wake);
    }
  }

  /** Wakes all watchers, because notifications may have been lost. */
  void wakeAll() {
    waiting.keySet().forEach(this::wake);
  }

  /** How many watchers wait. */
  int waiting() {
    return waiting.values().stream().mapToInt(Set::size).sum();
  }

  /** How many time-outs are set. */
  int timeouts() {
    return timer.getQueue().size();
  }

  /** Wakes all watchers for the last time. */
  @Override
  public void close() {
    timer.shutdownNow();
    wakeAll();
  }
}
