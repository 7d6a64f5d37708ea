package games.arbiter.play;

/** The log cannot be reached or takes no more for now: try again later. */
public class LogUnavailable extends RuntimeException {

  private static final long serialVersionUID = 1L;

  public LogUnavailable(String message, Throwable cause) {
    super(message, cause);
  }
}
