package games.arbiter.store.embedded;

import java.io.IOException;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** The processes that one embedded server consists of; after {@link #close} no other can start. */
final class ChildProcesses {

  private final Set<Process> running = ConcurrentHashMap.newKeySet();
  private boolean closed;

  /**
   * @throws ServiceEnding if the service is about to end
   */
  synchronized Process start(ProcessBuilder builder) throws IOException {
    if (closed) {
      throw new ServiceEnding();
    }
    Process process = builder.start();
    running.add(process);
    process.onExit().thenRun(() -> running.remove(process));
    return process;
  }

  synchronized boolean isClosed() {
    return closed;
  }

  /** From now on nothing starts; pauses end at once. */
  synchronized void close() {
    closed = true;
    notifyAll();
  }

  /** Kills every process but one, with their children, and waits for their ends. */
  void killAllBut(Process spared) {
    for (Process process : running) {
      if (process != spared) {
        kill(process);
      }
    }
  }

  /** Kills a process and its children and waits for their ends. */
  static void kill(Process process) {
    var children = process.descendants().toList();
    process.destroyForcibly();
    process.onExit().join();
    children.forEach(ProcessHandle::destroyForcibly);
    children.forEach(child -> child.onExit().join());
  }

  /**
   * Waits for some time.
   *
   * @throws ServiceEnding if the service is about to end
   */
  synchronized void pause(long millis) throws IOException {
    long end = System.nanoTime() + millis * 1_000_000;
    try {
      for (long left = millis; left > 0 && !closed; left = (end - System.nanoTime()) / 1_000_000) {
        wait(left);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new ServiceEnding();
    }
    if (closed) {
      throw new ServiceEnding();
    }
  }

  /** The service ends while its database is starting. */
  static final class ServiceEnding extends IOException {
    private static final long serialVersionUID = 1L;

    ServiceEnding() {
      super("the service was told to end while its database was starting");
    }
  }
}
