package games.arbiter.rulesets.talat;

/** The ruleset {@code talat}. */
public final class Talat extends TalatRuleset {
  public Talat() {
    super(new ThreeSeats());
  }
}
