package games.arbiter.rulesets.talat;

import games.arbiter.engine.Action;
import games.arbiter.engine.ActionDetails;
import games.arbiter.engine.Catalogue;
import games.arbiter.engine.FreezeProof;
import games.arbiter.engine.GameResult;
import games.arbiter.engine.Position;
import games.arbiter.engine.PositionText;
import games.arbiter.engine.Score;
import games.arbiter.engine.Status;
import games.arbiter.engine.Verdict;
import games.arbiter.engine.Violation;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** A position of Talat or Talat for two. Immutable. */
final class TalatPosition implements Position {

  private static final int NOBODY = -1;
  private static final int FROZEN_AT_THE_END = 2;

  private final Terms terms;
  private final Board[] boards;
  private final int frozen;
  private final int hand;
  private final Captures captures;
  private final boolean setup;
  private final int toMove;
  private final int left;
  private final int searched;

  private TalatPosition(
      Terms terms,
      Board[] boards,
      int frozen,
      int hand,
      Captures captures,
      boolean setup,
      int toMove,
      int left,
      int searched) {
    this.terms = terms;
    this.boards = boards;
    this.frozen = frozen;
    this.hand = hand;
    this.captures = captures;
    this.setup = setup;
    this.toMove = toMove;
    this.left = left;
    this.searched = searched;
  }

  /**
   * A position in setup in which a seat, or the next one that can, places one of the hand.
   *
   * @param left the seats that have left, of whose towers none is in hand
   */
  static TalatPosition setup(Terms terms, Board[] boards, int hand, int seat, int left) {
    int next = seat;
    while ((hand & Towers.all(terms.variant().placedColor(next, hand))) == 0) {
      next = terms.after(next, left);
    }
    Captures none = Captures.none(terms.seats());
    return new TalatPosition(terms, boards, 0, hand, none, true, next, left, 0);
  }

  /**
   * A position in play: boards freeze, then seats are passed over that cannot act.
   *
   * @param frozen the boards known to be frozen
   * @param touched the boards of which it is to be found out
   * @param seat whose turn it is if it can act
   * @param left the seats that have left
   */
  static TalatPosition play(
      Terms terms, Board[] boards, int frozen, int touched, Captures captures, int seat, int left) {
    int nowFrozen = frozen;
    int searched = 0;
    for (int board = 0; board < Boards.COUNT; board++) {
      if ((touched & ~frozen & 1 << board) != 0) {
        FreezeSearch.Outcome outcome = Freeze.outcome(boards[board]);
        searched += outcome.visited();
        nowFrozen |= outcome.frozen() ? 1 << board : 0;
      }
    }
    TalatPosition position =
        new TalatPosition(terms, boards, nowFrozen, 0, captures, false, seat, left, searched);
    return position.hasTwoFrozenBoards()
        ? position.withToMove(NOBODY)
        : position.withoutIdleSeats();
  }

  private boolean hasTwoFrozenBoards() {
    return Integer.bitCount(frozen) >= FROZEN_AT_THE_END;
  }

  /**
   * talat.turn.no-legal-action. An open board's witness begins with a legal action, so with two
   * boards open some seat can act, unless a seat has left: then nobody may be to move.
   */
  private TalatPosition withoutIdleSeats() {
    int seat = toMove;
    for (int tried = 0; tried < terms.seats(); tried++) {
      if (LegalActions.canAct(this, seat)) {
        return seat == toMove ? this : withToMove(seat);
      }
      seat = terms.after(seat, left);
    }
    return withToMove(NOBODY);
  }

  private TalatPosition withToMove(int seat) {
    return new TalatPosition(terms, boards, frozen, hand, captures, setup, seat, left, searched);
  }

  /**
   * game.resign: the seat's turns are passed over from now on, its towers in hand leave the game.
   * Play begins if nobody has a tower left to place; the last seat that stays wins.
   */
  private TalatPosition without(int seat) {
    int leftNow = left | 1 << seat;
    int handNow = hand & ~Towers.all(seat);
    if (terms.seats() - Integer.bitCount(leftNow) == 1) {
      return new TalatPosition(
          terms, boards, frozen, handNow, captures, setup, NOBODY, leftNow, 0);
    }
    int next = terms.staying(toMove, leftNow);
    if (!setup) {
      return play(terms, boards, frozen, 0, captures, next, leftNow);
    }
    return handNow == 0
        ? begun(boards, terms.staying(terms.variant().beginner(terms.firstSeat(), seat), leftNow), leftNow)
        : setup(terms, boards, handNow, next, leftNow);
  }

  /** Play begins: every board is looked at. */
  private TalatPosition begun(Board[] all, int seat, int leftNow) {
    return play(terms, all, 0, (1 << Boards.COUNT) - 1, captures, seat, leftNow);
  }

  /** The position after a legal action. */
  TalatPosition after(TalatAction action) {
    return action.type() == TalatAction.Type.PLACE ? placed(action) : stepped(action);
  }

