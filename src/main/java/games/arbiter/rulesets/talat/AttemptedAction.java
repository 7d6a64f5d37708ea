package games.arbiter.rulesets.talat;

import java.util.function.IntBinaryOperator;

/** An action of the seat to move, legal or not, and the facts that the rules ask for. */
final class AttemptedAction {

  private static final int NONE = -1;

  private final TalatState state;
  private final TalatAction action;
  private final Board board;

  AttemptedAction(TalatState state, TalatAction action) {
    this.state = state;
    this.action = action;
    this.board = state.board(action.board());
  }

  boolean inSetup() {
    return state.isSetup();
  }

  boolean onFrozenBoard() {
    return state.isFrozen(action.board());
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
    return (state.hand() >>> placedTower() & 1) != 0;
  }

  private int placedColor() {
    return state.settings().variant().placedColor(state.seatToMove(), state.hand());
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
      return state.seatToMove() < 0 ? NONE : placedTower();
    }
    return board.isTower(action.from()) ? board.towerAt(action.board(), action.from()) : NONE;
  }

  /** Whether a tower stands where the action starts, and the seat is its master. */
  boolean mayUseTower() {
    return board.isTower(action.from())
        && state.settings().side(state.seatToMove(), action.board()) == board.sideAt(action.from());
  }

  /** The rule that is broken by acting with the tower, or with none. */
  String ownershipRule() {
    int tower = tower();
    return tower == NONE
        ? RuleIds.OWN_TOWER
        : state.settings().variant().ownershipRule(Towers.color(tower));
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
    return color != state.seatToMove() && !ofAttacker;
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
