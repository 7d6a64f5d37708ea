package games.arbiter.play;

import games.arbiter.engine.Action;
import games.arbiter.engine.Verdict;

/** What became of a request to act. */
public sealed interface ActOutcome {

  /** The game that the outcome tells of, at the version that it tells of; null if there is none. */
  default Game game() {
    return null;
  }

  /** The action is in the log, durably; the game right after it. */
  record Accepted(Game game) implements ActOutcome {}

  /** The action was in the log already; the game right after it, as answered the first time. */
  record Repeated(Game game) implements ActOutcome {}

  /** There is no such game. */
  record NoGame() implements ActOutcome {}

  /** No action of this ruleset has that name. */
  record NoAction(String name) implements ActOutcome {}

  /** No token, or one of no seat of this game. */
  record Unauthorized() implements ActOutcome {}

  /** The token's seat is not the one that the action names. */
  record WrongSeat(String tokenSeat, String actionSeat) implements ActOutcome {}

  /** The key came with another action before; the game right after that one. */
  record KeyReused(String key, Game game) implements ActOutcome {}

  /** The request does not say which version it saw. */
  record NoVersion(Game game) implements ActOutcome {}

  /** The game is not at the version that the request saw. */
  record Stale(int seen, Game game) implements ActOutcome {}

  /** An action on a board by a seat that is not to move. */
  record NotYourTurn(Game game) implements ActOutcome {}

  /** The game has as many versions as there can be, and the action does not end it. */
  record TooLong(Game game) implements ActOutcome {}

  /** The rules refuse it. */
  record Refused(Game game, Action action, Verdict.Refused<?> verdict) implements ActOutcome {}
}
