package games.arbiter.operations;

import games.arbiter.engine.Ruleset;
import games.arbiter.engine.Violation;
import games.arbiter.play.DecisionObserver;
import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.DistributionSummary;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Timer;
import jakarta.inject.Singleton;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.IntSupplier;
import java.util.function.Supplier;

/**
 * The metrics of the domain. Safe for any thread, and cheap enough for every request: a meter is
 * found by one look-up in a map.
 */
@Singleton
public final class Meters implements DecisionObserver {

  private static final Duration[] APPEND = millis(1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000, 5_000);
  private static final Duration[] JUDGE = micros(5, 10, 20, 50, 100, 500, 1_000, 10_000, 100_000);
  private static final double[] SEARCH = {1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000, 2_000};
  private static final Duration[] ANALYSIS = millis(10, 50, 100, 200, 500, 1_000, 2_000, 5_000);
  private static final double[] BATCH = {1, 2, 4, 8, 16, 32, 64, 128, 256, 512};

  private final MeterRegistry registry;
  private final Map<String, Counter> created = new ConcurrentHashMap<>();
  private final Map<String, Counter> finished = new ConcurrentHashMap<>();
  private final Map<RulesetOutcome, Counter> actions = new ConcurrentHashMap<>();
  private final Map<RulesetOutcome, Counter> refusals = new ConcurrentHashMap<>();
  private final Map<String, Timer> judged = new ConcurrentHashMap<>();
  private final Map<String, DistributionSummary> searched = new ConcurrentHashMap<>();
  private final Timer append;
  private final DistributionSummary batch;
  private final Counter analysesRefused;
  private final LongAdder streams = new LongAdder();
  private final LongAdder polls = new LongAdder();

  private record RulesetOutcome(String ruleset, String what) {}

  public Meters(MeterRegistry registry) {
    this.registry = registry;
    this.append =
        Timer.builder("arbiter.append")
            .description("From the queueing of an entry until it is committed")
            .serviceLevelObjectives(APPEND)
            .register(registry);
    this.batch =
        DistributionSummary.builder("arbiter.append.batch.size")
            .description("Entries written by one commit")
            .serviceLevelObjectives(BATCH)
            .register(registry);
    this.analysesRefused = registry.counter("arbiter.analysis.refused");
    registry.gauge("arbiter.streams.open", streams, LongAdder::sum);
    registry.gauge("arbiter.polls.waiting", polls, LongAdder::sum);
  }

  /**
   * Registers every ruleset's meters with zero, so that a rate is right from the first event on.
   */
  public void expect(List<Ruleset> rulesets) {
    for (Ruleset ruleset : rulesets) {
      created(ruleset.id(), 0);
      finished(ruleset.id(), 0);
      acted(ruleset.id(), "accepted", 0);
      searches(ruleset.id());
      analyses(ruleset.id(), "2");
      analyzedPositions(ruleset.id());
    }
  }

  /** A game was created; an imported one counts too. */
  public void created(String ruleset) {
    created(ruleset, 1);
  }

  private void created(String ruleset, int games) {
    created
        .computeIfAbsent(ruleset, r -> registry.counter("arbiter.games.created", "ruleset", r))
        .increment(games);
  }

  /** A game ended by an action. */
  public void finished(String ruleset) {
    finished(ruleset, 1);
  }

  private void finished(String ruleset, int games) {
    finished
        .computeIfAbsent(ruleset, r -> registry.counter("arbiter.games.finished", "ruleset", r))
        .increment(games);
  }

  /**
   * A request to act was answered.
   *
   * @param ruleset its id, or "none" if there is no such game
   * @param outcome "accepted", "repeated", "unknown-ruleset" or the code of the problem
   */
  public void acted(String ruleset, String outcome) {
    acted(ruleset, outcome, 1);
  }

  private void acted(String ruleset, String outcome, int requests) {
    actions
        .computeIfAbsent(
            new RulesetOutcome(ruleset, outcome),
            k -> registry.counter("arbiter.actions", "ruleset", ruleset, "outcome", outcome))
        .increment(requests);
  }

