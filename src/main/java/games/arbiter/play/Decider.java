package games.arbiter.play;

import games.arbiter.engine.Action;
import games.arbiter.engine.Replay;
import games.arbiter.engine.Status;
import java.time.Instant;
import java.util.Optional;

/** Decides the outcome of a command, given a game: a function, without side effects. */
public final class Decider {

  private final Game game;
  private final ActCommand command;
  private final Instant time;

  private Decider(Game game, ActCommand command, Instant time) {
    this.game = game;
    this.command = command;
    this.time = time;
  }

  /**
   * The outcome of a command. The checks come in the order of the contract.
   *
   * @param time of the event if the command is accepted, in whole milliseconds
   */
  public static ActOutcome decide(Game game, ActCommand command, Instant time) {
    return new Decider(game, command, time).decide();
  }

  private ActOutcome decide() {
    Optional<Action> action = Replay.action(game.replay().ruleset(), command.action());
    if (action.isEmpty()) {
      return rejected(new CommandRejection.MalformedAction(command.action(), game.replay()));
    }
    return game.created().access() == Access.OPEN
        ? decide(action.get(), null)
        : authorize(action.get());
  }

  private ActOutcome authorize(Action action) {
    Optional<String> holder = game.created().seatOf(command.token());
    if (holder.isEmpty()) {
      return rejected(new CommandRejection.Unauthorized());
    }
    String seat = holder.get();
    String named = action.seat().orElse(seat);
    return named.equals(seat)
        ? decide(action, seat)
        : rejected(new CommandRejection.WrongSeat(seat, named));
  }

  /**
   * @param seat of the token; null in an open game
   */
  private ActOutcome decide(Action action, String seat) {
    return duplicate(seat).orElseGet(() -> decideAtVersion(action, seat));
  }

  private Optional<ActOutcome> duplicate(String seat) {
    if (command.key() != null) {
      return game.withKey(keyScope(seat), command.key()).map(this::withSameKey);
    }
    if (command.version() == null || command.version() >= game.version()) {
      return Optional.empty();
    }
    Game after = game.at(command.version() + 1);
    boolean same =
        after.event().action().equals(command.action())
            && (seat == null || seat.equals(after.event().seat()));
    return same ? Optional.of(new ActOutcome.Duplicate(after)) : Optional.empty();
  }

  private ActOutcome withSameKey(Game known) {
    return known.event().action().equals(command.action())
        ? new ActOutcome.Duplicate(known)
        : rejected(new CommandRejection.KeyReused(command.key(), known));
  }

  private ActOutcome decideAtVersion(Action action, String seat) {
    if (command.version() == null) {
      return rejected(new CommandRejection.VersionMissing(game));
    }
    if (command.version() != game.version()) {
      return rejected(new CommandRejection.StaleVersion(command.version(), game));
    }
    Replay replay = game.replay();
    if (replay.status() != Status.FINISHED
        && seat != null
        && action.seat().isEmpty()
        && !seat.equals(replay.toMove().orElseThrow())) {
      return rejected(new CommandRejection.NotYourTurn(game));
    }
    return replay
        .play(action)
        .match(
            accepted ->
                new ActOutcome.Accepted(
                    game.followedBy(accepted.next(), keyScope(seat), command.key(), time),
                    accepted.searched()),
            refused -> rejected(new CommandRejection.Refused(replay, action, refused)));
  }

  /** The space of keys of a seat; of the whole game if it is open. */
  private static String keyScope(String seat) {
    return seat == null ? "" : seat;
  }

  private static ActOutcome rejected(CommandRejection rejection) {
    return new ActOutcome.Rejected(rejection);
  }
}
