package games.arbiter.store.embedded;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.jboss.logging.Logger;

/** Ends a server: in order, or by force if that takes too long. It loses nothing by either. */
record ServerStop(PostgresPrograms programs) {

  private static final Logger LOG = Logger.getLogger(ServerStop.class);
  private static final int SECONDS_TO_STOP = 20;

  /** A busy machine needs a moment until PostgreSQL has seen that its last clients have left. */
  private static final int SECONDS_FOR_CLIENTS = 3;

  /** Returns when the server and its processes have ended. */
  void stop(ProcessHandle server) throws IOException {
    server.destroy();
    for (int second = 0; second < SECONDS_FOR_CLIENTS; second++) {
      if (hasEnded(server)) {
        return;
      }
    }
    for (int second = 0; second < SECONDS_TO_STOP; second++) {
      ask(server); // once more, since a server that has just started may not yet listen to signals
      if (hasEnded(server)) {
        return;
      }
    }
    List<ProcessHandle> children = server.descendants().toList();
    server.destroyForcibly();
    children.forEach(ProcessHandle::destroyForcibly);
    if (!hasEnded(server)) {
      throw new IOException("PostgreSQL does not stop; its process id is " + server.pid());
    }
  }

  private void ask(ProcessHandle server) {
    try {
      programs.interrupt(server.pid());
    } catch (IOException e) {
      LOG.debug("PostgreSQL's programs do not run", e);
      server.destroy();
    }
  }

  private static boolean hasEnded(ProcessHandle server) throws IOException {
    try {
      server.onExit().get(1, TimeUnit.SECONDS);
      return true;
    } catch (TimeoutException e) {
      return false;
    } catch (ExecutionException e) {
      throw new IOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException("interrupted while PostgreSQL was stopping", e);
    }
  }
}
