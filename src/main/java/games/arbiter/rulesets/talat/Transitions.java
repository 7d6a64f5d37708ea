package games.arbiter.rulesets.talat;

import games.arbiter.engine.CapturedPieces;
import java.util.List;

/** The state after a legal action or after a seat has left. */
final class Transitions {

  private static final int ALL_BOARDS = (1 << Boards.COUNT) - 1;

  private Transitions() {}

  /**
   * A state in setup in which a seat, or the next one that can, places one of the hand.
   *
   * @param left the seats that have left, of whose towers none is in hand
   */
  static TalatState setup(GameSettings settings, Board[] boards, int hand, int seat, int left) {
    int next = seat;
    while ((hand & Towers.all(settings.variant().placedColor(next, hand))) == 0) {
      next = settings.after(next, left);
    }
    return TalatState.inSetup(settings, boards, hand, next, left);
  }

  /** Play begins, or is set up: every board is looked at. */
  static TalatState begun(
      GameSettings settings, Board[] boards, CapturedPieces captured, int seat, int left) {
    return play(TalatState.inPlay(settings, boards, 0, captured, left), ALL_BOARDS, seat);
  }

  /**
   * A state in play: boards freeze, then seats are passed over that cannot act.
   *
   * @param touched the boards that changed and may have frozen
   * @param seat whose turn it is if it can act
   */
  private static TalatState play(TalatState state, int touched, int seat) {
    int frozen = state.frozen();
    int searched = 0;
    for (int board = 0; board < Boards.COUNT; board++) {
      if ((touched & ~state.frozen() & 1 << board) != 0) {
        FreezeSearch.Outcome outcome = Freeze.outcome(state.board(board));
        searched += outcome.visited();
        frozen |= outcome.frozen() ? 1 << board : 0;
      }
    }
    return turnGiven(state.frozen(frozen, searched), seat);
  }

  /**
   * talat.turn.no-legal-action. An open board's witness begins with a legal action, so with two
   * boards open some seat can act, unless a seat has left: then nobody may be to move.
   */
  private static TalatState turnGiven(TalatState state, int seat) {
    if (Endings.areTwoBoardsFrozen(state)) {
      return state.withToMove(TalatState.NOBODY);
    }
    int next = seat;
    for (int tried = 0; tried < state.settings().seats(); tried++) {
      if (LegalActions.canAct(state, next)) {
        return state.withToMove(next);
      }
      next = state.settings().after(next, state.left());
    }
    return state.withToMove(TalatState.NOBODY);
  }

  /**
   * game.resign: the seat's turns are passed over from now on, its towers in hand leave the game.
   * Play begins when no seat has a tower left to place; the last remaining seat wins.
   */
  static TalatState leaving(TalatState state, int seat) {
    GameSettings settings = state.settings();
    int left = state.left() | 1 << seat;
    int hand = state.hand() & ~Towers.all(seat);
    if (settings.seats() - Integer.bitCount(left) == 1) {
      return state.over(left, hand);
    }
    TalatState without = state.over(left, hand);
    int next = nominalNextAfterLeaving(state, without);
    if (!state.isSetup()) {
      return turnGiven(without, next);
    }
    return hand == 0
        ? begun(settings, state.boards(), state.captured(), next, left)
        : setup(settings, state.boards(), hand, next, left);
  }

  /** The seat whose turn it is after a seat has left, whether or not it can act. */
  static int nominalNextAfterLeaving(TalatState before, TalatState after) {
    GameSettings settings = before.settings();
    boolean playBegins = before.isSetup() && after.hand() == 0;
    int next = playBegins ? settings.firstSeat() : before.seatToMove();
    return settings.staying(next, after.left());
  }

  /** The state after a legal action. */
  static TalatState after(TalatState state, TalatAction action) {
    return action.type() == TalatAction.Type.PLACE ? placed(state, action) : stepped(state, action);
  }

  private static TalatState placed(TalatState state, TalatAction action) {
    GameSettings settings = state.settings();
    Variant variant = settings.variant();
    int color = variant.placedColor(state.seatToMove(), state.hand());
    int board = action.board();
    Board placed =
        state.board(board).with(Boards.side(board, color), action.towerKind(), action.to());
    Board[] boards = state.boardsWith(board, placed);
    int hand = state.hand() & ~(1 << Towers.tower(color, action.towerKind()));
    hand = variant.withoutRemoved(hand, towersOn(boards));
    int next = nominalNext(state, hand);
    return hand == 0
        ? begun(settings, boards, state.captured(), next, state.left())
        : setup(settings, boards, hand, next, state.left());
  }

  private static int towersOn(Board[] boards) {
    int towers = 0;
    for (int board = 0; board < Boards.COUNT; board++) {
      towers |= boards[board].towers(board);
    }
    return towers;
  }

  private static TalatState stepped(TalatState state, TalatAction action) {
    int board = action.board();
    Board before = state.board(board);
    CapturedPieces captured =
        action.type() == TalatAction.Type.CAPTURE
            ? state
                .captured()
                .with(state.seatToMove(), List.of(Towers.name(before.towerAt(board, action.to()))))
            : state.captured();
    TalatState moved =
        TalatState.inPlay(
            state.settings(),
            state.boardsWith(board, before.moved(action.from(), action.to())),
            state.frozen(),
            captured,
            state.left());
    return play(moved, 1 << board, nominalNext(state, state.hand()));
  }

  /** The seat whose turn it is after an action that leaves a hand, whether or not it can act. */
  static int nominalNext(TalatState state, int handAfter) {
    GameSettings settings = state.settings();
    int seat = state.seatToMove();
    if (!state.isSetup()) {
      return settings.after(seat, state.left());
    }
    int next =
        handAfter == 0
            ? settings.variant().beginner(settings.firstSeat(), seat)
            : settings.variant().nextToPlace(seat, state.hand(), handAfter, settings.firstSeat());
    return settings.staying(next, state.left());
  }
}
