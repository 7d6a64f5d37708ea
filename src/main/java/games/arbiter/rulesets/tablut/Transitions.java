package games.arbiter.rulesets.tablut;

import games.arbiter.engine.Repetition;
import java.util.List;

/** The state after a legal action. */
final class Transitions {

  private Transitions() {}

  static TablutState after(TablutState state, TablutAction action) {
    Side side = state.side();
    Board board = Captures.after(state.board(), side, action);
    List<Integer> captured = Captures.between(state.board(), board, side.opponent());
    TablutState.Turn turn = new TablutState.Turn(board, side.opponent());
    return new TablutState(
        captured.isEmpty() ? state.history().then(turn) : Repetition.begin(turn),
        state.repetitionLimit(),
        state
            .captured()
            .with(
                side.ordinal(),
                captured.stream().map(s -> Pieces.token(state.board(), s)).toList()),
        lapses(state) ? null : state.offeredBy(),
        false);
  }

  /** {@code tablut.end.agreement}: an offer lapses when the other side acts on the board. */
  static boolean lapses(TablutState before) {
    return before.offeredBy() == before.side().opponent();
  }
}
