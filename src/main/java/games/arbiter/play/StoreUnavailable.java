package games.arbiter.play;

/**
 * The log cannot be had for now, or not from this service: it cannot be reached, takes no more, or
 * has what only another service understands ({@link UnknownRuleset}). Try again later.
 */
public class StoreUnavailable extends RuntimeException {

  private static final long serialVersionUID = 1L;

  public StoreUnavailable(String message, Throwable cause) {
    super(message, cause);
  }
}
