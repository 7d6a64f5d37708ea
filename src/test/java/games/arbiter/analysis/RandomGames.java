package games.arbiter.analysis;

import games.arbiter.engine.Action;
import games.arbiter.engine.GameOptions;
import games.arbiter.engine.Position;
import games.arbiter.engine.Ruleset;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Positions reached by random play. */
final class RandomGames {

  private RandomGames() {}

  static Position start(Ruleset ruleset) {
    List<String> first = ruleset.catalogue().firstSeats();
    return ruleset.start(
        GameOptions.of(ruleset.catalogue(), Map.of()), first.isEmpty() ? null : first.get(0));
  }

  /** Every position of a random game, the last one over. */
  static List<Position> game(Ruleset ruleset, long seed) {
    SplitMix random = new SplitMix(seed);
    List<Position> game = new ArrayList<>(List.of(start(ruleset)));
    for (Position last = game.get(0); last.result().isEmpty(); last = game.get(game.size() - 1)) {
      List<Action> actions = last.legalActions();
      game.add(after(last, actions.get(random.below(actions.size()))));
    }
    return game;
  }

  static Position after(Position position, Action action) {
    return position
        .judge(action)
        .match(
            accepted -> accepted.next(),
            refused -> {
              throw new AssertionError(action.name() + " is refused");
            });
  }
}
