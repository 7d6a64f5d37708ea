package games.arbiter.rulesets;

import static org.junit.jupiter.api.Assertions.assertFalse;

import games.arbiter.engine.Ruleset;
import games.arbiter.engine.Rulesets;
import java.util.List;

/**
 * The rulesets of the class path, the example among them, or the one that {@code -Druleset=} names.
 */
public final class RulesetsUnderTest {

  private RulesetsUnderTest() {}

  public static List<Ruleset> all() {
    String only = System.getProperty("ruleset");
    List<Ruleset> rulesets =
        Rulesets.registered().all().stream()
            .filter(ruleset -> only == null || ruleset.id().equals(only))
            .toList();
    assertFalse(
        rulesets.isEmpty(),
        () ->
            "no ruleset "
                + only
                + " is registered in META-INF/services/games.arbiter.engine.Ruleset, only "
                + Rulesets.registered().ids());
    return rulesets;
  }
}
