package games.arbiter.rest;

import games.arbiter.engine.Message;
import games.arbiter.play.Game;
import games.arbiter.play.Referee;
import games.arbiter.rest.http.Code;
import games.arbiter.rest.http.Problem;
import io.smallrye.mutiny.Uni;
import jakarta.inject.Singleton;

/** Finds the games that requests are about. */
@Singleton
final class Finder {

  private final Referee referee;

  Finder(Referee referee) {
    this.referee = referee;
  }

  /** The game at a version, or at its newest for null; a problem if there is no such thing. */
  Uni<Game> find(String id, Integer at) {
    return Uni.createFrom()
        .completionStage(() -> at == null ? referee.find(id) : referee.find(id, at))
        .map(found -> found.orElseThrow(() -> notFound(at).thrown()));
  }

  private static Problem notFound(Integer at) {
    return at == null
        ? Problem.of(Code.NOT_FOUND)
        : Problem.of(Code.NOT_FOUND, Message.of("problem.not-found.version", Integer.toString(at)));
  }
}
