package games.arbiter.verify;

/** Says what is wrong with a log of events. */
final class LogException extends Exception {

  private static final long serialVersionUID = 1L;

  LogException(String message) {
    super(message);
  }
}
