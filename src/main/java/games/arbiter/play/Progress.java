package games.arbiter.play;

import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;

/** What became of a game since a version that a client has seen. */
public sealed interface Progress {

  /** It has newer versions. */
  record Newer(Game game) implements Progress {
    @Override
    public <R> R match(Function<Game, R> newer, Supplier<R> none, Supplier<R> lost) {
      return newer.apply(game);
    }
  }

  /** It has no newer version yet. */
  record None() implements Progress {
    @Override
    public <R> R match(Function<Game, R> newer, Supplier<R> none, Supplier<R> lost) {
      return none.get();
    }
  }

  /** The store does not have what the client has seen, or not any more. */
  record Lost() implements Progress {
    @Override
    public <R> R match(Function<Game, R> newer, Supplier<R> none, Supplier<R> lost) {
      return lost.get();
    }
  }

  /** Whether to wait for longer. */
  default boolean isNone() {
    return match(newer -> false, () -> true, () -> false);
  }

  /** What the function for this case returns. */
  <R> R match(Function<Game, R> newer, Supplier<R> none, Supplier<R> lost);

  /** The progress to the newest version of a game; empty if there is none. */
  static Progress of(Optional<Game> newest, int version, String hash) {
    if (newest.filter(game -> game.includes(version, hash)).isEmpty()) {
      return new Lost();
    }
    Game game = newest.get();
    return game.version() > version ? new Newer(game) : new None();
  }
}
