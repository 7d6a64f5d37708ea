package games.arbiter.play;

/**
 * A request to act.
 *
 * @param action the name of the action
 * @param token the seat token that came with it, or null
 * @param key the idempotency key, or null
 * @param version the version that the client saw, or null if it did not say
 */
public record ActCommand(String gameId, String action, String token, String key, Integer version) {

  /** Without the token. */
  @Override
  public String toString() {
    return "ActCommand[" + gameId + " " + action + " at " + version + "]";
  }
}
