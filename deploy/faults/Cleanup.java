import java.util.ArrayDeque;
import java.util.Deque;

/**
 * What a scenario must not leave behind. It is closed latest first, each whatever becomes of the others, at the end or when
 * the suite is broken off.
 */
final class Cleanup implements AutoCloseable {

  private final Deque<AutoCloseable> left = new ArrayDeque<>();
  private final Thread atExit = new Thread(this::end);

  Cleanup() {
    Runtime.getRuntime().addShutdownHook(atExit);
  }

  synchronized <T extends AutoCloseable> T add(T closeable) {
    left.push(closeable);
    return closeable;
  }

  @Override
  public void close() {
    end();
    Runtime.getRuntime().removeShutdownHook(atExit);
  }

  private synchronized void end() {
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
