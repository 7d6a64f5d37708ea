package games.arbiter.operations;

import io.quarkus.arc.Arc;
import io.quarkus.arc.ArcContainer;
import io.quarkus.logging.LoggingFilter;
import java.util.logging.Filter;
import java.util.logging.LogRecord;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jboss.logmanager.ExtLogRecord;
import org.jboss.resteasy.reactive.server.core.CurrentRequestManager;
import org.jboss.resteasy.reactive.server.core.ResteasyReactiveRequestContext;

/**
 * Adds the id of the game that a request is about to what is logged during the request. It works
 * when something is logged, so a request that logs nothing pays nothing.
 */
@LoggingFilter(name = "requests")
public final class RequestLogFilter implements Filter {

  private static final Pattern GAME = Pattern.compile("/games/([^/?]{1,64})");

  @Override
  public boolean isLoggable(LogRecord record) {
    ArcContainer beans = Arc.container();
    if (beans == null || !beans.requestContext().isActive()) {
      return true;
    }
    ResteasyReactiveRequestContext request = CurrentRequestManager.get();
    if (request != null && record instanceof ExtLogRecord extended) {
      Matcher game = GAME.matcher(request.serverRequest().getRequestPath());
      if (game.find()) {
        extended.putMdc("gameId", game.group(1));
      }
    }
    return true;
  }
}
