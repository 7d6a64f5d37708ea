package games.arbiter.rulesets;

import static org.junit.jupiter.api.Assertions.assertFalse;

import games.arbiter.engine.Ruleset;
import games.arbiter.engine.Rulesets;
import games.arbiter.rulesets.tictactoe.TicTacToe;
import java.util.List;
import java.util.stream.Stream;

/** The registered rulesets and the example, or the one that {@code -Druleset=} names. */
public final class RulesetsUnderTest {

  private static final List<Ruleset> ALL =
      Stream.concat(Rulesets.registered().all().stream(), Stream.of(new TicTacToe())).toList();

  private RulesetsUnderTest() {}

  public static List<Ruleset> all() {
    String only = System.getProperty("ruleset");
    List<Ruleset> rulesets =
        ALL.stream().filter(ruleset -> only == null || ruleset.id().equals(only)).toList();
    assertFalse(rulesets.isEmpty(), () -> "no ruleset " + only + " is known");
    return rulesets;
  }
}
