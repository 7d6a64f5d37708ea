package games.arbiter.engine;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Predicate;

/** The actions that a game which goes on accepts. */
final class Choices {

  private Choices() {}

  /** The actions on the boards of the seat to move, sorted by name. */
  static List<Action> onBoards(Step game, Predicate<Action> isAccepted) {
    return withinLength(game, game.position().legalActions(), isAccepted);
  }

  /** The actions of any seat, sorted by name. */
  static List<Action> ofSeats(Step game, Predicate<Action> isAccepted) {
    List<Action> actions = new ArrayList<>(game.position().seatActions());
    actions.addAll(Resignations.actions(game));
    if (game.takeBack() != null) {
      actions.removeIf(isAccepted.negate());
    }
    actions.addAll(TakeBacks.actions(game));
    actions.sort(Comparator.comparing(Action::name));
    return withinLength(game, actions, isAccepted);
  }

  /** Shortly before a game is as long as it may be, only the actions that end it. */
  private static List<Action> withinLength(
      Step game, List<Action> actions, Predicate<Action> isAccepted) {
    return game.version() + 1 < Step.MAX_VERSIONS
        ? actions
        : actions.stream().filter(isAccepted).toList();
  }
}
