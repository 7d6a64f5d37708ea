package games.arbiter.engine;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** The actions that a game which goes on accepts. */
final class Choices {

  private Choices() {}

  /** The actions on the boards of the seat to move, sorted by name. */
  static List<Action> onBoards(Replay game) {
    return withinLength(game, game.position().legalActions());
  }

  /** The actions of any seat, sorted by name. */
  static List<Action> ofSeats(Replay game) {
    List<Action> actions = new ArrayList<>(game.position().seatActions());
    actions.addAll(Resignations.actions(game));
    if (game.takeBack() != null) {
      actions.removeIf(action -> !isAccepted(game, action));
    }
    actions.addAll(TakeBacks.actions(game));
    actions.sort(Comparator.comparing(Action::name));
    return withinLength(game, actions);
  }

  /** Shortly before a game is as long as it may be, only the actions that end it. */
  private static List<Action> withinLength(Replay game, List<Action> actions) {
    return game.version() + 1 < Replay.MAX_VERSIONS
        ? actions
        : actions.stream().filter(action -> isAccepted(game, action)).toList();
  }

  private static boolean isAccepted(Replay game, Action action) {
    return game.play(action).match(accepted -> true, refused -> false);
  }
}
