package games.arbiter.faults;

import java.util.ArrayDeque;
import java.util.Deque;

/**
 * What a scenario must not leave behind. It is closed latest first, each whatever becomes of the
 * others, at the end or when the suite is broken off.
 */
final class Cleanup implements AutoCloseable {

  private final Deque<AutoCloseable> left = new ArrayDeque<>();
  private final Thread atExit = new Thread(this::end);
  private boolean broken;

  Cleanup() {
    Runtime.getRuntime().addShutdownHook(atExit);
  }

  /**
   * @throws IllegalStateException if the suite was broken off
   */
  synchronized <T extends AutoCloseable> T add(T closeable) {
    if (broken) {
      throw new IllegalStateException("the suite was broken off");
    }
    left.push(closeable);
    return closeable;
  }

  @Override
  public void close() {
    end();
    if (!broken) {
      Runtime.getRuntime().removeShutdownHook(atExit);
    }
  }

  private synchronized void end() {
    broken = Thread.currentThread() == atExit;
    while (!left.isEmpty()) {
      AutoCloseable closeable = left.pop();
      try {
        closeable.close();
      } catch (Exception e) {
        System.err.println("not cleaned up: " + closeable + ": " + e);
      }
    }
  }
}
