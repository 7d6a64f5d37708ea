package games.arbiter.rest;

import games.arbiter.engine.Status;
import games.arbiter.play.EventStore;
import games.arbiter.play.Game;
import games.arbiter.play.GameCache;
import games.arbiter.play.GameRepository;
import games.arbiter.play.GameWatcher;
import games.arbiter.play.Progress;
import games.arbiter.rest.http.ExceptionMappers;
import io.vertx.ext.web.RoutingContext;
import jakarta.inject.Singleton;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;

/**
 * Finds the games that are newer than the versions a client has, or waits for the first of them. A
 * waiting request holds ids and versions, but no game, thread or connection.
 */
@Singleton
final class GameUpdates {

  /** How many games all requests together watch; each takes less than a kilobyte of memory. */
  static final int WATCHED_AT_MOST = 100_000;

  private final EventStore log;
  private final GameCache cache;
  private final GameRepository games;
  private final GameWatcher watcher;
  private final LongPolls polls;
  private final AtomicInteger watched = new AtomicInteger();

  GameUpdates(
      EventStore log, GameCache cache, GameRepository games, GameWatcher watcher, LongPolls polls) {
    this.log = log;
    this.cache = cache;
    this.games = games;
    this.watcher = watcher;
    this.polls = polls;
  }

  /** A game and the version of it that a client has. */
  record Seen(String id, int version) {}

  /** The newer games, and the ids that belong to no game. */
  record Found(List<Game> games, List<String> unknown) {

    boolean isEmpty() {
      return games.isEmpty() && unknown.isEmpty();
    }
  }

  /** The result for one game; {@code game} is empty if it has no newer version. */
  private record Look(Seen seen, boolean known, boolean finished, Optional<Game> game) {}

  /** The newer games, now or, if there are none, within some seconds. */
  CompletionStage<Found> find(List<Seen> seen, int seconds, RoutingContext http) {
    return each(seen, this::look)
        .thenCompose(
            looks -> {
              Found found = found(looks);
              return found.isEmpty() && seconds > 0
                  ? await(open(looks), seconds, http)
                  : CompletableFuture.completedStage(found);
            });
  }

  private static Found found(List<Look> looks) {
    return new Found(
        looks.stream().flatMap(look -> look.game().stream()).toList(),
        looks.stream().filter(look -> !look.known()).map(look -> look.seen().id()).toList());
  }

  private static List<Seen> open(List<Look> looks) {
    return looks.stream().filter(look -> !look.finished()).map(Look::seen).toList();
  }

  /** A game outside the cache needs one read: does it exist, and has it newer events? */
  private CompletionStage<Look> look(Seen seen) {
    if (cache.get(seen.id()).isPresent()) {
      return newest(seen);
    }
    return log.eventsAfter(seen.id(), seen.version(), null)
        .thenCompose(
            page ->
                page.known() && page.events().isEmpty()
                    ? CompletableFuture.completedStage(
                        new Look(seen, true, false, Optional.empty()))
                    : newest(seen));
  }

  private CompletionStage<Look> newest(Seen seen) {
    return games
        .find(seen.id())
        .thenApply(
            found -> {
              found.ifPresent(game -> GameReader.checkSeen("game", game, seen.version()));
              return new Look(
                  seen,
                  found.isPresent(),
                  found.isPresent() && found.get().replay().status() == Status.FINISHED,
                  found.filter(game -> game.version() > seen.version()));
            });
  }

  private CompletionStage<Found> await(List<Seen> seen, int seconds, RoutingContext http) {
    if (watched.addAndGet(seen.size()) > WATCHED_AT_MOST) {
      watched.addAndGet(-seen.size());
      throw ExceptionMappers.unavailable().thrown();
    }
    return polls
        .first(wait -> first(seen, wait), Optional.<Game>empty(), seconds, http)
        .whenComplete((game, failure) -> watched.addAndGet(-seen.size()))
        .thenApply(game -> new Found(game.stream().toList(), List.of()));
  }

  /** The first game to go on; when it is complete, however that came, nothing is left watching. */
  private CompletableFuture<Optional<Game>> first(List<Seen> seen, Duration wait) {
    CompletableFuture<Optional<Game>> first = new CompletableFuture<>();
    List<CompletableFuture<Progress>> watching = new ArrayList<>();
    for (Seen one : seen) {
      CompletableFuture<Progress> game =
          watcher.beyond(GameWatcher.Seen.ofVersion(one.id(), one.version()), wait);
      watching.add(game);
      game.whenComplete(
          (progress, failure) -> {
            if (failure != null) {
              first.completeExceptionally(failure);
            } else if (!progress.isNone()) {
              first.complete(progress.match(Optional::of, Optional::empty, Optional::empty));
            }
          });
    }
    first.whenComplete((found, failure) -> watching.forEach(game -> game.cancel(false)));
    return first.completeOnTimeout(Optional.empty(), wait.toMillis(), TimeUnit.MILLISECONDS);
  }

  private static <A, B> CompletionStage<List<B>> each(
      List<A> items, Function<A, CompletionStage<B>> function) {
    List<CompletableFuture<B>> all =
        items.stream().map(item -> function.apply(item).toCompletableFuture()).toList();
    return CompletableFuture.allOf(all.toArray(CompletableFuture[]::new))
        .thenApply(nothing -> all.stream().map(CompletableFuture::join).toList());
  }
}
