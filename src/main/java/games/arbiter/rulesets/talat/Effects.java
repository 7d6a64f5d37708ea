package games.arbiter.rulesets.talat;

import games.arbiter.engine.Effect;
import java.util.ArrayList;
import java.util.List;

/** What an action, or a set position, changed: read off the positions before and after it. */
final class Effects {

  private Effects() {}

  /** The effects of a legal action, in the order in which they apply. */
  static List<Effect> of(TalatPosition before, TalatAction action, TalatPosition after) {
    List<Effect> effects = new ArrayList<>();
    String board = Boards.name(action.board());
    String to = Spaces.name(action.to());
    String tower = Towers.name(new Attempt(before, action).tower());
    if (action.type() == TalatAction.Type.PLACE) {
      effects.add(new Effect.Placed(tower, board, to));
      addRemoved(before, action, after, effects);
    } else {
      if (action.type() == TalatAction.Type.CAPTURE) {
        int taken = before.board(action.board()).towerAt(action.board(), action.to());
        effects.add(new Effect.Captured(Towers.name(taken), board, to));
      }
      effects.add(new Effect.Moved(tower, board, Spaces.name(action.from()), to));
    }
    int nominal = before.nominalNext(after.hand());
    if (before.isSetup() && !after.isSetup()) {
      effects.add(new Effect.PlayBegan(after.terms().variant().seats().get(nominal)));
    }
    addConsequences(before, nominal, after, effects);
    return effects;
  }

  /** The effects of judging a set position in which a seat was given to move (-1: none). */
  static List<Effect> ofSetting(int given, TalatPosition after) {
    List<Effect> effects = new ArrayList<>();
    addConsequences(null, given, after, effects);
    return effects;
  }

  private static void addRemoved(
      TalatPosition before, TalatAction action, TalatPosition after, List<Effect> effects) {
    int placed = 1 << new Attempt(before, action).tower();
    for (int rest = before.hand() & ~after.hand() & ~placed; rest != 0; rest &= rest - 1) {
      effects.add(new Effect.Removed(Towers.name(Integer.numberOfTrailingZeros(rest))));
    }
  }

  private static void addConsequences(
      TalatPosition before, int nominal, TalatPosition after, List<Effect> effects) {
    for (int board = 0; board < Boards.COUNT; board++) {
      if (after.isFrozen(board) && (before == null || !before.isFrozen(board))) {
        effects.add(new Effect.BoardFrozen(Boards.name(board)));
      }
    }
    if (after.result().isPresent()) {
      effects.add(new Effect.GameEnded(after.result().get()));
      return;
    }
    for (int seat = nominal; seat != after.seatToMove(); seat = after.terms().after(seat)) {
      effects.add(new Effect.SeatSkipped(after.terms().variant().seats().get(seat)));
    }
  }
}
