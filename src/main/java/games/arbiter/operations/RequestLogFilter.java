package games.arbiter.operations;

import io.quarkus.arc.Arc;
import io.quarkus.arc.ArcContainer;
import io.quarkus.logging.LoggingFilter;
import java.util.Optional;
import java.util.logging.Filter;
import java.util.logging.LogRecord;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jboss.logging.MDC;
import org.jboss.logmanager.ExtLogRecord;
import org.jboss.resteasy.reactive.server.core.CurrentRequestManager;
import org.jboss.resteasy.reactive.server.core.ResteasyReactiveRequestContext;

/**
 * Adds the id of the game that a request is about to what is logged during the request. It works
 * when something is logged, so a request that logs nothing pays nothing.
 */
@LoggingFilter(name = "requests")
public final class RequestLogFilter implements Filter {

  private static final String GAME_ID = "gameId";
  private static final Pattern GAME = Pattern.compile("/games/([^/?]{1,64})");

  @Override
  public boolean isLoggable(LogRecord record) {
    ArcContainer beans = Arc.container();
    if (beans == null || !beans.requestContext().isActive()) {
      return true;
    }
    ResteasyReactiveRequestContext request = CurrentRequestManager.get();
    if (request != null && record instanceof ExtLogRecord extended) {
      game(request.serverRequest().getRequestPath()).ifPresent(id -> extended.putMdc(GAME_ID, id));
    }
    return true;
  }

  /**
   * Adds the id of the game that a request is about to whatever is logged from now on in the
   * request's context: for routes that are no resources.
   */
  public static void mark(String path) {
    game(path).ifPresent(id -> MDC.put(GAME_ID, id));
  }

  private static Optional<String> game(String path) {
    Matcher game = GAME.matcher(path);
    return game.find() ? Optional.of(game.group(1)) : Optional.empty();
  }
}
