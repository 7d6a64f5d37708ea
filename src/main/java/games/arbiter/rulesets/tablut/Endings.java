package games.arbiter.rulesets.tablut;

import games.arbiter.engine.DrawOffers;
import games.arbiter.engine.GameResult;
import java.util.Optional;

/** How a game ends on the board, in the order of {@code tablut.end.order}. */
final class Endings {

  static final DrawOffers AGREEMENT = new DrawOffers("tablut.end.agreement", Side.SEATS);
  private static final GameResult ESCAPE =
      GameResult.won("tablut.end.escape", Side.DEFENDERS.seat());
  private static final GameResult KING_CAPTURED =
      GameResult.won("tablut.end.king-captured", Side.ATTACKERS.seat());
  private static final GameResult REPETITION = GameResult.draw("tablut.end.repetition");
  private static final GameResult NO_LEGAL_ACTION = GameResult.draw("tablut.end.no-legal-action");

  private Endings() {}

  /** The result of a game in a state; empty while it goes on. */
  static Optional<GameResult> of(TablutState state) {
    if (state.drawnByAgreement()) {
      return Optional.of(AGREEMENT.draw());
    }
    Board board = state.board();
    if (isDecided(board)) {
      return Optional.of(board.king() == Spaces.NONE ? KING_CAPTURED : ESCAPE);
    }
    if (state.history().occurrences() >= state.repetitionLimit()) {
      return Optional.of(REPETITION);
    }
    return LegalActions.any(board, state.side()) ? Optional.empty() : Optional.of(NO_LEGAL_ACTION);
  }

  /** Whether the king is captured or has escaped; independent of the seat to move. */
  static boolean isDecided(Board board) {
    return board.king() == Spaces.NONE || Spaces.isEdge(board.king());
  }
}
