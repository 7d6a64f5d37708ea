package games.arbiter.play;

import games.arbiter.engine.Action;
import games.arbiter.engine.Replay;
import games.arbiter.engine.Verdict;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

/** A game at one of its versions: its registration and its log folded so far. Immutable. */
public final class Game {

  private final Registration registration;
  private final Game previous;
  private final Replay replay;
  private final LogEntry entry;
  private final String hash;

  private Game(
      Registration registration, Game previous, Replay replay, LogEntry entry, String hash) {
    this.registration = registration;
    this.previous = previous;
    this.replay = replay;
    this.entry = entry;
    this.hash = hash;
  }

  /** A game at version 0. */
  public static Game begin(Registration registration, Replay start) {
    return new Game(registration, null, start, null, HashChain.first(registration.beginning()));
  }

  /** A stored game at version 0. */
  public static Game begin(Registration registration) {
    return begin(registration, Replay.from(registration.beginning()));
  }

  /** The game one accepted command later; time and key are the entry's own. */
  Game followedBy(Replay next, LogEntry accepted) {
    return new Game(registration, this, next, accepted, accepted.hash());
  }

  /**
   * The game after entries of its own log.
   *
   * @throws IllegalStateException if the log cannot be what was played
   */
  public Game fold(List<LogEntry> entries) {
    Game game = this;
    for (LogEntry next : entries) {
      game = game.fold(next);
    }
    return game;
  }

  private Game fold(LogEntry next) {
    Action action = Replay.action(replay.ruleset(), next.action()).orElseThrow(() -> broken(next));
    if (next.version() != version() + 1
        || !(replay.play(action) instanceof Verdict.Accepted<Replay> accepted)) {
      throw broken(next);
    }
    return followedBy(accepted.next(), next);
  }

  private IllegalStateException broken(LogEntry next) {
    return new IllegalStateException(
        "the log of game " + registration.id() + " is broken at version " + next.version());
  }

  public Registration registration() {
    return registration;
  }

  public String id() {
    return registration.id();
  }

  public Replay replay() {
    return replay;
  }

  public int version() {
    return replay.version();
  }

  /** The hash of the chain up to this version. */
  public String hash() {
    return hash;
  }

  /** The hash of the chain up to the version before; null at version 0. */
  public String previousHash() {
    return previous == null ? null : previous.hash;
  }

  /** The last entry of the log; null at version 0. */
  public LogEntry entry() {
    return entry;
  }

  /** This game at a version from 0 to its own. */
  public Game at(int version) {
    Game game = this;
    while (game.version() > version) {
      game = game.previous;
    }
    return game;
  }

  /**
   * This game at each version from {@code from} to {@code to}, both included, where it has them.
   */
  public List<Game> versions(int from, int to) {
    Deque<Game> games = new ArrayDeque<>();
    for (Game game = this; game != null && game.version() >= from; game = game.previous) {
      if (game.version() <= to) {
        games.addFirst(game);
      }
    }
    return List.copyOf(games);
  }

  /** The game right after the command that brought a key; empty if none did. */
  Optional<Game> withKey(String scope, String key) {
    for (Game game = this; game.entry != null; game = game.previous) {
      if (key.equals(game.entry.key()) && scope.equals(game.entry.keyScope())) {
        return Optional.of(game);
      }
    }
    return Optional.empty();
  }
}
