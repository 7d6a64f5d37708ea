package games.arbiter.rulesets.talat;

import games.arbiter.engine.Action;
import games.arbiter.engine.ActionDetails;
import games.arbiter.engine.FreezeProof;
import games.arbiter.engine.GameResult;
import games.arbiter.engine.Position;
import games.arbiter.engine.PositionText;
import games.arbiter.engine.Score;
import games.arbiter.engine.Status;
import games.arbiter.engine.Verdict;
import games.arbiter.engine.Violation;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** A state with the rules of Talat or Talat for two. */
record TalatPosition(TalatState state) implements Position {

  @Override
  public Status status() {
    if (state.seatToMove() == TalatState.NOBODY) {
      return Status.FINISHED;
    }
    return state.isSetup() ? Status.SETUP : Status.PLAY;
  }

  @Override
  public Optional<String> toMove() {
    return Optional.ofNullable(state.seatNameToMove());
  }

  @Override
  public Optional<GameResult> result() {
    return Endings.of(state);
  }

  @Override
  public List<Action> legalActions() {
    return LegalActions.of(state);
  }

  @Override
  public Verdict<Position> judge(Action action) {
    TalatAction wanted = (TalatAction) action;
    List<Violation> broken = ActionRules.broken(state, wanted);
    if (!broken.isEmpty()) {
      return Verdict.illegal(broken);
    }
    TalatState next = Transitions.after(state, wanted);
    return Verdict.accepted(
        new TalatPosition(next), Effects.of(state, wanted, next), next.searched());
  }

  @Override
  public Verdict<Position> resign(String seat) {
    int leaving = state.settings().variant().seats().indexOf(seat);
    TalatState next = Transitions.leaving(state, leaving);
    return Verdict.accepted(
        new TalatPosition(next), Effects.ofLeaving(state, leaving, next), next.searched());
  }

  @Override
  public List<String> seatsLeft() {
    List<String> seats = state.settings().variant().seats();
    return IntStream.range(0, seats.size())
        .filter(seat -> (state.left() >>> seat & 1) != 0)
        .mapToObj(seats::get)
        .toList();
  }

  @Override
  public ActionDetails details(Action action) {
    return ActionLabels.of(state, (TalatAction) action);
  }

  @Override
  public PositionText layout() {
    return PositionWriter.of(state);
  }

  @Override
  public List<FreezeProof> boardProofs() {
    return IntStream.range(0, Boards.COUNT)
        .mapToObj(
            board ->
                state.isSetup()
                    ? FreezeProof.unproved(Boards.name(board), false)
                    : Freeze.proof(board, state.board(board)))
        .toList();
  }

  @Override
  public List<String> frozenBoards() {
    return IntStream.range(0, Boards.COUNT).filter(state::isFrozen).mapToObj(Boards::name).toList();
  }

  @Override
  public List<Score> scores() {
    return Scoring.scores(state);
  }
}
