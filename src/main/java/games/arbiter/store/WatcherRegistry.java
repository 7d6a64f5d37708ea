package games.arbiter.store;

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
 * Who waits in this process, and for which game. Games are told apart by a hash of their id: two
 * with one hash cost a hint without reason.
 */
final class WatcherRegistry implements GameNotifications, AutoCloseable {

  private final ConcurrentHashMap<Integer, Set<Waiter>> waiting = new ConcurrentHashMap<>();
  private final ScheduledThreadPoolExecutor alarm;

  WatcherRegistry() {
    alarm =
        new ScheduledThreadPoolExecutor(
            1,
            task -> {
              Thread thread = new Thread(task, "news-alarm");
              thread.setDaemon(true);
              return thread;
            });
    alarm.setRemoveOnCancelPolicy(true);
  }

  private record Waiter(CallerContext caller, CompletableFuture<Void> hint) {

    void wake() {
      caller.later(() -> hint.complete(null));
    }

    @Override
    public boolean equals(Object other) {
      return this == other;
    }

    @Override
    public int hashCode() {
      return System.identityHashCode(hint);
    }
  }

  /** The hash by which a game is known here. */
  static int topic(UUID game) {
    return game.hashCode();
  }

  @Override
  public CompletableFuture<Void> next(String gameId, Duration wait) {
    int topic = GameIds.find(gameId).map(WatcherRegistry::topic).orElse(0);
    Waiter waiter = new Waiter(CallerContext.current(), new CompletableFuture<>());
    Future<?> timeUp;
    try {
      timeUp = alarm.schedule(waiter::wake, wait.toMillis(), TimeUnit.MILLISECONDS);
    } catch (RejectedExecutionException e) {
      return CompletableFuture.failedFuture(StoreFailures.stopping());
    }
    waiting.compute(topic, (t, others) -> with(others, waiter));
    waiter.hint.whenComplete(
        (nothing, cancelled) -> {
          timeUp.cancel(false);
          waiting.computeIfPresent(topic, (t, others) -> without(others, waiter));
        });
    return waiter.hint;
  }

  private static Set<Waiter> with(Set<Waiter> others, Waiter waiter) {
    Set<Waiter> all = others == null ? new HashSet<>() : others;
    all.add(waiter);
    return all;
  }

  private static Set<Waiter> without(Set<Waiter> all, Waiter waiter) {
    all.remove(waiter);
    return all.isEmpty() ? null : all;
  }

  /** Wakes who waits for a game. */
  void tell(int topic) {
    Set<Waiter> woken = waiting.remove(topic);
    if (woken != null) {
      woken.forEach(Waiter::wake);
    }
  }

  /** Wakes everyone, since hints may have been lost. */
  void tellAll() {
    waiting.keySet().forEach(this::tell);
  }

  /** How many wait. */
  int waiters() {
    return waiting.values().stream().mapToInt(Set::size).sum();
  }

  /** How many of those who wait have a time set. */
  int alarms() {
    return alarm.getQueue().size();
  }

  /** Wakes everyone for the last time. */
  @Override
  public void close() {
    alarm.shutdownNow();
    tellAll();
  }
}
