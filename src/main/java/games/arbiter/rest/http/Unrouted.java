package games.arbiter.rest.http;

import io.vertx.core.http.HttpServerRequest;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.event.Observes;
import org.jboss.logging.Logger;

/**
 * Answers what fails before it reaches a resource, such as a request without a host. (What is no
 * HTTP or has no valid URI never gets this far: the server answers it with a bare 4xx.)
 */
public final class Unrouted {

  private static final Logger LOG = Logger.getLogger(Unrouted.class);
  private static final int BEFORE_ALL_OTHERS = Integer.MIN_VALUE;
  private static final int FAILED = 500;

  void register(@Observes Router router) {
    router.route().order(BEFORE_ALL_OTHERS).failureHandler(Unrouted::answer);
    for (int status : new int[] {400, 404, 405}) {
      router.errorHandler(status, Unrouted::answer);
    }
  }

  private static void answer(RoutingContext http) {
    HttpServerRequest request = http.request();
    if (http.response().ended() || http.response().headWritten()) {
      http.next();
      return;
    }
    int status = http.statusCode() < 0 ? FAILED : http.statusCode();
    if (status >= FAILED) {
      LOG.errorf(http.failure(), "%s %s failed", request.method(), request.path());
    }
    Problems.end(Failures.ofStatus(status, http), request);
  }
}
