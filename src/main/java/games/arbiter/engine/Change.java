package games.arbiter.engine;

import java.util.function.Function;
import java.util.function.IntFunction;

/** What an accepted action makes of a game under the rules of all games. */
sealed interface Change {

  /** The game goes on at another position. */
  record Moved(Position position) implements Change {
    @Override
    public <R> R match(
        Function<Position, R> moved,
        Function<GameResult, R> ended,
        Function<TakeBackRequest, R> requested,
        IntFunction<R> wentBack) {
      return moved.apply(position);
    }
  }

  /** The game is over at the same position. */
  record Ended(GameResult result) implements Change {
    @Override
    public <R> R match(
        Function<Position, R> moved,
        Function<GameResult, R> ended,
        Function<TakeBackRequest, R> requested,
        IntFunction<R> wentBack) {
      return ended.apply(result);
    }
  }

  /** Another request to take back stands, or none (null). */
  record Requested(TakeBackRequest request) implements Change {
    @Override
    public <R> R match(
        Function<Position, R> moved,
        Function<GameResult, R> ended,
        Function<TakeBackRequest, R> requested,
        IntFunction<R> wentBack) {
      return requested.apply(request);
    }
  }

  /** The game is again as it was at an earlier version. */
  record WentBack(int version) implements Change {
    @Override
    public <R> R match(
        Function<Position, R> moved,
        Function<GameResult, R> ended,
        Function<TakeBackRequest, R> requested,
        IntFunction<R> wentBack) {
      return wentBack.apply(version);
    }
  }

  /** Calls the function of this kind of change. */
  <R> R match(
      Function<Position, R> moved,
      Function<GameResult, R> ended,
      Function<TakeBackRequest, R> requested,
      IntFunction<R> wentBack);
}
