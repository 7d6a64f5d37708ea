package games.arbiter.play;

import games.arbiter.engine.Action;
import games.arbiter.engine.Replay;
import games.arbiter.engine.Status;
import games.arbiter.engine.Verdict;
import java.time.Instant;
import java.util.Optional;

/**
 * Decides what becomes of a request to act, given a version of the game: no more than a function.
 */
final class Judge {

  private Judge() {}

  /**
   * Either an outcome that holds whatever happened since, or one that holds for the newest version.
   */
  sealed interface Decision {
    /** Holds even if the game has moved on. */
    record Final(ActOutcome outcome) implements Decision {}

    /** Holds only if the game has not moved on. */
    record IfCurrent(ActOutcome outcome) implements Decision {}

    /**
     * To be appended; the log decides whether the game has moved on.
     *
     * @param searched as in {@link Verdict.Accepted}
     */
    record Append(Game next, int searched) implements Decision {}
  }

  /**
   * The checks in the order of the contract; {@code time} is for the entry if there is to be one.
   */
  static Decision decide(Game game, ActCommand command, Instant time) {
    Optional<Action> named = Replay.action(game.replay().ruleset(), command.action());
    if (named.isEmpty()) {
      return new Decision.Final(new ActOutcome.NoAction(command.action()));
    }
    Action action = named.get();
    String seat = null;
    if (game.created().access() == Access.TOKENS) {
      Optional<String> holder = game.created().seatOf(command.token());
      if (holder.isEmpty()) {
        return new Decision.Final(new ActOutcome.Unauthorized());
      }
      seat = holder.get();
      if (!action.seat().orElse(seat).equals(seat)) {
        return new Decision.Final(new ActOutcome.WrongSeat(seat, action.seat().orElseThrow()));
      }
    }
    Optional<ActOutcome> repeat = repeat(game, command, seat);
    if (repeat.isPresent()) {
      return new Decision.Final(repeat.get());
    }
    return judge(game, command, action, seat, time);
  }

  private static Optional<ActOutcome> repeat(Game game, ActCommand command, String seat) {
    if (command.key() != null) {
      return game.withKey(scope(seat), command.key())
          .map(
              known ->
                  known.event().action().equals(command.action())
                      ? new ActOutcome.Repeated(known)
                      : new ActOutcome.KeyReused(command.key(), known));
    }
    if (command.version() == null || command.version() >= game.version()) {
      return Optional.empty();
    }
    Game after = game.at(command.version() + 1);
    boolean same =
        after.event().action().equals(command.action())
            && (seat == null || seat.equals(after.event().seat()));
    return same ? Optional.of(new ActOutcome.Repeated(after)) : Optional.empty();
  }

  private static Decision judge(
      Game game, ActCommand command, Action action, String seat, Instant time) {
    if (command.version() == null) {
      return new Decision.IfCurrent(new ActOutcome.NoVersion(game));
    }
    if (command.version() != game.version()) {
      return new Decision.IfCurrent(new ActOutcome.Stale(command.version(), game));
    }
    Replay replay = game.replay();
    if (replay.status() != Status.FINISHED
        && seat != null
        && action.seat().isEmpty()
        && !seat.equals(replay.toMove().orElseThrow())) {
      return new Decision.IfCurrent(new ActOutcome.NotYourTurn(game));
    }
    Verdict<Replay> verdict = replay.play(action);
    if (verdict instanceof Verdict.Accepted<Replay> accepted) {
      if (isTooLong(accepted.next())) {
        return new Decision.IfCurrent(new ActOutcome.TooLong(game));
      }
      GameEvent entry = entry(game, accepted.next(), scope(seat), command.key(), time);
      return new Decision.Append(game.followedBy(accepted.next(), entry), accepted.searched());
    }
    return new Decision.IfCurrent(
        new ActOutcome.Refused(game, action, (Verdict.Refused<Replay>) verdict));
  }

  /** The last version that there can be is kept for what ends the game. */
  private static boolean isTooLong(Replay next) {
    return next.version() >= Game.MAX_VERSIONS && next.result().isEmpty();
  }

  /** The space of keys of a seat; of the whole game if it is open. */
  private static String scope(String seat) {
    return seat == null ? "" : seat;
  }

  /** The log entry of a command that was accepted. */
  static GameEvent entry(Game game, Replay next, String keyScope, String key, Instant time) {
    return new GameEvent(
        game.id(),
        next.version(),
        next.seat(),
        next.action().name(),
        time,
        HashChain.next(game.hash(), next.version(), next.seat(), next.action().name()),
        keyScope,
        key);
  }
}
