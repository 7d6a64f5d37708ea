package games.arbiter.engine;

import java.util.List;
import java.util.Optional;

/**
 * {@code game.resign}: in a game of two the other seat wins; in a game of more the seat leaves,
 * which its ruleset judges ({@link Position#resign}).
 */
final class Resignations {

  private static final Violation HAS_LEFT =
      new Violation(Catalogue.RESIGN, Translatable.of("broken.game.resign.left"), null, List.of());

  private Resignations() {}

  /** The resignation of that name; empty for any other name or if the ruleset forbids resigning. */
  static Optional<Action> named(Catalogue catalogue, String name) {
    int colon = name.indexOf(':');
    return colon > 0
            && name.substring(colon + 1).equals(SeatAction.RESIGN)
            && catalogue.resignable()
            && catalogue.seats().contains(name.substring(0, colon))
        ? Optional.of(new SeatAction(name.substring(0, colon), SeatAction.RESIGN))
        : Optional.empty();
  }

  static boolean isOne(Action action) {
    return action.seat().isPresent() && action.kind().equals(SeatAction.RESIGN);
  }

  /** The resignation of every seat that has not left. */
  static List<SeatAction> actions(Step game) {
    Catalogue catalogue = game.ruleset().catalogue();
    return catalogue.resignable()
        ? catalogue.seats().stream()
            .filter(seat -> !game.position().seatsLeft().contains(seat))
            .map(seat -> new SeatAction(seat, SeatAction.RESIGN))
            .toList()
        : List.of();
  }

  static Verdict<Change> judge(Step game, Action action) {
    String seat = action.seat().orElseThrow();
    if (game.position().seatsLeft().contains(seat)) {
      return Verdict.illegal(List.of(HAS_LEFT));
    }
    List<String> others =
        game.ruleset().catalogue().seats().stream().filter(s -> !s.equals(seat)).toList();
    if (others.size() > 1) {
      return game.position().resign(seat).map(accepted -> new Change.Moved(accepted.next()));
    }
    GameResult end = new GameResult(Catalogue.RESIGN, others, null);
    return Verdict.accepted(
        new Change.Ended(end), List.of(new Effect.Resigned(seat), new Effect.GameEnded(end)));
  }

  static ActionDetails details(Action action) {
    String who = action.seat().orElseThrow();
    return ActionDetails.ofSeat(
        who, Translatable.of("label.resign", Translatable.of("seat." + who)));
  }
}
