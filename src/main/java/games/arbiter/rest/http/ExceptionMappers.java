package games.arbiter.rest.http;

import games.arbiter.play.StoreUnavailable;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.ext.web.RoutingContext;
import jakarta.inject.Singleton;
import jakarta.ws.rs.WebApplicationException;
import jakarta.ws.rs.core.Response;
import java.util.concurrent.CompletionException;
import org.jboss.logging.Logger;
import org.jboss.resteasy.reactive.server.ServerExceptionMapper;

/** Turns exceptions of resources and of the framework into problems. */
@Singleton
public final class ExceptionMappers {

  private static final Logger LOG = Logger.getLogger(ExceptionMappers.class);
  private static final String RETRY_AFTER_SECONDS = "1";

  private final Endpoints endpoints;

  ExceptionMappers(Endpoints endpoints) {
    this.endpoints = endpoints;
  }

  @ServerExceptionMapper
  Response expected(Problem.Thrown e, RoutingContext http) {
    return Problems.response(e.problem(), http.request());
  }

  /** A refusal by the framework. */
  @ServerExceptionMapper
  Response framework(WebApplicationException e, RoutingContext http) {
    return e.getCause() instanceof Problem.Thrown expected
        ? expected(expected, http)
        : Problems.response(ofStatus(e.getResponse().getStatus(), http), http.request());
  }

  @ServerExceptionMapper
  Response unexpected(Throwable failure, RoutingContext http) {
    return Problems.response(problem(failure, http), http.request());
  }

  /** The exception that a stage threw, unwrapped. */
  public static Throwable cause(Throwable failure) {
    return failure instanceof CompletionException ? failure.getCause() : failure;
  }

  /** The problem of a failure; one that nobody expects is logged. */
  static Problem problem(Throwable failure, RoutingContext http) {
    Throwable e = cause(failure);
    if (e instanceof Problem.Thrown expected) {
      return expected.problem();
    }
    if (e instanceof StoreUnavailable) {
      LOG.warnf("Answered 503: %s", e.getMessage());
      return unavailable();
    }
    report(e, http.request());
    return Problem.of(ProblemCode.INTERNAL);
  }

  /** Logs an unexpected failure. */
  public static void report(Throwable failure, HttpServerRequest request) {
    LOG.errorf(
        cause(failure),
        "%s %s failed (trace %s)",
        request.method(),
        request.path(),
        TraceId.id(request));
  }

  /** The store is unreachable or full; the request may or may not have taken effect. */
  public static Problem unavailable() {
    return Problem.of(ProblemCode.UNAVAILABLE).withHeader("Retry-After", RETRY_AFTER_SECONDS);
  }

  /**
   * The problem for a status that the framework chose. It answers 404 to some methods that a path
   * does not have; those get 405.
   */
  Problem ofStatus(int status, RoutingContext http) {
    return switch (status) {
      case 404, 405 -> {
        String allowed = endpoints.allowed(http.normalizedPath());
        yield allowed.isEmpty()
            ? Problem.of(ProblemCode.NOT_FOUND)
            : Problem.of(ProblemCode.METHOD_NOT_ALLOWED).withHeader("Allow", allowed);
      }
      case 406 -> Problem.of(ProblemCode.NOT_ACCEPTABLE);
      case 503 -> unavailable();
      default -> Problem.of(status < 500 ? ProblemCode.MALFORMED_REQUEST : ProblemCode.INTERNAL);
    };
  }
}
