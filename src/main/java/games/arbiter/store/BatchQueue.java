package games.arbiter.store;

import games.arbiter.play.StoreUnavailable;
import io.netty.channel.EventLoop;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
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
 * Puts the questions of many callers to the database together: what has queued while one batch was
 * under way is the next batch. One thread, one connection, no timer; callers are answered on their
 * event loops, and no thread of theirs waits.
 */
final class BatchQueue<Q, A> implements AutoCloseable {

  private static final Logger LOG = Logger.getLogger(BatchQueue.class);
  private static final int ROWS_IN_BATCH = 512;

  /** The answers to questions, in their order. */
  interface Exchange<Q, A> {
    List<A> answer(Connection connection, List<Q> questions) throws SQLException;

    /** How many rows of a batch a question is worth. */
    default int rows(Q question) {
      return 1;
    }
  }

  /** Told of every exchange that went well. */
  interface Observer {
    /**
     * @param nanos since the first of the questions was asked
     */
    void answered(int questions, long nanos);
  }

  private final class Waiting {
    final long since = System.nanoTime();
    final Q question;
    final CallerContext caller = CallerContext.current();
    final CompletableFuture<A> stage = new CompletableFuture<>();
    A answer;
    Throwable failure;

    Waiting(Q question) {
      this.question = question;
    }

    void complete() {
      if (failure == null) {
        stage.complete(answer);
      } else {
        stage.completeExceptionally(failure);
      }
    }
  }

  private final Exchange<Q, A> exchange;
  private final Observer observer;
  private final DedicatedConnection connection;
  private final int capacity;
  private final ConcurrentLinkedQueue<Waiting> queue = new ConcurrentLinkedQueue<>();
  private final AtomicInteger queued = new AtomicInteger();
  private final AtomicBoolean idle = new AtomicBoolean();
  private final Thread thread;
  private volatile boolean closed;
  private volatile boolean ended;

  /**
   * @param capacity how many questions may wait; more are answered with {@link StoreUnavailable}
   */
  BatchQueue(
      String name, DataSource database, int capacity, Exchange<Q, A> exchange, Observer observer) {
    this.exchange = exchange;
    this.observer = observer;
    this.connection = new DedicatedConnection(database);
    this.capacity = capacity;
    this.thread = new Thread(this::run, name);
    this.thread.setDaemon(true);
    this.thread.start();
  }

  /** Asks; the stage completes on the caller's event loop, or with {@link StoreUnavailable}. */
  CompletionStage<A> ask(Q question) {
    Waiting waiting = new Waiting(question);
    if (closed) {
      return CompletableFuture.failedStage(StoreFailures.stopping());
    }
    if (queued.incrementAndGet() > capacity) {
      queued.decrementAndGet();
      return CompletableFuture.failedStage(StoreFailures.full());
    }
    queue.add(waiting);
    if (ended) {
      refuseAll();
    } else if (idle.get() && idle.compareAndSet(true, false)) {
      LockSupport.unpark(thread);
    }
    return waiting.stage;
  }

  /** How many questions wait. */
  int queued() {
    return queued.get();
  }

  private void run() {
    List<Waiting> batch = new ArrayList<>();
    while (true) {
      take(batch);
      if (!batch.isEmpty()) {
        exchange(batch);
        reply(batch);
        batch.clear();
      } else if (closed) {
        ended = true;
        refuseAll();
        connection.close();
        return;
      } else {
        sleepUntilAsked();
      }
    }
  }

  /** Whatever becomes of that, the thread goes on. */
  private void tell(List<Waiting> batch) {
    try {
      observer.answered(batch.size(), System.nanoTime() - batch.get(0).since);
    } catch (Throwable e) {
      LOG.error("A batch could not be counted", e);
    }
  }

  /** What came too late to be seen by the thread. */
  private void refuseAll() {
    for (Waiting late = queue.poll(); late != null; late = queue.poll()) {
      late.stage.completeExceptionally(StoreFailures.stopping());
    }
  }

  private void take(List<Waiting> batch) {
    int rows = 0;
    while (rows < ROWS_IN_BATCH) {
      Waiting next = queue.poll();
      if (next == null) {
        break;
      }
      batch.add(next);
      rows += exchange.rows(next.question);
    }
    queued.addAndGet(-batch.size());
  }

  private void sleepUntilAsked() {
    idle.set(true);
    if (queue.isEmpty() && !closed) {
      LockSupport.park(this);
    }
    idle.set(false);
  }

  /** If a batch fails of itself, its questions are asked one by one: only the bad one fails. */
  private void exchange(List<Waiting> batch) {
    Throwable failure = tryExchange(batch);
    if (failure != null && !(failure instanceof StoreUnavailable) && batch.size() > 1) {
      for (Waiting waiting : batch) {
        waiting.failure = tryExchange(List.of(waiting));
      }
    } else {
      batch.forEach(waiting -> waiting.failure = failure);
    }
  }

  /** What went wrong, or null: whatever it is, the thread goes on. */
  private Throwable tryExchange(List<Waiting> batch) {
    try {
      List<Q> questions = batch.stream().map(waiting -> waiting.question).toList();
      List<A> answers = exchange.answer(connection.get(), questions);
      for (int i = 0; i < answers.size(); i++) {
        batch.get(i).answer = answers.get(i);
      }
      tell(batch);
      return null;
    } catch (Throwable e) {
      connection.close();
      return StoreFailures.of(e);
    }
  }

  /** One task for each event loop, not for each caller. */
  private void reply(List<Waiting> batch) {
    Map<EventLoop, List<Waiting>> byLoop = new LinkedHashMap<>();
    for (Waiting waiting : batch) {
      EventLoop loop = waiting.caller.loop();
      if (loop == null) {
        waiting.complete();
      } else {
        byLoop.computeIfAbsent(loop, l -> new ArrayList<>(batch.size())).add(waiting);
      }
    }
    byLoop.forEach(this::reply);
  }

  private void reply(EventLoop loop, List<Waiting> callers) {
    try {
      loop.execute(() -> callers.forEach(waiting -> waiting.caller.answer(waiting::complete)));
    } catch (RejectedExecutionException e) {
      callers.forEach(Waiting::complete);
    }
  }

  /** Answers what has been asked, takes no more, and gives the connection back. */
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
