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
      addRemoved(before.hand() & ~after.hand() & ~(1 << new Attempt(before, action).tower()), effects);
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

  /** The effects of a seat's leaving. */
  static List<Effect> ofLeaving(TalatPosition before, int seat, TalatPosition after) {
    List<Effect> effects = new ArrayList<>();
    effects.add(new Effect.Resigned(after.terms().variant().seats().get(seat)));
    addRemoved(before.hand() & ~after.hand(), effects);
    int next = before.seatToMove();
    if (before.isSetup() && !after.isSetup()) {
      next = after.terms().variant().beginner(after.terms().firstSeat(), seat);
      next = after.terms().staying(next, after.left());
      effects.add(new Effect.PlayBegan(after.terms().variant().seats().get(next)));
    }
    addConsequences(before, after.terms().staying(next, after.left()), after, effects);
    return effects;
  }

  /** The effects of judging a set position in which a seat was given to move (-1: none). */
  static List<Effect> ofSetting(int given, TalatPosition after) {
    List<Effect> effects = new ArrayList<>();
    addConsequences(null, given, after, effects);
    return effects;
  }

  private static void addRemoved(int towers, List<Effect> effects) {
    for (int rest = towers; rest != 0; rest &= rest - 1) {
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
    for (int seat = nominal; seat != after.seatToMove(); seat = after.terms().after(seat, after.left())) {
      effects.add(new Effect.SeatSkipped(after.terms().variant().seats().get(seat)));
    }
  }
}
