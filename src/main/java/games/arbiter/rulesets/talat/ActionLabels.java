package games.arbiter.rulesets.talat;

import games.arbiter.engine.ActionDetails;
import games.arbiter.engine.Translatable;
import java.util.List;

/** An action in a position as a client shows it. */
final class ActionLabels {

  private ActionLabels() {}

  static ActionDetails of(TalatState state, TalatAction action) {
    int tower = new AttemptedAction(state, action).tower();
    String to = Spaces.name(action.to());
    boolean placement = action.type() == TalatAction.Type.PLACE;
    return new ActionDetails(
        state.seatNameToMove(),
        tower < 0 ? null : Towers.name(tower),
        Boards.name(action.board()),
        placement ? null : Spaces.name(action.from()),
        to,
        action.type() == TalatAction.Type.CAPTURE ? List.of(to) : List.of(),
        label(action, tower));
  }

  private static Translatable label(TalatAction action, int tower) {
    Translatable board = Translatable.of("board." + Boards.name(action.board()));
    String to = Spaces.name(action.to());
    boolean placement = action.type() == TalatAction.Type.PLACE;
    String from = placement ? to : Spaces.name(action.from());
    if (tower < 0) {
      return Translatable.of("label.no-tower", from, board);
    }
    if (placement) {
      Translatable piece = Translatable.of("piece." + Towers.name(tower));
      return Translatable.of("label.place", piece, to, board);
    }
    return Translatable.of(
        "label." + action.kind(),
        Translatable.of("seat." + Towers.COLORS.get(Towers.color(tower))),
        Translatable.of("tower." + Towers.kindName(Towers.kind(tower))),
        from,
        to,
        board);
  }
}
