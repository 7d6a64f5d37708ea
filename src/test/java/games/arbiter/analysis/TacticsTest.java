package games.arbiter.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import games.arbiter.engine.Ruleset;
import games.arbiter.engine.Rulesets;
import java.util.List;
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

  @ParameterizedTest
  @EnumSource(
      value = Strength.class,
      names = {"ONE", "TWO"})
  void everyTaskIsSolved(Strength strength) {
    List<String> missed =
        TASKS.stream().filter(task -> !isSolved(task, strength)).map(Object::toString).toList();
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
