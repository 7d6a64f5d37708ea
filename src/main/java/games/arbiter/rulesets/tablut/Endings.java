package games.arbiter.rulesets.tablut;

import games.arbiter.engine.DrawOffers;
import games.arbiter.engine.GameResult;
import java.util.List;
import java.util.Optional;

/** How a game ends on the board, in the order of {@code tablut.end.order}. */
final class Endings {

  static final DrawOffers AGREEMENT = new DrawOffers("tablut.end.agreement", Side.SEATS);
  private static final GameResult ESCAPE = win("tablut.end.escape", Side.DEFENDERS);
  private static final GameResult KING_CAPTURED = win("tablut.end.king-captured", Side.ATTACKERS);
  private static final GameResult REPETITION = draw("tablut.end.repetition");
  private static final GameResult NO_LEGAL_ACTION = draw("tablut.end.no-legal-action");

  private Endings() {}

  /** How the game has ended in a state; empty if it goes on. */
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

  /** Whether the king is captured or has escaped, whoever is to move. */
  static boolean isDecided(Board board) {
    return board.king() == Spaces.NONE || Spaces.isEdge(board.king());
  }

  private static GameResult win(String rule, Side winner) {
    return new GameResult(rule, List.of(winner.seat()), null);
  }

  private static GameResult draw(String rule) {
    return new GameResult(rule, List.of(), null);
  }
}
