package games.arbiter.store.embedded;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.util.List;

/**
 * The content of PostgreSQL's lock file, {@code postmaster.pid}, which grows while it starts.
 *
 * @param lines none if the file is empty or does not exist
 */
record ServerLock(List<String> lines) {

  private static final int PID = 0;
  private static final int PORT = 3;
  private static final int STATUS = 7;

  static ServerLock read(DataDirectory directory) throws IOException {
    try {
      return new ServerLock(Files.readAllLines(directory.serverLock()));
    } catch (NoSuchFileException e) {
      return new ServerLock(List.of());
    }
  }

  boolean isReady(long pid) {
    return lines.size() > STATUS && pid() == pid && lines.get(STATUS).strip().equals("ready");
  }

  /** The process id of the server, 0 if the file does not have it. */
  long pid() {
    return number(PID);
  }

  /** The port of the server, 0 if the file does not have it. */
  int port() {
    return (int) number(PORT);
  }

  private long number(int line) {
    return lines.size() > line && lines.get(line).strip().matches("\\d{1,9}")
        ? Long.parseLong(lines.get(line).strip())
        : 0;
  }
}
