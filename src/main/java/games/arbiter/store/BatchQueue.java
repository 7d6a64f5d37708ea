package games.arbiter.store;

import games.arbiter.play.StoreUnavailable;
import io.netty.channel.EventLoop;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import javax.sql.DataSource;
import org.jboss.logging.Logger;

/**
 * Group commit: the requests that queued up while one batch was at the database are the next batch.
 * One thread, one connection, no timer. Callers get their answers on their event loops and block no
 * thread.
 *
 * @param <Q> a request
 * @param <A> its answer
 */
final class BatchQueue<Q, A> implements AutoCloseable {

  private static final Logger LOG = Logger.getLogger(BatchQueue.class);
  private static final int ROWS_IN_BATCH = 512;

  /** What a queue does with its batches. */
  interface BatchHandler<Q, A> {
    /** Executes a batch and returns its answers in the order of the requests. */
    List<A> execute(Connection connection, List<Q> requests) throws SQLException;

    /** How many rows of a batch a request takes. */
    default int rows(Q request) {
      return 1;
    }

    /** Requests of different groups never share a batch. */
    default int group(Q request) {
      return 0;
    }
  }

  /** Is told of every batch that succeeded. */
  interface BatchObserver {
    /**
     * @param nanos since the first request of the batch was submitted
     */
    void executed(int requests, long nanos);
  }

  private final class Pending {
    final long since = System.nanoTime();
    final Q request;
    final CallerContext caller = CallerContext.current();
    final CompletableFuture<A> stage = new CompletableFuture<>();
    A answer;
    Throwable failure;

    Pending(Q request) {
      this.request = request;
    }

    void complete() {
      if (failure == null) {
        stage.complete(answer);
      } else {
        stage.completeExceptionally(failure);
      }
    }
  }

  private final BatchHandler<Q, A> handler;
  private final BatchObserver observer;
  private final DedicatedConnection connection;
  private final int capacity;
  private final ConcurrentLinkedQueue<Pending> queue = new ConcurrentLinkedQueue<>();

  /** Requests taken from the queue by their groups, the group that waits longest first. */
  private final Map<Integer, Deque<Pending>> groups = new LinkedHashMap<>();

  private final AtomicInteger queued = new AtomicInteger();
  private final AtomicBoolean idle = new AtomicBoolean();
  private final Thread thread;
  private volatile boolean closed;
  private volatile boolean ended;

  /**
   * @param capacity how many requests may wait; more fail with {@link StoreUnavailable}
   */
  BatchQueue(
      String name,
      DataSource database,
      int capacity,
      BatchHandler<Q, A> handler,
      DedicatedConnection.SessionCheck afterFailure,
      BatchObserver observer) {
    this.handler = handler;
    this.observer = observer;
    this.connection = new DedicatedConnection(database, afterFailure);
    this.capacity = capacity;
    this.thread = new Thread(this::run, name);
    this.thread.setDaemon(true);
    this.thread.start();
  }

  /** The stage completes on the caller's event loop, or with {@link StoreUnavailable}. */
  CompletionStage<A> submit(Q request) {
    Pending pending = new Pending(request);
    if (closed) {
      return CompletableFuture.failedStage(StoreFailures.stopping());
    }
    if (queued.incrementAndGet() > capacity) {
      queued.decrementAndGet();
      return CompletableFuture.failedStage(StoreFailures.full());
    }
    queue.add(pending);
    if (ended) {
      rejectAll();
    } else if (idle.get() && idle.compareAndSet(true, false)) {
      LockSupport.unpark(thread);
    }
    return pending.stage;
  }

  /** How many requests wait. */
  int queued() {
    return queued.get();
  }

  private void run() {
    List<Pending> batch = new ArrayList<>();
    while (true) {
      take(batch);
      if (!batch.isEmpty()) {
        execute(batch);
        reply(batch);
        batch.clear();
      } else if (closed) {
        ended = true;
        rejectAll();
        connection.close();
        return;
      } else {
        parkUntilSubmitted();
      }
    }
  }

  /** The thread survives whatever the observer throws. */
  private void observe(List<Pending> batch) {
    try {
      observer.executed(batch.size(), System.nanoTime() - batch.get(0).since);
    } catch (Throwable e) {
      LOG.error("The metrics of a batch were not recorded", e);
    }
  }

  /** Fails the requests that came too late for the thread to see them. */
  private void rejectAll() {
    for (Pending late = queue.poll(); late != null; late = queue.poll()) {
      late.stage.completeExceptionally(StoreFailures.stopping());
    }
  }

  /** Takes the oldest requests of the group that has waited longest. */
  private void take(List<Pending> batch) {
    for (Pending next = queue.poll(); next != null; next = queue.poll()) {
      groups.computeIfAbsent(handler.group(next.request), g -> new ArrayDeque<>()).add(next);
    }
    Iterator<Map.Entry<Integer, Deque<Pending>>> oldest = groups.entrySet().iterator();
    if (!oldest.hasNext()) {
      return;
    }
    Map.Entry<Integer, Deque<Pending>> group = oldest.next();
    oldest.remove();
    int rows = 0;
    while (rows < ROWS_IN_BATCH && !group.getValue().isEmpty()) {
      Pending next = group.getValue().poll();
      batch.add(next);
      rows += handler.rows(next.request);
    }
    if (!group.getValue().isEmpty()) {
      groups.put(group.getKey(), group.getValue());
    }
    queued.addAndGet(-batch.size());
  }

  private void parkUntilSubmitted() {
    idle.set(true);
    if (queue.isEmpty() && !closed) {
      LockSupport.park(this);
    }
    idle.set(false);
  }

  /** If a batch fails because of one request, each is executed alone: only the bad one fails. */
  private void execute(List<Pending> batch) {
    Throwable failure = tryExecute(batch);
    if (failure != null && !(failure instanceof StoreUnavailable) && batch.size() > 1) {
      for (Pending pending : batch) {
        pending.failure = tryExecute(List.of(pending));
      }
    } else {
      batch.forEach(pending -> pending.failure = failure);
    }
  }

  /** The failure of a batch, or null. Nothing thrown here ends the thread. */
  private Throwable tryExecute(List<Pending> batch) {
    try {
      List<Q> requests = batch.stream().map(pending -> pending.request).toList();
      List<A> answers = handler.execute(connection.get(), requests);
      for (int i = 0; i < answers.size(); i++) {
        batch.get(i).answer = answers.get(i);
      }
      observe(batch);
      return null;
    } catch (Throwable e) {
      connection.discard();
      return StoreFailures.of(e);
    }
  }

  /** One task for each event loop, not for each caller. */
  private void reply(List<Pending> batch) {
    Map<EventLoop, List<Pending>> byLoop = new LinkedHashMap<>();
    for (Pending pending : batch) {
      EventLoop loop = pending.caller.loop();
      if (loop == null) {
        pending.complete();
      } else {
        byLoop.computeIfAbsent(loop, l -> new ArrayList<>(batch.size())).add(pending);
      }
    }
    byLoop.forEach(this::reply);
  }

  private void reply(EventLoop loop, List<Pending> callers) {
    try {
      loop.execute(() -> callers.forEach(pending -> pending.caller.answer(pending::complete)));
    } catch (RejectedExecutionException e) {
      callers.forEach(Pending::complete);
    }
  }

  /** Executes what was submitted, rejects the rest, and gives the connection back. */
  @Override
  public void close() {
    closed = true;
    LockSupport.unpark(thread);
    try {
      thread.join();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
