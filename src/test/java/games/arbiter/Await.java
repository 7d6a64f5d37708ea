package games.arbiter;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Supplier;

/** Waiting for what must become so. */
public final class Await {

  private static final long SECONDS = 20;

  private Await() {}

  /** Looks again and again until it is so, and fails with those words if that takes too long. */
  public static void until(Supplier<String> what, Callable<Boolean> isSo) throws Exception {
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(SECONDS);
    while (!isSo.call()) {
      assertTrue(System.nanoTime() < end, () -> "not so for " + SECONDS + " s: " + what.get());
      LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(5));
    }
  }
}
