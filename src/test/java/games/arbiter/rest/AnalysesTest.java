package games.arbiter.rest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import games.arbiter.analysis.Analysis;
import games.arbiter.analysis.Strength;
import games.arbiter.engine.GameOptions;
import games.arbiter.engine.Position;
import games.arbiter.engine.Ruleset;
import games.arbiter.engine.Rulesets;
import games.arbiter.operations.Meters;
import games.arbiter.rest.http.Problem;
import games.arbiter.rest.http.ProblemCode;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Who shares a search, who is refused, and when a search ends early. */
class AnalysesTest {

  private static final Ruleset TABLUT = Rulesets.registered().find("tablut").orElseThrow();
  private static final int QUEUED = 16;

  private final SimpleMeterRegistry registry = new SimpleMeterRegistry();
  private final Analyses analyses = new Analyses(1, new Meters(registry));
  private final List<Runnable> leaving = new ArrayList<>();

  @AfterEach
  void stop() {
    analyses.stop();
  }

  private CompletableFuture<Analysis> ask(String identity, Strength strength) {
    Position start = TABLUT.start(GameOptions.of(TABLUT.catalogue(), Map.of()), null);
    return analyses.ask(identity, TABLUT, start, strength, leaving::add).toCompletableFuture();
  }

  @Test
  void equalQuestionsShareOneSearch() throws Exception {
    CompletableFuture<Analysis> first = ask("a", Strength.FOUR);
    CompletableFuture<Analysis> second = ask("a", Strength.FOUR);
    assertSame(first.get(5, TimeUnit.MINUTES), second.get(5, TimeUnit.MINUTES));
    assertEquals(1, registry.get("arbiter.analysis").timer().count());
  }

  @Test
  void aSearchGoesOnWhileSomebodyWaitsAndEndsWhenNobodyDoes() throws Exception {
    CompletableFuture<Analysis> kept = ask("a", Strength.FOUR);
    ask("a", Strength.FOUR);
    ask("b", Strength.FOUR);
    leaving.get(1).run();
    leaving.get(2).run();
    assertTrue(kept.get(5, TimeUnit.MINUTES).positions() > 0);
    ask("c", Strength.ONE).get(5, TimeUnit.MINUTES);
    assertEquals(
        2, registry.find("arbiter.analysis").timers().stream().mapToLong(t -> t.count()).sum());
  }

  @Test
  void moreThanTheQueueHoldsAreRefused() {
    ask("running", Strength.FOUR);
    Problem.Thrown refused =
        assertThrows(
            Problem.Thrown.class,
            () -> {
              for (int i = 0; i <= QUEUED + 1; i++) {
                ask("q" + i, Strength.FOUR);
              }
            });
    assertEquals(ProblemCode.UNAVAILABLE, refused.problem().code());
    assertTrue(refused.problem().headers().containsKey("Retry-After"));
    assertEquals(1, registry.get("arbiter.analysis.refused").counter().count());
  }

  @Test
  void whoWaitsWhenTheServiceStopsIsRefused() {
    CompletableFuture<Analysis> waiting = ask("a", Strength.FOUR);
    ask("b", Strength.FOUR);
    analyses.stop();
    CompletionException ended = assertThrows(CompletionException.class, waiting::join);
    assertTrue(ended.getCause() instanceof Problem.Thrown);
  }

  @Test
  void noThreadsTurnAnalysisOff() {
    Analyses off = new Analyses(0, new Meters(new SimpleMeterRegistry()));
    assertFalse(off.areOn());
    assertThrows(Problem.Thrown.class, off::check);
    off.stop();
  }
}
