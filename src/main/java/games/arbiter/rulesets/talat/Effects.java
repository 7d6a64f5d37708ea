package games.arbiter.rulesets.talat;

import games.arbiter.engine.Effect;
import java.util.ArrayList;
import java.util.List;

/** The effects of an action or of a set position, from the states before and after it. */
final class Effects {

  private Effects() {}

  /** The effects of a legal action, in the order in which they apply. */
  static List<Effect> of(TalatState before, TalatAction action, TalatState after) {
    List<Effect> effects = new ArrayList<>();
    String board = Boards.name(action.board());
    String to = Spaces.name(action.to());
    String tower = Towers.name(new AttemptedAction(before, action).tower());
    if (action.type() == TalatAction.Type.PLACE) {
      effects.add(new Effect.Placed(tower, board, to));
      addRemoved(
          before.hand() & ~after.hand() & ~(1 << new AttemptedAction(before, action).tower()),
          effects);
    } else {
      if (action.type() == TalatAction.Type.CAPTURE) {
        int taken = before.board(action.board()).towerAt(action.board(), action.to());
        effects.add(new Effect.Captured(Towers.name(taken), board, to));
      }
      effects.add(new Effect.Moved(tower, board, Spaces.name(action.from()), to));
    }
    int nominal = Transitions.nominalNext(before, after.hand());
    if (before.isSetup() && !after.isSetup()) {
      effects.add(new Effect.PlayBegan(after.settings().variant().seats().get(nominal)));
    }
    addConsequences(before, nominal, after, effects);
    return effects;
  }

  /** The effects of a seat's leaving. */
  static List<Effect> ofLeaving(TalatState before, int seat, TalatState after) {
    List<Effect> effects = new ArrayList<>();
    effects.add(new Effect.Resigned(after.settings().variant().seats().get(seat)));
    addRemoved(before.hand() & ~after.hand(), effects);
    int next = Transitions.nominalNextAfterLeaving(before, after);
    if (before.isSetup() && !after.isSetup()) {
      effects.add(new Effect.PlayBegan(after.settings().variant().seats().get(next)));
    }
    addConsequences(before, next, after, effects);
    return effects;
  }

  /** The effects of judging a set position in which a seat was given to move (-1: none). */
  static List<Effect> ofSetting(int given, TalatState after) {
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
      TalatState before, int nominal, TalatState after, List<Effect> effects) {
    for (int board = 0; board < Boards.COUNT; board++) {
      if (after.isFrozen(board) && (before == null || !before.isFrozen(board))) {
        effects.add(new Effect.BoardFrozen(Boards.name(board)));
      }
    }
    if (after.seatToMove() == TalatState.NOBODY) {
      Endings.of(after).map(Effect.GameEnded::new).ifPresent(effects::add);
      return;
    }
    for (int seat = nominal;
        seat != after.seatToMove();
        seat = after.settings().after(seat, after.left())) {
      effects.add(new Effect.SeatSkipped(after.settings().variant().seats().get(seat)));
    }
  }
}
