package games.arbiter.rulesets.talat;

/** The ruleset {@code talat-duo}. */
public final class TalatDuo extends TalatRuleset {
  public TalatDuo() {
    super(new TwoSeats());
  }
}
