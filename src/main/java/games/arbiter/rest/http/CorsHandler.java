package games.arbiter.rest.http;

import io.vertx.core.MultiMap;
import io.vertx.core.http.HttpHeaders;
import io.vertx.core.http.HttpMethod;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.eclipse.microprofile.config.inject.ConfigProperty;

/**
 * Lets pages of listed origins use the service (CORS). Pages of other origins get answers without
 * CORS headers, which their browsers withhold. Credentials are never allowed: a page sends a seat
 * token in a header of its own. By hand, since the framework's filter refuses other origins, and
 * the service's own page behind some gateways, with an empty 403.
 */
@Singleton
public final class CorsHandler {

  /** Runs before everything that can refuse, so that pages can read refusals too. */
  static final int BEFORE_ALL = Integer.MIN_VALUE;

  private static final int NO_CONTENT = 204;
  private static final String METHODS = "GET, HEAD, POST";
  private static final String TAKEN =
      "Accept, Accept-Language, Authorization, Cache-Control, Content-Type, Idempotency-Key,"
          + " If-Match, If-None-Match, Last-Event-ID, X-Requested-With, X-Seat-Token, traceparent,"
          + " tracestate";
  private static final String EXPOSED =
      "Allow, Content-Language, ETag, Idempotency-Replayed, Link, Location, Retry-After,"
          + " WWW-Authenticate";
  private static final String AN_HOUR = "3600";

  private final Set<String> allowed;

  CorsHandler(@ConfigProperty(name = "arbiter.cors-origins") Optional<Set<String>> allowed) {
    this.allowed = allowed.orElse(Set.of());
  }

  void register(@Observes Router router) {
    if (!allowed.isEmpty()) {
      router.route().order(BEFORE_ALL).handler(this::pass);
    }
  }

  private void pass(RoutingContext http) {
    HttpServerRequest request = http.request();
    String origin = request.getHeader(HttpHeaders.ORIGIN);
    boolean listed = origin != null && allowed.contains(origin);
    http.addHeadersEndHandler(end -> mark(http.response().headers(), listed ? origin : null));
    if (listed
        && request.method().equals(HttpMethod.OPTIONS)
        && request.headers().contains(HttpHeaders.ACCESS_CONTROL_REQUEST_METHOD)) {
      http.response()
          .setStatusCode(NO_CONTENT)
          .putHeader(HttpHeaders.ACCESS_CONTROL_ALLOW_METHODS, METHODS)
          .putHeader(HttpHeaders.ACCESS_CONTROL_ALLOW_HEADERS, TAKEN)
          .putHeader(HttpHeaders.ACCESS_CONTROL_MAX_AGE, AN_HOUR)
          .end();
    } else {
      http.next();
    }
  }

  /**
   * Keeps caches from serving the answer for one origin to another. Some caches read only the first
   * {@code Vary} line, so there is one.
   */
  private static void mark(MultiMap answer, String origin) {
    List<String> varying = new ArrayList<>(answer.getAll(HttpHeaders.VARY));
    varying.add(HttpHeaders.ORIGIN.toString());
    answer.set(HttpHeaders.VARY, String.join(", ", varying));
    if (origin != null) {
      answer.set(HttpHeaders.ACCESS_CONTROL_ALLOW_ORIGIN, origin);
      answer.set(HttpHeaders.ACCESS_CONTROL_EXPOSE_HEADERS, EXPOSED);
    }
  }
}
