package games.arbiter.play;

import games.arbiter.engine.Ruleset;
import java.util.function.Supplier;

/** Is there whenever a request is judged, to measure it. */
public interface DecisionObserver {

  /** Watches nothing. */
  DecisionObserver NONE =
      new DecisionObserver() {
        @Override
        public <T> T watch(Ruleset ruleset, Supplier<T> judging) {
          return judging.get();
        }

        @Override
        public void searched(Ruleset ruleset, int boards) {
          // nobody wants to know
        }
      };

  /** Returns what the judging gives, by the rules of a ruleset. */
  <T> T watch(Ruleset ruleset, Supplier<T> judging);

  /** An action that stands needed a search, which looked at so many boards. */
  void searched(Ruleset ruleset, int boards);
}
