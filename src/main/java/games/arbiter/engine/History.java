package games.arbiter.engine;

import java.util.Optional;
import java.util.function.Predicate;

/** The steps that led to a game, without those that were taken back. */
final class History {

  private History() {}

  /** The newest effect that fulfils a condition; empty if no effect does. */
  static Optional<Provenance> last(Step game, Predicate<Effect> which) {
    for (Step step = game; step != null; step = step.origin()) {
      for (int i = step.effects().size() - 1; i >= 0; i--) {
        if (which.test(step.effects().get(i))) {
          return Optional.of(new Provenance(step.version(), step.effects().get(i)));
        }
      }
    }
    return Optional.empty();
  }

  /** The version before the last action of a seat on a board; empty if it has none. */
  static Optional<Integer> beforeLastMove(Step game, String seat) {
    for (Step step = game; step.action() != null; step = step.origin()) {
      if (step.action().seat().isEmpty() && step.seat().equals(seat)) {
        return Optional.of(step.version() - 1);
      }
    }
    return Optional.empty();
  }
}
