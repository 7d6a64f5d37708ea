package games.arbiter.rest;

import io.quarkus.smallrye.openapi.runtime.OpenApiDocumentService;
import io.smallrye.openapi.runtime.io.Format;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.regex.Pattern;

/**
 * The OpenAPI document behind a proxy that serves the API under a prefix: its server has the
 * prefix. Without one, the framework serves the document as it is.
 */
@Singleton
final class DocumentRoute {

  private static final String PATH = "/q/openapi";
  private static final String ONE_DOCUMENT = "<default>";
  private static final int BEFORE_ALL = -10_000;
  private static final Pattern SERVER =
      Pattern.compile(
          "(?m)(^- url: |\"servers\"\\s*:\\s*\\[\\s*\\{\\s*\"url\"\\s*:\\s*\")/(?=\"|$)");

  private final OpenApiDocumentService documents;

  DocumentRoute(OpenApiDocumentService documents) {
    this.documents = documents;
  }

  void register(@Observes Router router) {
    router.get(PATH).order(BEFORE_ALL).handler(this::serve);
  }

  private void serve(RoutingContext http) {
    String prefix = Links.prefix(http);
    if (prefix.isEmpty()) {
      http.next();
      return;
    }
    Format format = wanted(http.request());
    String document =
        new String(documents.getDocument(ONE_DOCUMENT, format), StandardCharsets.UTF_8);
    http.response()
        .putHeader("Content-Type", format.getMimeType() + ";charset=UTF-8")
        .end(SERVER.matcher(document).replaceFirst("$1" + prefix + "/"));
  }

  private static Format wanted(HttpServerRequest request) {
    String accepted = request.getHeader("Accept");
    boolean json =
        accepted != null && accepted.contains("application/json")
            || "json".equals(String.valueOf(request.getParam("format")).toLowerCase(Locale.ROOT));
    return json ? Format.JSON : Format.YAML;
  }
}
