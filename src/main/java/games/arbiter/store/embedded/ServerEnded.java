package games.arbiter.store.embedded;

import java.io.IOException;

/** The server has ended though nobody stopped it; the message has the reason that its log gives. */
final class ServerEnded extends IOException {

  private static final long serialVersionUID = 1L;
  private static final String PORT_TAKEN = "could not create any TCP/IP sockets";
  private static final String MEMORY_IN_USE = "is still in use";

  /** Java adds it to the number of the signal that has ended a process. */
  private static final int SIGNALS = 128;

  private final boolean passing;

  ServerEnded(int code, ServerLog log) {
    super(message(code, log));
    passing = getMessage().contains(PORT_TAKEN) || getMessage().contains(MEMORY_IN_USE);
  }

  private static String message(int code, ServerLog log) {
    String reason;
    try {
      reason = log.reason();
    } catch (IOException e) {
      reason = "its log cannot be read, " + e.getMessage();
    }
    String end = code > SIGNALS ? "killed by signal " + (code - SIGNALS) : "exit code " + code;
    return reason.isEmpty() ? end : reason + " (" + end + ")";
  }

  /** Whether another start, perhaps on another port, is likely to work. */
  boolean isPassing() {
    return passing;
  }
}
