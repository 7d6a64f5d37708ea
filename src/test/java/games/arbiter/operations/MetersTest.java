package games.arbiter.operations;

import static org.junit.jupiter.api.Assertions.assertEquals;

import games.arbiter.engine.Ruleset;
import games.arbiter.engine.Rulesets;
import games.arbiter.engine.Translatable;
import games.arbiter.engine.Violation;
import io.micrometer.core.instrument.DistributionSummary;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class MetersTest {

  private final SimpleMeterRegistry registry = new SimpleMeterRegistry();
  private final Meters meters = new Meters(registry);

  @Test
  void actionsAreCountedByRulesetAndOutcome() {
    meters.acted("talat", "accepted");
    meters.acted("talat", "accepted");
    meters.acted("talat", "stale-version");
    meters.acted("tablut", "accepted");
    assertEquals(2, actions("talat", "accepted"));
    assertEquals(1, actions("talat", "stale-version"));
    assertEquals(1, actions("tablut", "accepted"));
  }

  @Test
  void everyRuleThatARefusedActionBreaksIsCounted() {
    meters.refused("talat", List.of(broken("a.b"), broken("a.c")));
    meters.refused("talat", List.of(broken("a.c")));
    assertEquals(1, registry.get("arbiter.refusals").tag("rule", "a.b").counter().count());
    assertEquals(2, registry.get("arbiter.refusals").tag("rule", "a.c").counter().count());
  }

  @Test
  void searchesAreMeasuredByRuleset() {
    Ruleset ruleset = Rulesets.registered().all().get(0);
    meters.searched(ruleset, 3);
    meters.searched(ruleset, 40);
    DistributionSummary searches =
        registry.get("arbiter.search.boards").tag("ruleset", ruleset.id()).summary();
    assertEquals(2, searches.count());
    assertEquals(43, searches.totalAmount());
  }

  @Test
  void commitsAreMeasuredBySizeAndTime() {
    meters.appended(7, 3_000_000);
    meters.appended(1, 5_000_000);
    assertEquals(8, registry.get("arbiter.append.batch.size").summary().totalAmount());
    assertEquals(8, registry.get("arbiter.append").timer().totalTime(TimeUnit.MILLISECONDS), 1e-6);
  }

  @Test
  void openStreamsAndWaitingPollsGoUpAndDown() {
    meters.streamOpened();
    meters.streamOpened();
    meters.streamClosed();
    meters.pollBegan();
    assertEquals(1, registry.get("arbiter.streams.open").gauge().value());
    assertEquals(1, registry.get("arbiter.polls.waiting").gauge().value());
    meters.pollEnded();
    assertEquals(0, registry.get("arbiter.polls.waiting").gauge().value());
  }

  private double actions(String ruleset, String outcome) {
    return registry
        .get("arbiter.actions")
        .tags("ruleset", ruleset, "outcome", outcome)
        .counter()
        .count();
  }

  private static Violation broken(String rule) {
    return new Violation(rule, Translatable.of("rule." + rule), null, List.of());
  }
}
