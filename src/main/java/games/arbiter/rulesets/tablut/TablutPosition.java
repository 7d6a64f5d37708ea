package games.arbiter.rulesets.tablut;

import games.arbiter.engine.Action;
import games.arbiter.engine.ActionDetails;
import games.arbiter.engine.Effect;
import games.arbiter.engine.FreezeProof;
import games.arbiter.engine.GameResult;
import games.arbiter.engine.Offer;
import games.arbiter.engine.OfferKind;
import games.arbiter.engine.Position;
import games.arbiter.engine.PositionText;
import games.arbiter.engine.SeatAction;
import games.arbiter.engine.Status;
import games.arbiter.engine.Verdict;
import games.arbiter.engine.Violation;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A position: the board with its past since the last capture, what was taken, and the standing
 * offer of a draw.
 *
 * @param offeredBy the side whose offer stands; null if none does
 * @param end how the game ended; null while it goes on
 */
record TablutPosition(
    History history, int repetitionLimit, Taken taken, Side offeredBy, GameResult end)
    implements Position {

  /** A position whose end, if it is one, is found on the board. */
  static TablutPosition of(History history, int repetitionLimit, Taken taken, Side offeredBy) {
    GameResult end = Ending.of(history, repetitionLimit).orElse(null);
    return new TablutPosition(history, repetitionLimit, taken, offeredBy, end);
  }

  Board board() {
    return history.board();
  }

  /** The side to move, or that would be if the game were not over. */
  Side side() {
    return history.toMove();
  }

  /** The same with another offer (null for none) and perhaps an agreed end. */
  TablutPosition agreed(Side offer, GameResult agreement) {
    return new TablutPosition(history, repetitionLimit, taken, offer, agreement);
  }

  @Override
  public Status status() {
    return end == null ? Status.PLAY : Status.FINISHED;
  }

  @Override
  public Optional<String> toMove() {
    return end == null ? Optional.of(side().seat()) : Optional.empty();
  }

  @Override
  public Optional<GameResult> result() {
    return Optional.ofNullable(end);
  }

  @Override
  public List<Action> legalActions() {
    return end == null ? List.of(Moves.of(board(), side())) : List.of();
  }

  @Override
  public List<Action> seatActions() {
    return end == null ? Agreement.actions(offeredBy) : List.of();
  }

  @Override
  public Verdict<Position> judge(Action action) {
    if (!(action instanceof Move move)) {
      return Agreement.judge(this, (SeatAction) action);
    }
    List<Violation> broken = MoveRules.broken(board(), side(), move);
    return broken.isEmpty() ? after(move) : Verdict.illegal(broken);
  }

  private Verdict<Position> after(Move move) {
    Board next = Captures.after(board(), side(), move);
    List<Integer> captured = Captures.between(board(), next, side().opponent());
    boolean lapses = offeredBy == side().opponent();
    TablutPosition position =
        of(
            captured.isEmpty() ? history.then(next) : History.begin(next, side().opponent()),
            repetitionLimit,
            taken.and(side(), captured.stream().map(s -> BoardText.token(board(), s)).toList()),
            lapses ? null : offeredBy);
    return Verdict.accepted(position, effects(move, captured, lapses, position.end));
  }

  private List<Effect> effects(
      Move move, List<Integer> captured, boolean lapses, GameResult reached) {
    List<Effect> effects = new ArrayList<>();
    String piece = BoardText.token(board(), move.from());
    effects.add(
        new Effect.Moved(piece, BoardText.ID, Space.name(move.from()), Space.name(move.to())));
    for (int space : captured) {
      effects.add(
          new Effect.Captured(BoardText.token(board(), space), BoardText.ID, Space.name(space)));
    }
    if (lapses) {
      effects.add(new Effect.OfferLapsed(OfferKind.DRAW, offeredBy.seat()));
    }
    if (reached != null) {
      effects.add(new Effect.GameEnded(reached));
    }
    return effects;
  }

  @Override
  public ActionDetails details(Action action) {
    return action instanceof Move move
        ? Details.of(board(), side(), move)
        : Agreement.details((SeatAction) action);
  }

  @Override
  public PositionText layout() {
    return new PositionText(
        PositionText.PLAY,
        toMove().orElse(null),
        List.of(new PositionText.BoardRows(BoardText.ID, BoardText.rows(board()))),
        List.of(),
        taken.layout());
  }

  @Override
  public List<FreezeProof> boardProofs() {
    return List.of(FreezeProof.unproved(BoardText.ID, null));
  }

  @Override
  public List<Offer> offers() {
    return end != null || offeredBy == null
        ? List.of()
        : List.of(new Offer(OfferKind.DRAW, offeredBy.seat()));
  }
}
