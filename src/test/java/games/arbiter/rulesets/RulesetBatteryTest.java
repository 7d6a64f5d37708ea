package games.arbiter.rulesets;

import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import games.arbiter.engine.Rulesets;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** The battery over every registered ruleset. */
class RulesetBatteryTest {

  private static final int GAMES = 20_000;

  @TestFactory
  Stream<DynamicTest> everyRegisteredRuleset() {
    return Rulesets.registered().all().stream()
        .map(ruleset -> dynamicTest(ruleset.id(), () -> new RulesetBattery(ruleset).play(GAMES)));
  }
}
