package games.arbiter.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import games.arbiter.engine.Ruleset;
import games.arbiter.engine.Rulesets;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Wins in one and in three plies are found, and losses in one avoided, at every strength. */
class TacticsTest {

  private static final Ruleset TABLUT = Rulesets.registered().find("tablut").orElseThrow();
  private static final List<TacticalPositions.Task> TASKS = TacticalPositions.read();

  @Test
  void thereAreManyTasksOfEachKind() {
    for (TacticalPositions.Kind kind : TacticalPositions.Kind.values()) {
      assertTrue(TASKS.stream().filter(task -> task.kind() == kind).count() >= 70, kind.name());
    }
  }

  /** Of so many tasks one is solved in every build. */
  private static final int PART = 8;

  @ParameterizedTest
  @EnumSource(
      value = Strength.class,
      names = {"ONE", "TWO"})
  void someTasksAreSolved(Strength strength) {
    assertSolved(strength, i -> i % PART == 0);
  }

  @ParameterizedTest
  @EnumSource(
      value = Strength.class,
      names = {"ONE", "TWO"})
  @Tag("long")
  void everyTaskIsSolved(Strength strength) {
    assertSolved(strength, i -> true);
  }

  private static void assertSolved(Strength strength, IntPredicate which) {
    List<String> missed =
        IntStream.range(0, TASKS.size())
            .filter(which)
            .mapToObj(TASKS::get)
            .filter(task -> !isSolved(task, strength))
            .map(Object::toString)
            .toList();
    assertEquals(List.of(), missed);
  }

  private static boolean isSolved(TacticalPositions.Task task, Strength strength) {
    Analysis found = Analyzer.analyze(TABLUT, task.position(), strength, () -> false);
    int own = TABLUT.catalogue().seats().indexOf(found.seat());
    boolean proven =
        task.kind() == TacticalPositions.Kind.AVOIDABLE_LOSS || found.permille().get(own) == 1000;
    return proven && task.right().contains(found.action().name());
  }
}
