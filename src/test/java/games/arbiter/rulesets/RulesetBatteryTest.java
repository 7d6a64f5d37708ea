package games.arbiter.rulesets;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;

/** The battery over every ruleset of the class path. */
class RulesetBatteryTest {

  @TestFactory
  @Tag("ruleset")
  Stream<DynamicTest> someGames() {
    return games(500);
  }

  @TestFactory
  @Tag("long")
  Stream<DynamicTest> twentyThousandGames() {
    return games(20_000);
  }

  private static Stream<DynamicTest> games(int number) {
    return RulesetsUnderTest.all().stream()
        .map(
            ruleset ->
                dynamicTest(
                    ruleset.id(),
                    () -> {
                      assertEquals(List.of(), Completeness.missingOf(ruleset));
                      new RulesetBattery(ruleset).play(number);
                    }));
  }
}
