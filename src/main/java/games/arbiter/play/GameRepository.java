package games.arbiter.play;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;

/**
 * Finds games: folds their events and keeps them in memory. A game in memory is only a start for
 * the next read. If the store's events are not those that a game in memory was folded from, the
 * repository forgets it and reads it anew. Never blocks; stages fail with {@link StoreUnavailable}
 * when the store does.
 */
public final class GameRepository {

  private final EventStore store;
  private final GameCache cache;
  private final LoadLimit loads = new LoadLimit();

  public GameRepository(EventStore store, GameCache cache) {
    this.store = store;
    this.cache = cache;
  }

  /** The game in memory, which the store may have left behind or may have lost. */
  Optional<Game> cached(String id) {
    return cache.get(id);
  }

  /** Keeps a game that was just stored. */
  void keep(Game game) {
    cache.put(game);
  }

  /** The game at its newest version, as any replica committed it; empty if there is none. */
  public CompletionStage<Optional<Game>> find(String id) {
    LoadLimit.Load load = loads.begin();
    return cache
        .get(id)
        .map(known -> refresh(known, load))
        .orElseGet(() -> load(id, load))
        .whenComplete((game, failure) -> load.end());
  }

  /**
   * The game at a version; empty if there is no such game or it has not come that far. A version in
   * memory is served even while the store is unavailable.
   */
  public CompletionStage<Optional<Game>> find(String id, int version) {
    Optional<Game> cached = cache.get(id).filter(game -> game.version() >= version);
    CompletionStage<Optional<Game>> newest = find(id);
    if (cached.isPresent()) {
      newest = newest.exceptionally(failure -> cachedIfUnavailable(cached, failure));
    }
    return newest.thenApply(
        found -> found.filter(game -> game.version() >= version).map(game -> game.at(version)));
  }

  private static Optional<Game> cachedIfUnavailable(Optional<Game> cached, Throwable failure) {
    Throwable cause = failure instanceof CompletionException ? failure.getCause() : failure;
    if (cause instanceof StoreUnavailable) {
      return cached;
    }
    throw new CompletionException(cause);
  }

  /**
   * What came after a version that a client has seen. Of a game that is not in memory nothing is
   * read but its newer events, unless there are any.
   *
   * @param hash of the chain up to that version; null if it is not known
   */
  CompletionStage<Progress> progress(String id, int version, String hash) {
    return cache.get(id).filter(game -> game.includes(version, hash)).isPresent()
        ? find(id).thenApply(found -> Progress.of(found, version, hash))
        : store
            .eventsAfter(id, version, hash)
            .thenCompose(
                page -> {
                  if (page.events().isEmpty()) {
                    return CompletableFuture.completedStage(
                        page.known() ? new Progress.None() : new Progress.Lost());
                  }
                  return find(id).thenApply(found -> Progress.of(found, version, hash));
                });
  }

  private CompletionStage<Optional<Game>> load(String id, LoadLimit.Load load) {
    return store
        .gameCreated(id)
        .thenCompose(
            created ->
                created
                    .map(found -> refresh(Game.begin(found), load))
                    .orElseGet(() -> CompletableFuture.completedStage(Optional.empty())));
  }

  /** Page by page, so that a long game delays nobody, and from what others have read of it. */
  private CompletionStage<Optional<Game>> refresh(Game known, LoadLimit.Load load) {
    return store
        .eventsAfter(known.id(), known.version(), known.hash())
        .thenCompose(page -> page.known() ? fold(known, page.events(), load) : forget(known, load));
  }

  private CompletionStage<Optional<Game>> fold(
      Game known, List<GameEvent> newer, LoadLimit.Load load) {
    load.grow(newer.size());
    Game game = known.fold(newer);
    Game kept = cache.put(game);
    return newer.size() < EventStore.PAGE
        ? CompletableFuture.completedStage(Optional.of(game))
        : refresh(kept, load);
  }

  private CompletionStage<Optional<Game>> forget(Game lost, LoadLimit.Load load) {
    cache.remove(lost);
    return lost.version() == 0
        ? CompletableFuture.completedStage(Optional.empty())
        : load(lost.id(), load);
  }
}
