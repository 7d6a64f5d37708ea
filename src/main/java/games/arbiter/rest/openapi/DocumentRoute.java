package games.arbiter.rest.openapi;

import games.arbiter.rest.http.Links;
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
 * The OpenAPI document with the path at which clients reach this service as its server, so that the
 * documentation page can try requests, behind a proxy with a prefix too.
 */
@Singleton
final class DocumentRoute {

  private static final String PATH = "/q/openapi";
  private static final String ONE_DOCUMENT = "<default>";
  private static final int BEFORE_ALL = -10_000;
  private static final Pattern SERVER =
      Pattern.compile(
          "(?m)(^- url: |\"servers\"\\s*:\\s*\\[\\s*\\{\\s*\"url\"\\s*:\\s*\")"
              + Pattern.quote(Document.SERVER));

  private final OpenApiDocumentService documents;

  DocumentRoute(OpenApiDocumentService documents) {
    this.documents = documents;
  }

  void register(@Observes Router router) {
    router.get(PATH).order(BEFORE_ALL).handler(this::serve);
  }

  private void serve(RoutingContext http) {
    Format format = wanted(http.request());
    String document =
        new String(documents.getDocument(ONE_DOCUMENT, format), StandardCharsets.UTF_8);
    http.response()
        .putHeader("Content-Type", format.getMimeType() + ";charset=UTF-8")
        .end(SERVER.matcher(document).replaceFirst("$1" + Links.prefix(http) + "/"));
  }

  private static Format wanted(HttpServerRequest request) {
    String accepted = request.getHeader("Accept");
    boolean json =
        accepted != null && accepted.contains("application/json")
            || "json".equals(String.valueOf(request.getParam("format")).toLowerCase(Locale.ROOT));
    return json ? Format.JSON : Format.YAML;
  }
}