  /** The rules refused an action; each rule that it broke counts. */
  public void refused(String ruleset, List<Violation> violations) {
    for (Violation violation : violations) {
      refusals
          .computeIfAbsent(
              new RulesetOutcome(ruleset, violation.rule()),
              k -> registry.counter("arbiter.refusals", "ruleset", ruleset, "rule", k.what()))
          .increment();
    }
  }

  @Override
  public <T> T observe(Ruleset ruleset, Supplier<T> judging) {
    long began = System.nanoTime();
    T judged = judging.get();
    judged(ruleset.id()).record(System.nanoTime() - began, TimeUnit.NANOSECONDS);
    return judged;
  }

  private Timer judged(String ruleset) {
    return judged.computeIfAbsent(
        ruleset,
        r ->
            Timer.builder("arbiter.judge")
                .description("Judging an action, the search for frozen boards included")
                .tag("ruleset", r)
                .serviceLevelObjectives(JUDGE)
                .register(registry));
  }

  @Override
  public void searched(Ruleset ruleset, int boards) {
    searches(ruleset.id()).record(boards);
  }

  private DistributionSummary searches(String ruleset) {
    return searched.computeIfAbsent(
        ruleset,
        r ->
            DistributionSummary.builder("arbiter.search.boards")
                .description("Boards that the search for frozen ones looked at, for an action")
                .tag("ruleset", r)
                .serviceLevelObjectives(SEARCH)
                .register(registry));
  }

  /** So many entries were committed; the first of them had waited for it so long. */
  public void appended(int entries, long nanos) {
    batch.record(entries);
    append.record(nanos, TimeUnit.NANOSECONDS);
  }

  /** Counts games that were erased because they are old. */
  public void erased(int games) {
    registry.counter("arbiter.games.erased").increment(games);
  }

  /** The number of entries that wait to be written, read when metrics are. */
  public void queue(IntSupplier length) {
    Gauge.builder("arbiter.append.queue", length::getAsInt).register(registry);
  }

  /** The number of readers that wait for games to go on, read when metrics are. */
  public void readers(IntSupplier number) {
    Gauge.builder("arbiter.readers.waiting", number::getAsInt).register(registry);
  }

  /** A search ended. */
  public void analyzed(String ruleset, int strength, long nanos, long positions) {
    analyses(ruleset, Integer.toString(strength)).record(nanos, TimeUnit.NANOSECONDS);
    analyzedPositions(ruleset).increment(positions);
  }

  private Timer analyses(String ruleset, String strength) {
    return Timer.builder("arbiter.analysis")
        .description("The time of a search, the wait for a thread not included")
        .tag("ruleset", ruleset)
        .tag("strength", strength)
        .serviceLevelObjectives(ANALYSIS)
        .register(registry);
  }

  private Counter analyzedPositions(String ruleset) {
    return registry.counter("arbiter.analysis.positions", "ruleset", ruleset);
  }

  /** An analysis was refused because too many wait. */
  public void analysisRefused() {
    analysesRefused.increment();
  }

  /** The number of analyses that wait for a thread, read when metrics are. */
  public void analysesWaiting(IntSupplier number) {
    Gauge.builder("arbiter.analysis.queue", number::getAsInt).register(registry);
  }

  public void streamOpened() {
    streams.increment();
  }

  public void streamClosed() {
    streams.decrement();
  }

  public void pollBegan() {
    polls.increment();
  }

  public void pollEnded() {
    polls.decrement();
  }

  private static Duration[] millis(int... values) {
    return Arrays.stream(values).mapToObj(Duration::ofMillis).toArray(Duration[]::new);
  }

  private static Duration[] micros(int... values) {
    return Arrays.stream(values)
        .mapToObj(v -> Duration.ofNanos(1_000L * v))
        .toArray(Duration[]::new);
  }
}
