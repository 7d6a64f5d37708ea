package games.arbiter.play;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/** Threads that begin at one moment. */
public final class Race {

  static final int RUNNERS = 32;

  private Race() {}

  /** What each runner came to; the first failure of one is thrown. */
  public static <T> List<T> run(IntFunction<T> runner) throws Exception {
    CyclicBarrier start = new CyclicBarrier(RUNNERS);
    ExecutorService threads = Executors.newFixedThreadPool(RUNNERS);
    try {
      List<Future<T>> finishes =
          IntStream.range(0, RUNNERS)
              .mapToObj(
                  i ->
                      threads.submit(
                          () -> {
                            start.await();
                            return runner.apply(i);
                          }))
              .toList();
      List<T> results = new ArrayList<>();
      for (Future<T> finish : finishes) {
        results.add(finish.get(1, TimeUnit.MINUTES));
      }
      return results;
    } finally {
      threads.shutdownNow();
    }
  }
}
