package games.arbiter.play;

import games.arbiter.engine.Action;
import games.arbiter.engine.PersistentMap;
import games.arbiter.engine.Replay;
import games.arbiter.engine.Verdict;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

/** A game at one of its versions: its creation and its log folded so far. Immutable. */
public final class Game {

  /**
   * How many versions a game can have after version 0. The rules let players offer and decline
   * draws for ever; no game that is played comes near it, and a record has no more actions.
   */
  public static final int MAX_VERSIONS = 4_000;

  private final GameCreated created;
  private final Game previous;

  /** An earlier version, or version 0 itself: by these any version is near (Myers 1983). */
  private final Game farther;

  private final Replay replay;
  private final GameEvent entry;
  private final String hash;

  /** The version that each key came with. */
  private final PersistentMap<Key, Integer> keys;

  private record Key(String scope, String key) {}

  /** Version 0. */
  private Game(GameCreated created, Replay start) {
    this.created = created;
    this.previous = null;
    this.farther = this;
    this.replay = start;
    this.entry = null;
    this.hash = HashChain.first(created.beginning());
    this.keys = PersistentMap.empty();
  }

  private Game(Game previous, Replay replay, GameEvent entry) {
    this.created = previous.created;
    this.previous = previous;
    this.farther = previous.jump() == previous.farther.jump() ? previous.farther.farther : previous;
    this.replay = replay;
    this.entry = entry;
    this.hash = entry.hash();
    this.keys =
        entry.key() == null
            ? previous.keys
            : previous.keys.with(new Key(entry.keyScope(), entry.key()), entry.version());
  }

  private int jump() {
    return version() - farther.version();
  }

  /** A game at version 0. */
  public static Game begin(GameCreated created, Replay start) {
    return new Game(created, start);
  }

  /** A stored game at version 0. */
  public static Game begin(GameCreated created) {
    return begin(created, Replay.from(created.beginning()));
  }

  /** The game one accepted command later; time and key are the entry's own. */
  Game followedBy(Replay next, GameEvent accepted) {
    return new Game(this, next, accepted);
  }

  /**
   * The game after entries of its own log.
   *
   * @throws IllegalStateException if the log cannot be what was played
   */
  public Game fold(List<GameEvent> entries) {
    Game game = this;
    for (GameEvent next : entries) {
      game = game.fold(next);
    }
    return game;
  }

  private Game fold(GameEvent next) {
    Action action = Replay.action(replay.ruleset(), next.action()).orElseThrow(() -> broken(next));
    if (next.version() != version() + 1
        || !(replay.play(action) instanceof Verdict.Accepted<Replay> accepted)) {
      throw broken(next);
    }
    return followedBy(accepted.next(), next);
  }

  private IllegalStateException broken(GameEvent next) {
    return new IllegalStateException(
        "the log of game " + created.id() + " is broken at version " + next.version());
  }

  public GameCreated created() {
    return created;
  }

  public String id() {
    return created.id();
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
  public GameEvent event() {
    return entry;
  }

  /** This game at a version from 0 to its own. */
  public Game at(int version) {
    if (version < 0) {
      throw new IllegalArgumentException("no version " + version);
    }
    Game game = this;
    while (game.version() > version) {
      game = game.farther.version() >= version ? game.farther : game.previous;
    }
    return game;
  }

  /**
   * This game at each version from {@code from} to {@code to}, both included, where it has them.
   */
  public List<Game> versions(int from, int to) {
    Deque<Game> games = new ArrayDeque<>();
    for (Game game = at(to); game != null && game.version() >= from; game = game.previous) {
      games.addFirst(game);
    }
    return List.copyOf(games);
  }

  /** The game right after the command that brought a key; empty if none did. */
  Optional<Game> withKey(String scope, String key) {
    return keys.get(new Key(scope, key)).map(this::at);
  }
}
