package games.arbiter.rest;

import games.arbiter.rest.PageFiles.PageFile;
import games.arbiter.rest.http.AcceptHeader;
import games.arbiter.rest.http.Problem;
import games.arbiter.rest.http.ProblemCode;
import games.arbiter.rest.http.Problems;
import io.quarkus.runtime.LaunchMode;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpMethod;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.http.HttpServerResponse;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import java.util.Map;
import java.util.function.Supplier;

/**
 * Serves the page to play on and redirects browsers to it. Addresses are relative, since the page
 * may be served under a prefix. By hand, since the framework's static files have neither a digest
 * in their address nor a content security policy.
 */
@Singleton
final class PageRoute {

  private static final int BEFORE_ALL = -10_000;
  private static final String PAGE = "/play/";
  private static final String LIBRARY = "/_static/*";
  private static final Map<String, String> SAFETY =
      Map.of(
          "Content-Security-Policy",
          "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src"
              + " 'self' data:; manifest-src 'self'; base-uri 'none'; form-action 'none';"
              + " frame-ancestors 'none'",
          "Referrer-Policy",
          "no-referrer",
          "X-Content-Type-Options",
          "nosniff",
          "Cross-Origin-Opener-Policy",
          "same-origin");

  private final Supplier<PageFiles> files;

  PageRoute(LaunchMode mode) {
    if (mode == LaunchMode.DEVELOPMENT) {
      files = PageFiles::load;
    } else {
      PageFiles loaded = PageFiles.load();
      files = () -> loaded;
    }
  }

  void register(@Observes Router router) {
    router.route("/").order(BEFORE_ALL).handler(PageRoute::root);
    router.route(PAGE + "*").order(BEFORE_ALL).handler(this::page);
    router.route(LIBRARY).order(BEFORE_ALL).handler(PageRoute::library);
  }

  private static void root(RoutingContext http) {
    HttpServerRequest request = http.request();
    http.response().putHeader("Vary", "Accept");
    if (isRead(request) && AcceptHeader.prefersHtml(request)) {
      redirect(http, 303, "play/");
    } else {
      http.next();
    }
  }

  private void page(RoutingContext http) {
    HttpServerRequest request = http.request();
    if (!isRead(request)) {
      Problem problem = Problem.of(ProblemCode.METHOD_NOT_ALLOWED).withHeader("Allow", "GET, HEAD");
      Problems.end(problem, request);
      return;
    }
    if (http.normalizedPath().length() < PAGE.length()) {
      redirect(http, 308, "play/");
      return;
    }
    PageFiles release = files.get();
    String path = http.normalizedPath().substring(PAGE.length());
    if (path.isEmpty()) {
      checked(http, release, new PageFile("text/html;charset=utf-8", release.index()));
    } else if (release.boot(path).isPresent()) {
      checked(http, release, release.boot(path).get());
    } else {
      release
          .find(path)
          .ifPresentOrElse(
              file -> versioned(http, file),
              () -> Problems.end(Problem.of(ProblemCode.NOT_FOUND), request));
    }
  }

  /** A file that browsers keep and ask about each time. */
  private static void checked(RoutingContext http, PageFiles release, PageFile file) {
    String tag = '"' + release.digest() + '"';
    HttpServerResponse response = safe(http).putHeader("ETag", tag);
    response.putHeader("Cache-Control", "no-cache");
    String known = http.request().getHeader("If-None-Match");
    if (known != null && known.contains(tag)) {
      response.setStatusCode(304).end();
    } else {
      end(response.putHeader("Content-Type", file.mediaType()), file.content());
    }
  }

  /** A file whose address has its digest, so it never changes. */
  private static void versioned(RoutingContext http, PageFile file) {
    HttpServerResponse response = safe(http).putHeader("Content-Type", file.mediaType());
    end(response.putHeader("Cache-Control", "public, max-age=31536000, immutable"), file.content());
  }

  private static void library(RoutingContext http) {
    safe(http);
    http.next();
  }

  private static HttpServerResponse safe(RoutingContext http) {
    SAFETY.forEach(http.response()::putHeader);
    return http.response();
  }

  private static void redirect(RoutingContext http, int status, String location) {
    http.response().setStatusCode(status).putHeader("Location", location).end();
  }

  /** The answer; of a HEAD request the server sends the headers alone. */
  private static void end(HttpServerResponse response, byte[] content) {
    response.end(Buffer.buffer(content));
  }

  private static boolean isRead(HttpServerRequest request) {
    return request.method() == HttpMethod.GET || request.method() == HttpMethod.HEAD;
  }
}
