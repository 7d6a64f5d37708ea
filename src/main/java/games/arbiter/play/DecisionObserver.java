package games.arbiter.play;

import games.arbiter.engine.Ruleset;
import java.util.function.Supplier;

/** Measures decisions on commands. */
public interface DecisionObserver {

  /** Measures nothing. */
  DecisionObserver NONE =
      new DecisionObserver() {
        @Override
        public <T> T observe(Ruleset ruleset, Supplier<T> decision) {
          return decision.get();
        }

        @Override
        public void searched(Ruleset ruleset, int boards) {
          // not measured
        }
      };

  /** Makes a decision by the rules of a ruleset and returns it. */
  <T> T observe(Ruleset ruleset, Supplier<T> decision);

  /** To accept an action a search looked at that many boards, at least one. */
  void searched(Ruleset ruleset, int boards);
}
