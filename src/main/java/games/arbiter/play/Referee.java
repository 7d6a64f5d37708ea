package games.arbiter.play;

import games.arbiter.engine.GameResult;
import games.arbiter.engine.Replay;
import games.arbiter.engine.Ruleset;
import games.arbiter.engine.Verdict;
import java.time.Clock;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;

/**
 * Runs games: reads them from the log or the cache, judges requests and appends what is accepted.
 * Never blocks; stages complete with {@link StoreUnavailable} when the log does.
 */
public final class Referee {

  private final EventStore log;
  private final GameCache cache;
  private final Clock clock;
  private final DecisionObserver watch;
  private final LoadLimit loads = new LoadLimit();

  public Referee(EventStore log, GameCache cache, Clock clock) {
    this(log, cache, clock, DecisionObserver.NONE);
  }

  public Referee(EventStore log, GameCache cache, Clock clock, DecisionObserver watch) {
    this.log = log;
    this.cache = cache;
    this.clock = clock;
    this.watch = watch;
  }

  /** A game that was just created and the only sight of its tokens (none if it is open). */
  public record Created(Game game, List<SeatToken> tokens) {}

  /** Stores a new game that begins so and, if imported, has gone on so (else both are the same). */
  public CompletionStage<Created> create(NewGame wanted, Replay replay) {
    List<String> seats = replay.ruleset().catalogue().seats();
    List<SeatToken> tokens =
        wanted.access() == Access.OPEN ? List.of() : seats.stream().map(SeatToken::random).toList();
    GameCreated created =
        new GameCreated(
            GameIds.random(now()),
            replay.beginning(),
            wanted.access(),
            wanted.listed(),
            now(),
            seats.stream().map(seat -> player(wanted, seat)).toList(),
            tokens.stream().map(SeatToken::digest).toList(),
            null);
    List<GameEvent> entries = new ArrayList<>();
    Game game = logged(Game.begin(created, replay.at(0)), replay, entries);
    return log.create(created, entries, replay.result().orElse(null))
        .thenApply(
            stored -> {
              cache.put(game);
              return new Created(game, tokens);
            });
  }

  private static Player player(NewGame wanted, String seat) {
    return wanted.players() == null
        ? new Player(seat, null)
        : wanted.players().stream()
            .filter(p -> p.seat().equals(seat))
            .findFirst()
            .orElse(new Player(seat, null));
  }

  /** The game with every step of a replay entered in its log, at the time of its creation. */
  private static Game logged(Game begun, Replay replay, List<GameEvent> entries) {
    Game game = begun;
    for (Replay next : replay.stepsAfter(0)) {
      GameEvent entry = Judge.entry(game, next, "", null, begun.created().createdAt());
      entries.add(entry);
      game = game.followedBy(next, entry);
    }
    return game;
  }

  /** The game at its newest version, as any replica committed it; empty if there is none. */
  public CompletionStage<Optional<Game>> find(String id) {
    Optional<Game> cached = cache.get(id);
    return cached.isPresent() ? refresh(cached.get()) : load(id);
  }

  /** The game at a version; empty if there is no such game or it has not come that far. */
  public CompletionStage<Optional<Game>> find(String id, int version) {
    Optional<Game> cached = cache.get(id);
    if (cached.isPresent() && cached.get().version() >= version) {
      return CompletableFuture.completedFuture(Optional.of(cached.get().at(version)));
    }
    return find(id)
        .thenApply(found -> found.filter(g -> g.version() >= version).map(g -> g.at(version)));
  }

  /**
   * The game if it has gone beyond a version. Of one that is not in the cache nothing but what is
   * new is read, unless there is something.
   */
  CompletionStage<Optional<Game>> findBeyond(String id, int version) {
    Optional<Game> cached = cache.get(id);
    if (cached.isPresent() && cached.get().version() > version) {
      return CompletableFuture.completedFuture(cached);
    }
    CompletionStage<Optional<Game>> newest =
        cached.isPresent()
            ? refresh(cached.get())
            : log.eventsAfter(id, version, null)
                .thenCompose(
                    page ->
                        page.events().isEmpty()
                            ? CompletableFuture.completedFuture(Optional.empty())
                            : find(id));
    return newest.thenApply(found -> found.filter(game -> game.version() > version));
  }

  private CompletionStage<Optional<Game>> load(String id) {
    return log.gameCreated(id)
        .thenCompose(
            created ->
                created.isEmpty()
                    ? CompletableFuture.completedFuture(Optional.empty())
                    : refresh(cache.put(Game.begin(created.get()))));
  }

  /** The game as the log has it now; empty if the log does not have the game any more. */
  private CompletionStage<Optional<Game>> refresh(Game known) {
    LoadLimit.Load load = loads.begin();
    return refresh(known, load).whenComplete((game, failure) -> load.end());
  }

  /** Page by page, so that a long log holds nobody up, and from what others have read of it. */
  private CompletionStage<Optional<Game>> refresh(Game known, LoadLimit.Load load) {
    return log.eventsAfter(known.id(), known.version(), known.hash())
        .thenCompose(
            page -> {
              if (!page.known()) {
                cache.remove(known);
                return known.version() == 0
                    ? CompletableFuture.completedFuture(Optional.empty())
                    : load(known.id());
              }
              if (page.events().isEmpty()) {
                return CompletableFuture.completedFuture(Optional.of(known));
              }
              load.grow(page.events().size());
              Game game = cache.put(known.fold(page.events()));
              return page.events().size() < EventStore.PAGE
                  ? CompletableFuture.completedFuture(Optional.of(game))
                  : refresh(game, load);
            });
  }

