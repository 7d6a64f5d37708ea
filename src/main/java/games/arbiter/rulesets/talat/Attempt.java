package games.arbiter.rulesets.talat;

import java.util.function.IntBinaryOperator;

/** An action of the seat to move, legal or not, and the facts that the rules ask for. */
final class Attempt {

  private static final int NONE = -1;

  private final TalatPosition position;
  private final TalatAction action;
  private final Board board;

  Attempt(TalatPosition position, TalatAction action) {
    this.position = position;
    this.action = action;
    this.board = position.board(action.board());
  }

  boolean inSetup() {
    return position.isSetup();
  }

  boolean onFrozenBoard() {
    return position.isFrozen(action.board());
  }

  boolean occupied() {
    return board.isTower(action.to());
  }

  /** Whether the target is on one of the placed color's start lines. */
  boolean onStartLine() {
    int side = Boards.side(action.board(), placedColor());
    return side != NONE && (Spaces.startLine(side) >>> action.to() & 1) != 0;
  }

  boolean inHand() {
    return (position.hand() >>> placedTower() & 1) != 0;
  }

  private int placedColor() {
    return position.terms().variant().placedColor(position.seatToMove(), position.hand());
  }

  private int placedTower() {
    return Towers.tower(placedColor(), action.towerKind());
  }

  /**
   * The tower that would be placed, or that stands where the action starts; -1 if none does, or if
   * the game is over and nobody places one.
   */
  int tower() {
    if (action.type() == TalatAction.Type.PLACE) {
      return position.seatToMove() < 0 ? NONE : placedTower();
    }
    return board.isTower(action.from()) ? board.towerAt(action.board(), action.from()) : NONE;
  }

  /** Whether a tower stands where the action starts, and the seat is its master. */
  boolean mayUseTower() {
    return board.isTower(action.from())
        && position.terms().side(position.seatToMove(), action.board())
            == board.sideAt(action.from());
  }

  /** The rule that is broken by acting with the tower, or with none. */
  String ownershipRule() {
    int tower = tower();
    return tower == NONE
        ? Rules.OWN_TOWER
        : position.terms().variant().ownershipRule(Towers.color(tower));
  }

  /** Whether the way is a step ahead; where no tower stands, of either side. */
  boolean goesAhead() {
    return isWayOf(Spaces::steps);
  }

  /** Whether the way is one that captures go; where no tower stands, of either side. */
  boolean reaches() {
    return isWayOf(Spaces::reach);
  }

  private boolean isWayOf(IntBinaryOperator ways) {
    int from = action.from();
    int spaces =
        board.isTower(from)
            ? ways.applyAsInt(board.sideAt(from), from)
            : ways.applyAsInt(Spaces.NEAR, from) | ways.applyAsInt(Spaces.FAR, from);
    return (spaces >>> action.to() & 1) != 0;
  }

  /** Whether the sizes are such that the one takes the other; true where a tower is missing. */
  boolean sizeAllows() {
    return !bothTowers() || Towers.sizeAllows(attacker(), target());
  }

  /** Whether the numbers of sides are such; true where a tower is missing. */
  boolean sidesAllow() {
    return !bothTowers() || Towers.sidesAllow(attacker(), target());
  }

  /** Whether the target is a tower of another color than the attacker's and the seat's own. */
  boolean hitsOpponent() {
    if (!occupied()) {
      return false;
    }
    int color = Towers.color(board.towerAt(action.board(), action.to()));
    boolean ofAttacker =
        board.isTower(action.from()) && board.sideAt(action.from()) == board.sideAt(action.to());
    return color != position.seatToMove() && !ofAttacker;
  }

  private boolean bothTowers() {
    return board.isTower(action.from()) && occupied();
  }

  private int attacker() {
    return board.kindAt(action.from());
  }

  private int target() {
    return board.kindAt(action.to());
  }
}
