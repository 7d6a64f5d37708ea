package games.arbiter.play;

import games.arbiter.engine.Replay;
import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;

/** Use case: a player asks for the one rematch of a finished game. */
public final class Rematch {

  private final GameRepository games;
  private final EventStore store;
  private final Clock clock;
  private final Secrets secrets;

  public Rematch(GameRepository games, EventStore store, Clock clock, Secrets secrets) {
    this.games = games;
    this.store = store;
    this.clock = clock;
    this.secrets = secrets;
  }

  /** The rematch at version 0; {@code created} tells whether this request created it. */
  public record Made(Game game, boolean created) {}

  /** The rematch has the seats, players and tokens of the game. Every request gets the same one. */
  public CompletionStage<Checked<Made>> rematch(String id, String token) {
    return games
        .find(id)
        .thenCompose(
            found ->
                check(found, token)
                    .match(
                        this::rematch,
                        rejection ->
                            CompletableFuture.completedStage(Checked.rejected(rejection))));
  }

  private static Checked<Game> check(Optional<Game> found, String token) {
    if (found.isEmpty()) {
      return Checked.rejected(new CommandRejection.NoSuchGame());
    }
    Game game = found.get();
    GameCreated created = game.created();
    if (created.access() == Access.TOKENS && created.seatOf(token).isEmpty()) {
      return Checked.rejected(new CommandRejection.Unauthorized());
    }
    return game.replay().result().isEmpty()
        ? Checked.rejected(new CommandRejection.GameNotOver(game))
        : Checked.valid(game);
  }

  private CompletionStage<Checked<Made>> rematch(Game last) {
    GameCreated old = last.created();
    Replay.Beginning b = old.beginning();
    String first =
        b.ruleset().firstSeatOfRematch(b.firstSeat(), last.replay().result().orElseThrow());
    Replay start =
        Replay.from(new Replay.Beginning(b.ruleset(), b.options(), first, null, b.takeBacks()));
    Instant now = GameEvent.now(clock);
    GameCreated created =
        new GameCreated(
            secrets.rematchId(old.id(), now),
            start.beginning(),
            old.access(),
            old.listed(),
            now,
            old.players(),
            old.tokens(),
            old.id());
    return store
        .create(created, List.of(), null)
        .thenCompose(stored -> stored ? made(Game.begin(created, start)) : madeBefore(last));
  }

  private CompletionStage<Checked<Made>> made(Game game) {
    games.keep(game);
    return CompletableFuture.completedStage(Checked.valid(new Made(game, true)));
  }

  /** The rematch that was created before; none if the store has just lost the end of the game. */
  private CompletionStage<Checked<Made>> madeBefore(Game last) {
    return store
        .rematchOf(last.id())
        .thenCompose(
            id ->
                id.map(known -> games.find(known, 0))
                    .orElseGet(() -> CompletableFuture.completedStage(Optional.empty())))
        .thenApply(
            found ->
                found
                    .map(game -> Checked.valid(new Made(game, false)))
                    .orElseGet(() -> Checked.rejected(new CommandRejection.GameNotOver(last))));
  }
}
