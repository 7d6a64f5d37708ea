package games.arbiter.rest;

import games.arbiter.rest.http.Endpoint;
import games.arbiter.rest.schema.GameRecordJson;
import games.arbiter.rest.view.RecordText;
import io.vertx.ext.web.RoutingContext;
import jakarta.validation.constraints.Min;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.MediaType;
import java.util.concurrent.CompletionStage;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponseSchema;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jboss.resteasy.reactive.RestResponse;

/** The record of a game, to keep, to import and to read. */
@Path("/v1/games/{id}")
@Produces(MediaType.APPLICATION_JSON)
@Tag(name = "Log")
public class RecordResource {

  private final GameReader games;

  RecordResource(GameReader games) {
    this.games = games;
  }

  @GET
  @Path("record")
  @Endpoint
  @Operation(
      summary = "Export a game",
      description =
          "Returns what `createGame` needs to create the same game again, with the same hash.")
  @APIResponseSchema(
      value = GameRecordJson.class,
      responseDescription = "The record, as `createGame` imports it.")
  public CompletionStage<RestResponse<GameRecordJson>> getRecord(
      @PathParam("id") String id,
      @QueryParam("at") @Min(0) Integer at,
      @Context RoutingContext http) {
    return games.read(id, at, http, GameRecordJson::of);
  }

  @GET
  @Path("record.txt")
  @Produces(MediaType.TEXT_PLAIN)
  @Endpoint
  @Operation(
      summary = "Get the record as a score sheet",
      description = "For people; use `getRecord` to export a game.")
  @APIResponse(
      responseCode = "200",
      description = "The score sheet, in notation, the same in every language.",
      content = @Content(mediaType = "text/plain", schema = @Schema(implementation = String.class)))
  public CompletionStage<RestResponse<String>> getRecordText(
      @PathParam("id") String id,
      @QueryParam("at") @Min(0) Integer at,
      @Context RoutingContext http) {
    return games.read(
        id,
        at,
        http,
        (game, reply) ->
            reply.presented().tagged(Integer.toString(game.version()), () -> RecordText.of(game)));
  }
}
