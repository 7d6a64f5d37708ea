package games.arbiter.store;

import games.arbiter.play.StoreUnavailable;
import io.quarkus.narayana.jta.QuarkusTransaction;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/**
 * Threads for blocking database calls, so that no other thread waits for a database that hangs.
 * They are few, so that the connections of the event log stay free.
 */
final class WorkerPool implements AutoCloseable {

  private static final int SECONDS_TO_FINISH = 10;
  private static final int SECONDS_IDLE = 30;

  private final ThreadPoolExecutor threads;

  /**
   * @param capacity how many tasks may wait; more are answered with {@link StoreUnavailable}
   */
  WorkerPool(int count, int capacity) {
    threads =
        new ThreadPoolExecutor(
            count,
            count,
            SECONDS_IDLE,
            TimeUnit.SECONDS,
            new LinkedBlockingQueue<>(capacity),
            task -> {
              Thread thread = new Thread(task, "log-worker");
              thread.setDaemon(true);
              return thread;
            });
    threads.allowCoreThreadTimeOut(true);
  }

  /** Does something in a transaction of its own; the stage completes where the caller is. */
  <T> CompletionStage<T> call(Callable<T> work) {
    CallerContext caller = CallerContext.current();
    CompletableFuture<T> stage = new CompletableFuture<>();
    try {
      threads.execute(() -> run(work, stage));
    } catch (RejectedExecutionException e) {
      return CompletableFuture.failedStage(
          threads.isShutdown() ? StoreFailures.stopping() : StoreFailures.full());
    }
    return caller.back(stage);
  }

  private static <T> void run(Callable<T> work, CompletableFuture<T> stage) {
    try {
      stage.complete(QuarkusTransaction.requiringNew().call(work));
    } catch (Throwable e) { // whatever it is, the request is answered
      stage.completeExceptionally(StoreFailures.of(e));
    }
  }

  /** Finishes what has been asked and takes no more. */
  @Override
  public void close() {
    threads.shutdown();
    try {
      if (!threads.awaitTermination(SECONDS_TO_FINISH, TimeUnit.SECONDS)) {
        threads.shutdownNow();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
