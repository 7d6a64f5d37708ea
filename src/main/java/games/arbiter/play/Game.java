package games.arbiter.play;

import games.arbiter.engine.Action;
import games.arbiter.engine.PersistentMap;
import games.arbiter.engine.Replay;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

/** A game at one of its versions: its creation and its events folded so far. Immutable. */
public final class Game {

  private final GameCreated created;
  private final Game previous;

  /** An earlier version, or version 0 itself: by these any version is near (Myers 1983). */
  private final Game farther;

  private final Replay replay;
  private final GameEvent event;
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
    this.event = null;
    this.hash = HashChain.first(created.beginning());
    this.keys = PersistentMap.empty();
  }

  private Game(Game previous, Replay replay, GameEvent event) {
    this.created = previous.created;
    this.previous = previous;
    this.farther = previous.jump() == previous.farther.jump() ? previous.farther.farther : previous;
    this.replay = replay;
    this.event = event;
    this.hash = event.hash();
    this.keys =
        event.key() == null
            ? previous.keys
            : previous.keys.with(new Key(event.keyScope(), event.key()), event.version());
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

  /** The game one accepted command later, with the event that stores it. */
  Game followedBy(Replay next, String keyScope, String key, Instant time) {
    String action = next.action().name();
    String nextHash = HashChain.next(hash, next.version(), next.seat(), action);
    return new Game(
        this,
        next,
        new GameEvent(id(), next.version(), next.seat(), action, time, nextHash, keyScope, key));
  }

  /** The game after the actions that a replay has beyond this version, each at the same time. */
  public Game followedBy(Replay later, Instant time) {
    Game game = this;
    for (Replay next : later.stepsAfter(version())) {
      game = game.followedBy(next, "", null, time);
    }
    return game;
  }

  /**
   * The game after events of its own stream.
   *
   * @throws IllegalStateException if they cannot be what was played
   */
  public Game fold(List<GameEvent> events) {
    Game game = this;
    for (GameEvent next : events) {
      game = game.fold(next);
    }
    return game;
  }

  private Game fold(GameEvent next) {
    Action action = Replay.action(replay.ruleset(), next.action()).orElseThrow(() -> broken(next));
    Game folded =
        replay
            .follow(action)
            .match(
                accepted -> new Game(this, accepted.next(), next),
                refused -> {
                  throw broken(next);
                });
    String right =
        HashChain.next(hash, folded.version(), folded.replay.seat(), folded.replay.action().name());
    if (next.version() != folded.version()
        || !next.seat().equals(folded.replay.seat())
        || !next.hash().equals(right)) {
      throw broken(next);
    }
    return folded;
  }

  private IllegalStateException broken(GameEvent next) {
    return new IllegalStateException(
        "the events of game " + id() + " are broken at version " + next.version());
  }

  /** Whether this game has a version with that hash; with any if the hash is null. */
  boolean includes(int version, String hashThen) {
    return version <= version() && (hashThen == null || at(version).hash.equals(hashThen));
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

  /** The last event; null at version 0. */
  public GameEvent event() {
    return event;
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
