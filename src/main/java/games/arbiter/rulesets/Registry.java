package games.arbiter.rulesets;

import games.arbiter.engine.Rulesets;
import games.arbiter.rulesets.tablut.Tablut;
import games.arbiter.rulesets.talat.TalatRuleset;
import java.util.List;

/** The rulesets of this service: one line each. */
public final class Registry {

  /** Every ruleset, in the order in which clients see them. */
  public static final Rulesets RULESETS =
      new Rulesets(
          List.of(
              TalatRuleset.TALAT, //
              TalatRuleset.TALAT_DUO,
              new Tablut()));

  private Registry() {}
}
