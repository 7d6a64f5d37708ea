package games.arbiter.rest;

import games.arbiter.rest.http.Endpoint;
import games.arbiter.rest.http.Links;
import games.arbiter.rest.http.ResponseFactory;
import games.arbiter.rest.schema.ServiceJson;
import io.smallrye.common.annotation.NonBlocking;
import io.vertx.ext.web.RoutingContext;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.MediaType;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.enums.SchemaType;
import org.eclipse.microprofile.openapi.annotations.headers.Header;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponseSchema;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jboss.resteasy.reactive.RestResponse;

/** The entry point of the API. */
@Path("/")
@Produces(MediaType.APPLICATION_JSON)
@NonBlocking
@Tag(name = "Service")
public class ServiceResource {

  private final String name;
  private final String version;
  private final Analyses analyses;

  ServiceResource(
      @ConfigProperty(name = "quarkus.application.name") String name,
      @ConfigProperty(name = "quarkus.application.version") String version,
      Analyses analyses) {
    this.name = name;
    this.version = version;
    this.analyses = analyses;
  }

  @GET
  @Endpoint(tagged = false)
  @Operation(
      summary = "Get the entry point",
      description =
          "Entry point: links to the page, the documentation, the OpenAPI document and the rulesets.")
  @APIResponseSchema(value = ServiceJson.class, responseDescription = "The service.")
  @APIResponse(
      responseCode = "303",
      description = "The page to play on, for a client that names HTML and not JSON.",
      headers =
          @Header(
              name = "Location",
              description = "The page.",
              schema = @Schema(type = SchemaType.STRING)))
  public RestResponse<ServiceJson> getService(@Context RoutingContext http) {
    String prefix = Links.prefix(http);
    return ResponseFactory.read(http, null)
        .untagged(
            new ServiceJson(
                name,
                version,
                prefix + "/q/swagger-ui/",
                prefix + "/q/openapi",
                prefix + "/v1/rulesets",
                prefix + "/play/",
                analyses.areOn() ? prefix + "/v1/games/{id}/analysis" : null));
  }
}
