package games.arbiter.play;

/**
 * The log has the game, but this service does not have its rules: another one may, while services
 * are updated.
 */
public final class UnknownRuleset extends StoreUnavailable {

  private static final long serialVersionUID = 1L;

  public UnknownRuleset(String ruleset, int version) {
    super("no ruleset " + ruleset + " in version " + version, null);
  }
}