  /** Judges a request and, if it is accepted, answers once it is durable. */
  public CompletionStage<ActOutcome> act(ActCommand command) {
    Optional<Game> cached = cache.get(command.gameId());
    if (cached.isPresent()) {
      return act(cached.get(), command, false);
    }
    return load(command.gameId()).thenCompose(found -> actOnNewest(found, command));
  }

  private CompletionStage<ActOutcome> act(Game game, ActCommand command, boolean current) {
    Ruleset ruleset = game.replay().ruleset();
    Judge.Decision decision = watch.watch(ruleset, () -> Judge.decide(game, command, now()));
    if (decision instanceof Judge.Decision.Append append) {
      if (append.searched() > 0) {
        watch.searched(ruleset, append.searched());
      }
      return append(append.next(), game, command);
    }
    if (decision instanceof Judge.Decision.Final certain) {
      return CompletableFuture.completedFuture(certain.outcome());
    }
    return current
        ? CompletableFuture.completedFuture(((Judge.Decision.IfCurrent) decision).outcome())
        : refresh(game).thenCompose(newest -> actOnNewest(newest, command));
  }

  private CompletionStage<ActOutcome> actOnNewest(Optional<Game> newest, ActCommand command) {
    return newest.isPresent()
        ? act(newest.get(), command, true)
        : CompletableFuture.completedFuture(new ActOutcome.NoGame());
  }

  private CompletionStage<ActOutcome> append(Game next, Game before, ActCommand command) {
    GameResult result = next.replay().result().orElse(null);
    return log.append(next.event(), next.previousHash(), result)
        .thenCompose(
            won -> {
              if (!won) {
                return refresh(before).thenCompose(newest -> actOnNewest(newest, command));
              }
              cache.put(next);
              return CompletableFuture.completedFuture(new ActOutcome.Accepted(next));
            });
  }

  /** What a line of actions would lead to; nothing is written. */
  public sealed interface Preview {
    /** The game as it would be. */
    record Line(Game game) implements Preview {}

    /**
     * The action of that number (from 1) has no name in the ruleset (verdict null) or is illegal.
     */
    record Illegal(int number, String name, Replay before, Verdict.Refused<?> verdict)
        implements Preview {}
  }

  /** Plays a line of actions, by name, on a game without writing; its entries have no time. */
  public static Preview preview(Game game, List<String> names) {
    Opening.Outcome outcome = Opening.play(game.replay(), names);
    if (outcome instanceof Opening.Outcome.IllegalLine illegal) {
      return new Preview.Illegal(
          illegal.number(), illegal.name(), illegal.before(), illegal.verdict());
    }
    Replay replay = ((Opening.Outcome.Opened) outcome).replay();
    Game after = game;
    for (Replay next : replay.stepsAfter(game.version())) {
      after = after.followedBy(next, Judge.entry(after, next, "", null, null));
    }
    return new Preview.Line(after);
  }

  /** What became of a request for a rematch. */
  public sealed interface Rematch {
    /** The one rematch; {@code made} says whether this request made it. */
    record Made(Game game, boolean made) implements Rematch {}

    record NoGame() implements Rematch {}

    record Unauthorized() implements Rematch {}

    record NotOver(Game current) implements Rematch {}
  }

  /** The rematch of a finished game: the same table and tokens, made once whoever asks. */
  public CompletionStage<Rematch> rematch(String id, String token) {
    return find(id)
        .thenCompose(
            found -> {
              Rematch refused =
                  found.isEmpty() ? new Rematch.NoGame() : refusal(found.get(), token);
              return refused != null
                  ? CompletableFuture.completedFuture(refused)
                  : rematch(found.orElseThrow());
            });
  }

  private static Rematch refusal(Game game, String token) {
    GameCreated created = game.created();
    if (created.access() == Access.TOKENS && created.seatOf(token).isEmpty()) {
      return new Rematch.Unauthorized();
    }
    return game.replay().result().isEmpty() ? new Rematch.NotOver(game) : null;
  }

  private CompletionStage<Rematch> rematch(Game last) {
    GameCreated old = last.created();
    Replay.Beginning b = old.beginning();
    String first =
        b.ruleset().firstSeatOfRematch(b.firstSeat(), last.replay().result().orElseThrow());
    Replay start = Replay.start(b.ruleset(), b.options(), first);
    GameCreated created =
        new GameCreated(
            GameIds.randomForRematch(old.id(), now()),
            start.beginning(),
            old.access(),
            old.listed(),
            now(),
            old.players(),
            old.tokens(),
            old.id());
    return log.create(created, List.of(), null)
        .thenCompose(
            made -> made ? made(created, start) : log.rematchOf(old.id()).thenCompose(this::again));
  }

  private CompletionStage<Rematch> made(GameCreated created, Replay start) {
    Game game = Game.begin(created, start);
    cache.put(game);
    return CompletableFuture.completedFuture(new Rematch.Made(game, true));
  }

  /** The rematch that was made before, as it was answered then. */
  private CompletionStage<Rematch> again(Optional<String> id) {
    return find(id.orElseThrow(), 0).thenApply(game -> new Rematch.Made(game.orElseThrow(), false));
  }

  private Instant now() {
    return clock.instant().truncatedTo(ChronoUnit.MILLIS);
  }
}
