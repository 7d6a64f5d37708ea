package games.arbiter.rest.http;

import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Answers requests that fail outside a resource with a problem. (The server answers requests that
 * are not HTTP with a bare 4xx before.)
 */
@Singleton
public final class RoutingProblems {

  private static final int BEFORE_ALL_OTHERS = CorsHandler.BEFORE_ALL + 1;
  private static final int FAILED = 500;
  private static final Pattern NO_ESCAPE = Pattern.compile("%(?![0-9a-fA-F]{2})");

  /** A matrix parameter, which the framework would ignore. */
  private static final Pattern MATRIX_PARAMETER = Pattern.compile(";([^;=/]*)");

  private final ExceptionMappers failures;

  RoutingProblems(ExceptionMappers failures) {
    this.failures = failures;
  }

  void register(@Observes Router router) {
    router
        .route()
        .order(BEFORE_ALL_OTHERS)
        .handler(RoutingProblems::checkPath)
        .failureHandler(this::answer);
    for (int status : new int[] {400, 404, 405}) {
      router.errorHandler(status, this::answer);
    }
  }

  private static void checkPath(RoutingContext http) {
    AcceptHeader.admitAllBesideProblems(http.request());
    String uri = http.request().uri();
    if (uri.indexOf('%') < 0 && uri.indexOf(';') < 0) {
      http.next();
      return;
    }
    String path = uri.split("\\?", 2)[0];
    Matcher matrixParameter = MATRIX_PARAMETER.matcher(path);
    if (NO_ESCAPE.matcher(path).find()) {
      throw Problem.of(ProblemCode.MALFORMED_REQUEST).thrown();
    } else if (matrixParameter.find()) {
      throw Problem.unknownParameter(matrixParameter.group(1)).thrown();
    }
    http.next();
  }

  private void answer(RoutingContext http) {
    if (http.response().ended() || http.response().headWritten()) {
      http.next();
      return;
    }
    Problem problem =
        http.failure() == null || http.statusCode() >= 0 && http.statusCode() < FAILED
            ? failures.ofStatus(http.statusCode(), http)
            : ExceptionMappers.problem(http.failure(), http);
    Problems.end(problem, http.request());
  }
}
