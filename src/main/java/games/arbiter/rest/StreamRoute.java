package games.arbiter.rest;

import games.arbiter.engine.Status;
import games.arbiter.operations.Meters;
import games.arbiter.operations.RequestLogFilter;
import games.arbiter.play.Game;
import games.arbiter.play.GameRepository;
import games.arbiter.play.GameWatcher;
import games.arbiter.rest.http.AcceptHeader;
import games.arbiter.rest.http.Headers;
import games.arbiter.rest.http.ParameterConverters;
import games.arbiter.rest.http.Problem;
import games.arbiter.rest.http.ProblemCode;
import games.arbiter.rest.http.RequestChecks;
import io.vertx.core.http.HttpMethod;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import org.eclipse.microprofile.config.inject.ConfigProperty;

/**
 * The events of a game as server-sent events. By hand, since a stream of the framework's cannot
 * choose its status, its comments and its end.
 */
@Singleton
final class StreamRoute {

  /** Has no group: with one, the router decodes the query before it can be checked. */
  private static final String PATH = "/v1/games/[^/]+/stream/?";

  /** Where the id stands in the path. */
  private static final int ID = 3;

  private static final String LAST_EVENT_ID = "Last-Event-ID";
  private static final String AFTER = "after";
  private static final String MEDIA_TYPE = "text/event-stream";

  private final GameRepository games;
  private final GameWatcher watcher;
  private final ShutdownListeners departures;
  private final Meters meters;
  private final Duration heartbeat;

  StreamRoute(
      GameRepository games,
      GameWatcher watcher,
      ShutdownListeners departures,
      Meters meters,
      @ConfigProperty(name = "arbiter.stream-heartbeat") Duration heartbeat) {
    this.heartbeat = heartbeat;
    this.games = games;
    this.watcher = watcher;
    this.departures = departures;
    this.meters = meters;
  }

  void register(@Observes Router router) {
    router.routeWithRegex(PATH).handler(this::check);
  }

  private void check(RoutingContext http) {
    RequestLogFilter.mark(http.normalizedPath());
    HttpMethod method = http.request().method();
    if (method != HttpMethod.GET && method != HttpMethod.HEAD) {
      throw Problem.of(ProblemCode.METHOD_NOT_ALLOWED).withHeader("Allow", "GET, HEAD").thrown();
    }
    if (!AcceptHeader.takes(http.request(), MEDIA_TYPE)) {
      throw Problem.of(ProblemCode.NOT_ACCEPTABLE).thrown();
    }
    RequestChecks.checkQuery(
        Map.of(AFTER, false, RequestChecks.LAST_EVENT_ID_PARAMETER, false), http);
    LastSeen lastSeen = LastSeen.of(http.request());
    int seen = lastSeen.version();
    games
        .find(http.normalizedPath().split("/")[ID])
        .thenAccept(found -> begin(http, found, lastSeen.name(), seen))
        .exceptionally(
            failure -> {
              http.fail(failure);
              return null;
            });
  }

  /**
   * The last version that the client has, as text, with the name of the header or parameter that
   * says it; null for none. Browsers send a header, polyfills a parameter; an empty one counts as
   * none.
   */
  private record LastSeen(String name, String text) {

    /** The version; -1 for none. */
    int version() {
      return text == null ? -1 : ParameterConverters.number(name, text, 0, Integer.MAX_VALUE);
    }

    static LastSeen of(HttpServerRequest request) {
      String header = Headers.single(request, LAST_EVENT_ID);
      if (header != null && !header.isEmpty()) {
        return new LastSeen(LAST_EVENT_ID, header);
      }
      String parameter = request.getParam(RequestChecks.LAST_EVENT_ID_PARAMETER);
      return parameter != null && !parameter.isEmpty()
          ? new LastSeen(RequestChecks.LAST_EVENT_ID_PARAMETER, parameter)
          : new LastSeen(AFTER, request.getParam(AFTER));
    }
  }

  private void begin(RoutingContext http, Optional<Game> found, String cursor, int seen) {
    Game game = found.orElseThrow(() -> Problem.of(ProblemCode.NOT_FOUND).thrown());
    GameReader.checkSeen(cursor, game, seen);
    if (seen == game.version() && game.replay().status() == Status.FINISHED) {
      http.response().setStatusCode(204).putHeader("Cache-Control", "no-store").end();
      return;
    }
    new EventStream(http, watcher, departures, meters, heartbeat, seen).open(game);
  }
}
