package games.arbiter.rulesets.talat;

import games.arbiter.engine.CapturedPieces;

/**
 * The state of a game at one version. Data only; the rules are functions of it. Immutable.
 *
 * <p>Boards, seats and towers are numbers; sets of them are ints with the bits of their members.
 */
final class TalatState {

  /** The seat to move when the game is over. */
  static final int NOBODY = -1;

  private final GameSettings settings;
  private final Board[] boards;
  private final int frozen;
  private final int hand;
  private final CapturedPieces captured;
  private final boolean setup;
  private final int toMove;
  private final int left;
  private final int searched;

  private TalatState(
      GameSettings settings,
      Board[] boards,
      int frozen,
      int hand,
      CapturedPieces captured,
      boolean setup,
      int toMove,
      int left,
      int searched) {
    this.settings = settings;
    this.boards = boards;
    this.frozen = frozen;
    this.hand = hand;
    this.captured = captured;
    this.setup = setup;
    this.toMove = toMove;
    this.left = left;
    this.searched = searched;
  }

  /** A state in setup, in which nothing is frozen or captured. */
  static TalatState inSetup(GameSettings settings, Board[] boards, int hand, int toMove, int left) {
    CapturedPieces none = CapturedPieces.none(settings.variant().seats());
    return new TalatState(settings, boards, 0, hand, none, true, toMove, left, 0);
  }

  /** A state in play. */
  static TalatState inPlay(
      GameSettings settings, Board[] boards, int frozen, CapturedPieces captured, int left) {
    return new TalatState(settings, boards, frozen, 0, captured, false, NOBODY, left, 0);
  }

  /** The same with another seat to move. */
  TalatState withToMove(int seat) {
    return new TalatState(settings, boards, frozen, hand, captured, setup, seat, left, searched);
  }

  /** The same state with more seats gone, another hand, and no seat to move. */
  TalatState over(int seatsLeft, int handLeft) {
    return new TalatState(
        settings, boards, frozen, handLeft, captured, setup, NOBODY, seatsLeft, 0);
  }

  /**
   * The same with another set of frozen boards.
   *
   * @param visited how many boards were looked at to find them
   */
  TalatState frozen(int frozenBoards, int visited) {
    return new TalatState(
        settings, boards, frozenBoards, hand, captured, setup, toMove, left, visited);
  }

  GameSettings settings() {
    return settings;
  }

  Board board(int board) {
    return boards[board];
  }

  /** The boards, one of them replaced. */
  Board[] boardsWith(int board, Board other) {
    Board[] replaced = boards.clone();
    replaced[board] = other;
    return replaced;
  }

  Board[] boards() {
    return boards.clone();
  }

  /** The set of frozen boards. */
  int frozen() {
    return frozen;
  }

  boolean isFrozen(int board) {
    return (frozen >>> board & 1) != 0;
  }

  boolean isSetup() {
    return setup;
  }

  /** The set of towers in hand. */
  int hand() {
    return hand;
  }

  CapturedPieces captured() {
    return captured;
  }

  /** The set of the seats that have left. */
  int left() {
    return left;
  }

  /** How many boards were looked at to find out which ones are frozen. */
  int searched() {
    return searched;
  }

  /** The number of the seat to move; NOBODY after the end. */
  int seatToMove() {
    return toMove;
  }

  /** The name of the seat to move; null when the game is over. */
  String seatNameToMove() {
    return toMove == NOBODY ? null : settings.variant().seats().get(toMove);
  }
}
