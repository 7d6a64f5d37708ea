package games.arbiter.rulesets;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** The battery over every registered ruleset. */
class RulesetBatteryTest {

  private static final int GAMES = 20_000;

  @TestFactory
  Stream<DynamicTest> everyRegisteredRuleset() {
    return RulesetsUnderTest.all().stream()
        .map(
            ruleset ->
                dynamicTest(
                    ruleset.id(),
                    () -> {
                      assertEquals(List.of(), Completeness.missingOf(ruleset));
                      new RulesetBattery(ruleset).play(GAMES);
                    }));
  }
}
