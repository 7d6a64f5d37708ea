package games.arbiter.play;

import java.util.function.Function;

/** The outcome of a command to act. */
public sealed interface ActOutcome {

  /**
   * The action follows the rules. It is stored once its event is appended.
   *
   * @param game the game right after it
   * @param searched how many boards a search looked at to judge it
   */
  record Accepted(Game game, int searched) implements ActOutcome {
    @Override
    public <R> R match(
        Function<Accepted, R> accepted,
        Function<Duplicate, R> duplicate,
        Function<Rejected, R> rejected) {
      return accepted.apply(this);
    }
  }

  /** A retry of a command whose event is stored; the game right after that event. */
  record Duplicate(Game game) implements ActOutcome {
    @Override
    public <R> R match(
        Function<Accepted, R> accepted,
        Function<Duplicate, R> duplicate,
        Function<Rejected, R> rejected) {
      return duplicate.apply(this);
    }
  }

  /** Nothing happens. */
  record Rejected(Rejection rejection) implements ActOutcome {
    @Override
    public <R> R match(
        Function<Accepted, R> accepted,
        Function<Duplicate, R> duplicate,
        Function<Rejected, R> rejected) {
      return rejected.apply(this);
    }
  }

  /** What the function for this case returns. */
  <R> R match(
      Function<Accepted, R> accepted,
      Function<Duplicate, R> duplicate,
      Function<Rejected, R> rejected);
}
