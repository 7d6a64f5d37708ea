package games.arbiter.rulesets.tablut;

import games.arbiter.engine.CapturedPieces;
import games.arbiter.engine.Repetition;

/**
 * The state of a game at one version. Data only; the rules are functions of it.
 *
 * @param history the boards since the last capture with the side to move on them, the newest being
 *     the present one: none from before can occur again
 * @param offeredBy the side whose offer of a draw stands; null if none does
 * @param drawnByAgreement whether an offer was accepted
 */
record TablutState(
    Repetition<Turn> history,
    int repetitionLimit,
    CapturedPieces captured,
    Side offeredBy,
    boolean drawnByAgreement) {

  /** A board and the side to move on it. */
  record Turn(Board board, Side toMove) {}

  /** A game that begins on a board. */
  static TablutState of(Board board, Side toMove, int repetitionLimit, CapturedPieces captured) {
    return new TablutState(
        Repetition.begin(new Turn(board, toMove)), repetitionLimit, captured, null, false);
  }

  Board board() {
    return history.newest().board();
  }

  /** The side to move, or that would be if the game were not over. */
  Side side() {
    return history.newest().toMove();
  }

  /** The same with the offer of another side (null for none). */
  TablutState withOffer(Side side) {
    return new TablutState(history, repetitionLimit, captured, side, false);
  }

  /** The same after an offer was accepted. */
  TablutState drawn() {
    return new TablutState(history, repetitionLimit, captured, null, true);
  }
}
