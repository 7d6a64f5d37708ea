package games.arbiter.rulesets.tablut;

import games.arbiter.engine.Action;
import games.arbiter.engine.ActionDetails;
import games.arbiter.engine.GameResult;
import games.arbiter.engine.Offer;
import games.arbiter.engine.Position;
import games.arbiter.engine.PositionText;
import games.arbiter.engine.Verdict;
import games.arbiter.engine.Violation;
import java.util.List;
import java.util.Optional;

/** A state with the rules of Tablut. */
record TablutPosition(TablutState state, Optional<GameResult> result) implements Position {

  /** The position of a state, over or not. */
  static TablutPosition of(TablutState state) {
    return new TablutPosition(state, Endings.of(state));
  }

  @Override
  public Optional<String> toMove() {
    return result.isEmpty() ? Optional.of(state.side().seat()) : Optional.empty();
  }

  @Override
  public List<Action> legalActions() {
    return result.isEmpty() ? List.of(LegalActions.of(state.board(), state.side())) : List.of();
  }

  @Override
  public List<Action> seatActions() {
    return result.isEmpty() ? Endings.AGREEMENT.actions(offeredBy()) : List.of();
  }

  private String offeredBy() {
    return state.offeredBy() == null ? null : state.offeredBy().seat();
  }

  @Override
  public Verdict<Position> judge(Action action) {
    return action instanceof TablutAction move ? judgeMove(move) : judgeOffer(action);
  }

  private Verdict<Position> judgeMove(TablutAction move) {
    List<Violation> broken = ActionRules.broken(state.board(), state.side(), move);
    if (!broken.isEmpty()) {
      return Verdict.illegal(broken);
    }
    TablutPosition next = of(Transitions.after(state, move));
    return Verdict.accepted(next, Effects.of(state, move, next.state, next.result));
  }

  private Verdict<Position> judgeOffer(Action action) {
    return Endings.AGREEMENT.judge(
        action,
        offeredBy(),
        seat -> new TablutPosition(state.withOffer(seat == null ? null : Side.of(seat)), result),
        () -> of(state.drawn()));
  }

  @Override
  public ActionDetails details(Action action) {
    return action instanceof TablutAction move
        ? ActionLabels.of(state.board(), state.side(), move)
        : Endings.AGREEMENT.details(action);
  }

  @Override
  public PositionText layout() {
    return PositionWriter.of(state, toMove());
  }

  @Override
  public List<Offer> offers() {
    return result.isEmpty() ? Endings.AGREEMENT.standing(offeredBy()) : List.of();
  }
}
