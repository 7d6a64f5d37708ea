package games.arbiter.rulesets;

import games.arbiter.engine.Action;
import games.arbiter.engine.Position;
import games.arbiter.engine.Verdict;
import java.util.List;

/** Counts sequences of actions on the boards by judging each action; the last ply is counted. */
final class GenericPerft {

  private GenericPerft() {}

  static long count(Position position, int plies) {
    List<Action> actions = position.legalActions();
    if (plies == 1) {
      return actions.size();
    }
    return actions.stream().mapToLong(action -> count(after(position, action), plies - 1)).sum();
  }

  private static Position after(Position position, Action action) {
    return position
        .judge(action)
        .match(
            Verdict.Accepted::next,
            refused -> {
              throw new AssertionError(action.name() + " is listed: " + refused);
            });
  }
}
