package games.arbiter.rest;

import games.arbiter.engine.Translatable;
import games.arbiter.play.Game;
import games.arbiter.play.GameRepository;
import games.arbiter.rest.http.Problem;
import games.arbiter.rest.http.ProblemCode;
import games.arbiter.rest.http.ResponseFactory;
import io.vertx.ext.web.RoutingContext;
import jakarta.inject.Singleton;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.jboss.resteasy.reactive.RestResponse;

/** Loads the games that requests name. */
@Singleton
final class GameReader {

  private final GameRepository games;

  GameReader(GameRepository games) {
    this.games = games;
  }

  /**
   * The game at a version, or the newest for null; a problem if there is no such game or version.
   */
  CompletionStage<Game> find(String id, Integer at) {
    return at == null
        ? newest(id)
        : games
            .find(id, at)
            .thenCompose(
                found ->
                    found.isPresent()
                        ? CompletableFuture.completedStage(found.get())
                        : newest(id).thenApply(game -> version(game, at)));
  }

  private CompletionStage<Game> newest(String id) {
    return games
        .find(id)
        .thenApply(found -> found.orElseThrow(() -> Problem.of(ProblemCode.NOT_FOUND).thrown()));
  }

  private static Game version(Game game, int at) {
    if (at > game.version()) {
      throw Problem.of(ProblemCode.NOT_FOUND, noVersion(game, at))
          .withCurrentVersion(game.version())
          .thrown();
    }
    return game.at(at);
  }

  /**
   * Refuses a version that a client claims to have seen, in a parameter, but that does not exist.
   */
  static void checkSeen(String parameter, Game game, int seen) {
    if (seen > game.version()) {
      throw Problem.inParameter(parameter, noVersion(game, seen))
          .withCurrentVersion(game.version())
          .thrown();
    }
  }

  private static Translatable noVersion(Game game, int version) {
    return Translatable.of(
        "invalid.no-version", Integer.toString(game.version()), Integer.toString(version));
  }

  /** Answers a read of a game, tagged with its version. */
  <T> CompletionStage<RestResponse<T>> read(
      String id, Integer at, RoutingContext http, Function<Game, T> view) {
    return read(
        id,
        at,
        http,
        (game, reply) -> reply.tagged(Integer.toString(game.version()), () -> view.apply(game)));
  }

  /** The same for an answer that chooses its tag or headers itself. */
  <T> CompletionStage<RestResponse<T>> read(
      String id,
      Integer at,
      RoutingContext http,
      BiFunction<Game, ResponseFactory, RestResponse<T>> answer) {
    return find(id, at).thenApply(game -> answer.apply(game, ResponseFactory.read(http, at)));
  }
}
