package games.arbiter.rest;

import games.arbiter.analysis.Analysis;
import games.arbiter.analysis.Analyzer;
import games.arbiter.analysis.Strength;
import games.arbiter.engine.Position;
import games.arbiter.engine.Ruleset;
import games.arbiter.engine.Translatable;
import games.arbiter.operations.Meters;
import games.arbiter.rest.http.Problem;
import games.arbiter.rest.http.ProblemCode;
import jakarta.annotation.PreDestroy;
import jakarta.inject.Singleton;
import java.util.Map;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import org.eclipse.microprofile.config.inject.ConfigProperty;

/**
 * Runs analyses on threads of their own, apart from everything else. Equal questions share one
 * search, and a search that nobody waits for any more ends.
 */
@Singleton
class Analyses {

  private static final int QUEUE_FOR_EACH_THREAD = 16;
  private static final String RETRY_AFTER_SECONDS = "2";

  /** What is asked of which position; {@code identity} is equal for equal play alone. */
  record Question(String identity, Strength strength) {}

  private final Meters meters;
  private final ThreadPoolExecutor threads;
  private final Map<Question, Search> underWay = new ConcurrentHashMap<>();

  Analyses(@ConfigProperty(name = "arbiter.analysis-threads") int threads, Meters meters) {
    this.meters = meters;
    this.threads = threads == 0 ? null : pool(threads);
    meters.analysesWaiting(() -> this.threads == null ? 0 : this.threads.getQueue().size());
  }

  private static ThreadPoolExecutor pool(int threads) {
    AtomicInteger number = new AtomicInteger();
    return new ThreadPoolExecutor(
        threads,
        threads,
        0,
        TimeUnit.SECONDS,
        new ArrayBlockingQueue<>(threads * QUEUE_FOR_EACH_THREAD),
        task -> {
          Thread thread = new Thread(task, "analysis-" + number.incrementAndGet());
          thread.setDaemon(true);
          thread.setPriority(Thread.MIN_PRIORITY);
          return thread;
        });
  }

  @PreDestroy
  void stop() {
    if (threads != null) {
      threads.shutdownNow();
      underWay.values().forEach(search -> search.answer.completeExceptionally(busy()));
    }
  }

  /** Whether this service analyses at all. */
  boolean areOn() {
    return threads != null;
  }

  /** A problem if this service does not analyse. */
  void check() {
    if (!areOn()) {
      throw Problem.of(ProblemCode.NOT_FOUND).thrown();
    }
  }

  /**
   * Searches a position that is not over, or waits for a search of the same that is under way.
   *
   * @param identity equal for equal positions with equal pasts
   * @param whenGone receives what to do when the asker is gone; the search ends early once all are
   */
  CompletionStage<Analysis> ask(
      String identity,
      Ruleset ruleset,
      Position position,
      Strength strength,
      Consumer<Runnable> whenGone) {
    Question question = new Question(identity, strength);
    Search search =
        underWay.compute(
            question,
            (same, running) -> {
              Search wanted =
                  running == null || !running.join()
                      ? new Search(ruleset, position, same)
                      : running;
              if (wanted != running) {
                start(wanted);
              }
              return wanted;
            });
    whenGone.accept(search::leave);
    return search.answer.copy();
  }

  private void start(Search search) {
    try {
      threads.execute(search);
    } catch (RejectedExecutionException e) {
      meters.analysisRefused();
      throw busy();
    }
  }

  private static RuntimeException busy() {
    return Problem.of(ProblemCode.UNAVAILABLE, Translatable.of("detail.analysis-busy"))
        .withHeader("Retry-After", RETRY_AFTER_SECONDS)
        .thrown();
  }

  private final class Search implements Runnable {

    private final Ruleset ruleset;
    private final Position position;
    private final Question question;
    private final CompletableFuture<Analysis> answer = new CompletableFuture<>();
    private final AtomicInteger askers = new AtomicInteger(1);

    Search(Ruleset ruleset, Position position, Question question) {
      this.ruleset = ruleset;
      this.position = position;
      this.question = question;
    }

    /** One more asks; false if the search was given up. */
    boolean join() {
      return askers.getAndUpdate(n -> n == 0 ? 0 : n + 1) > 0;
    }

    void leave() {
      askers.updateAndGet(n -> Math.max(0, n - 1));
    }

    private boolean isGivenUp() {
      return askers.get() == 0 || answer.isDone();
    }

    @Override
    public void run() {
      long began = System.nanoTime();
      try {
        Analysis found = Analyzer.analyze(ruleset, position, question.strength(), this::isGivenUp);
        meters.analyzed(
            ruleset.id(),
            question.strength().level(),
            System.nanoTime() - began,
            found.positions());
        underWay.remove(question, this);
        answer.complete(found);
      } catch (CancellationException e) {
        underWay.remove(question, this);
        answer.cancel(false);
      } catch (RuntimeException | Error e) {
        underWay.remove(question, this);
        answer.completeExceptionally(e);
      }
    }
  }
}
