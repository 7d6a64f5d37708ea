package games.arbiter.rulesets.tablut;

import games.arbiter.engine.GameResult;
import java.util.List;
import java.util.Optional;

/** How a game ends on the board, in the order of {@code tablut.end.order}. */
final class Ending {

  static final GameResult AGREEMENT = draw("tablut.end.agreement");
  private static final GameResult ESCAPE = win("tablut.end.escape", Side.DEFENDERS);
  private static final GameResult KING_CAPTURED = win("tablut.end.king-captured", Side.ATTACKERS);
  private static final GameResult REPETITION = draw("tablut.end.repetition");
  private static final GameResult NO_LEGAL_ACTION = draw("tablut.end.no-legal-action");

  private Ending() {}

  /** The end that the newest position of a history is; empty if the game goes on. */
  static Optional<GameResult> of(History history, int repetitionLimit) {
    Board board = history.board();
    if (isDecided(board)) {
      return Optional.of(board.king() == Space.NONE ? KING_CAPTURED : ESCAPE);
    }
    if (history.occurrences() >= repetitionLimit) {
      return Optional.of(REPETITION);
    }
    return Moves.any(board, history.toMove()) ? Optional.empty() : Optional.of(NO_LEGAL_ACTION);
  }

  /** Whether the king is captured or has escaped, whoever is to move. */
  static boolean isDecided(Board board) {
    return board.king() == Space.NONE || Space.isEdge(board.king());
  }

  private static GameResult win(String rule, Side winner) {
    return new GameResult(rule, List.of(winner.seat()), null);
  }

  private static GameResult draw(String rule) {
    return new GameResult(rule, List.of(), null);
  }
}