  private TalatPosition placed(TalatAction action) {
    int color = terms.variant().placedColor(toMove, hand);
    Board[] next = boards.clone();
    int side = Boards.side(action.board(), color);
    next[action.board()] = boards[action.board()].with(side, action.towerKind(), action.to());
    int handAfter = hand & ~(1 << Towers.tower(color, action.towerKind()));
    handAfter = terms.variant().withoutRemoved(handAfter, towersOn(next));
    return handAfter == 0
        ? begun(next, nominalNext(handAfter), left)
        : setup(terms, next, handAfter, nominalNext(handAfter), left);
  }

  private TalatPosition stepped(TalatAction action) {
    int board = action.board();
    Captures taken =
        action.type() == TalatAction.Type.CAPTURE
            ? captures.with(toMove, boards[board].towerAt(board, action.to()))
            : captures;
    Board[] next = boards.clone();
    next[board] = boards[board].moved(action.from(), action.to());
    return play(terms, next, frozen, 1 << board, taken, nominalNext(hand), left);
  }

  /** The seat whose turn it is after an action that leaves a hand, whether or not it can act. */
  int nominalNext(int handAfter) {
    if (!setup) {
      return terms.after(toMove, left);
    }
    int next =
        handAfter == 0
            ? terms.variant().beginner(terms.firstSeat(), toMove)
            : terms.variant().nextToPlace(toMove, hand, handAfter, terms.firstSeat());
    return terms.staying(next, left);
  }

  /** The set of the towers on some boards. */
  static int towersOn(Board[] boards) {
    int towers = 0;
    for (int board = 0; board < Boards.COUNT; board++) {
      for (int rest = boards[board].occupied(); rest != 0; rest &= rest - 1) {
        towers |= 1 << boards[board].towerAt(board, Integer.numberOfTrailingZeros(rest));
      }
    }
    return towers;
  }

  Terms terms() {
    return terms;
  }

  Board board(int board) {
    return boards[board];
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

  Captures captures() {
    return captures;
  }

  /** The set of the seats that have left. */
  int left() {
    return left;
  }

  /** How many boards were looked at to find out which ones are frozen. */
  int searched() {
    return searched;
  }

  /** The number of the seat to move; -1 when the game is over. */
  int seatToMove() {
    return toMove;
  }

  @Override
  public Status status() {
    return toMove == NOBODY ? Status.FINISHED : setup ? Status.SETUP : Status.PLAY;
  }

  @Override
  public Optional<String> toMove() {
    return toMove == NOBODY ? Optional.empty() : Optional.of(terms.variant().seats().get(toMove));
  }

  @Override
  public Optional<GameResult> result() {
    if (toMove != NOBODY) {
      return Optional.empty();
    }
    List<String> staying = new ArrayList<>(terms.variant().seats());
    staying.removeAll(seatsLeft());
    if (staying.size() == 1) {
      return Optional.of(new GameResult(Catalogue.RESIGN, staying, null));
    }
    String rule = hasTwoFrozenBoards() ? Rules.TWO_FROZEN : Rules.NO_LEGAL_ACTION;
    return Optional.of(Scoring.result(this, rule));
  }

  @Override
  public List<Action> legalActions() {
    return LegalActions.of(this);
  }

  @Override
  public Verdict<Position> judge(Action action) {
    TalatAction wanted = (TalatAction) action;
    List<Violation> broken = Rules.broken(this, wanted);
    if (!broken.isEmpty()) {
      return Verdict.illegal(broken);
    }
    TalatPosition next = after(wanted);
    return Verdict.accepted(next, Effects.of(this, wanted, next), next.searched);
  }

  @Override
  public Verdict<Position> resign(String seat) {
    int leaving = terms.variant().seats().indexOf(seat);
    TalatPosition next = without(leaving);
    return Verdict.accepted(next, Effects.ofLeaving(this, leaving, next), next.searched);
  }

  @Override
  public List<String> seatsLeft() {
    return left == 0
        ? List.of()
        : IntStream.range(0, terms.seats())
            .filter(seat -> (left >>> seat & 1) != 0)
            .mapToObj(terms.variant().seats()::get)
            .toList();
  }

  @Override
  public ActionDetails details(Action action) {
    return Details.of(this, (TalatAction) action);
  }

  @Override
  public PositionText layout() {
    return Layouts.of(this);
  }

  @Override
  public List<FreezeProof> boardProofs() {
    return IntStream.range(0, Boards.COUNT)
        .mapToObj(
            board ->
                setup
                    ? FreezeProof.unproved(Boards.name(board), false)
                    : Freeze.proof(board, boards[board]))
        .toList();
  }

  @Override
  public List<String> frozenBoards() {
    return IntStream.range(0, Boards.COUNT).filter(this::isFrozen).mapToObj(Boards::name).toList();
  }

  @Override
  public List<Score> scores() {
    return Scoring.scores(this);
  }
}
