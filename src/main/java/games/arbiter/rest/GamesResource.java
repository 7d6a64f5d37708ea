package games.arbiter.rest;

import games.arbiter.operations.Meters;
import games.arbiter.play.CreateGame;
import games.arbiter.play.Rejection;
import games.arbiter.play.Rematch;
import games.arbiter.rest.http.Endpoint;
import games.arbiter.rest.http.Headers;
import games.arbiter.rest.http.Links;
import games.arbiter.rest.http.Problem;
import games.arbiter.rest.http.ProblemCode;
import games.arbiter.rest.http.ResponseFactory;
import games.arbiter.rest.schema.GameJson;
import games.arbiter.rest.schema.GameRequestJson;
import games.arbiter.rest.view.GameView;
import io.vertx.ext.web.RoutingContext;
import jakarta.validation.constraints.Min;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.MediaType;
import java.util.concurrent.CompletionStage;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponseSchema;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jboss.resteasy.reactive.RestResponse;

/** Creates games, finds them, and makes their rematches. */
@Path("/v1/games")
@Produces(MediaType.APPLICATION_JSON)
@Tag(name = "Games")
public class GamesResource {

  private final Meters meters;
  private final CreateCommands commands;
  private final CreateGame create;
  private final Rematch rematch;
  private final GameReader games;

  GamesResource(
      CreateCommands commands,
      CreateGame create,
      Rematch rematch,
      GameReader games,
      Meters meters) {
    this.meters = meters;
    this.commands = commands;
    this.create = create;
    this.rematch = rematch;
    this.games = games;
  }

  @POST
  @Endpoint(
      body = Endpoint.LARGE_BODY,
      problems = {
        ProblemCode.MALFORMED_ACTION,
        ProblemCode.INVALID_POSITION,
        ProblemCode.ILLEGAL_RECORD
      })
  @Operation(
      operationId = "createGame",
      summary = "Create or import a game",
      description =
          "Not idempotent: a repeated request creates another game. The rules apply to a set position"
              + " at once: boards can freeze, seats can be skipped and the game can be over at version 0.")
  @APIResponseSchema(
      value = GameJson.class,
      responseCode = "201",
      responseDescription = "The game. No other answer contains its seat tokens.")
  public CompletionStage<RestResponse<GameJson>> createGame(
      GameRequestJson body, @Context RoutingContext http) {
    return commands
        .read(body)
        .thenCompose(checked -> create.create(checked.match(c -> c, GamesResource::refuse)))
        .thenApply(
            created -> {
              meters.created(created.game().replay().ruleset().id());
              return ResponseFactory.created(0, GameView.created(created.game(), created.tokens()))
                  .header("Location", Links.game(http, created.game().id()))
                  .header("Cache-Control", "no-store")
                  .build();
            });
  }

  @GET
  @Path("{id}")
  @Endpoint
  @Operation(
      operationId = "getGame",
      summary = "Get a game",
      description = "Returns the current version or version `at`.")
  @APIResponseSchema(value = GameJson.class, responseDescription = "The game.")
  public CompletionStage<RestResponse<GameJson>> getGame(
      @PathParam("id") String id,
      @QueryParam("at") @Min(0) Integer at,
      @Context RoutingContext http) {
    return games.read(id, at, http, GameView::of);
  }

  @POST
  @Path("{id}/rematch")
  @Endpoint(
      seatToken = true,
      problems = {ProblemCode.UNAUTHORIZED, ProblemCode.GAME_NOT_OVER})
  @Operation(
      operationId = "rematch",
      summary = "Start a rematch",
      description =
          "A game has one rematch, with the same ruleset, options, players and seat tokens. Every"
              + " further request of any seat gets the same answer. Needs a seat token unless the game is"
              + " open.")
  @APIResponseSchema(
      value = GameJson.class,
      responseCode = "201",
      responseDescription = "The rematch as it was at version 0.")
  public CompletionStage<RestResponse<GameJson>> rematch(
      @PathParam("id") String id, @Context RoutingContext http) {
    String token = Headers.seatToken(http.request());
    return rematch
        .rematch(id, token)
        .thenApply(checked -> made(checked.match(made -> made, GamesResource::refuse), http));
  }

  private RestResponse<GameJson> made(Rematch.Made made, RoutingContext http) {
    RestResponse.ResponseBuilder<GameJson> answer =
        ResponseFactory.created(0, GameView.of(made.game()))
            .header("Location", Links.game(http, made.game().id()));
    if (made.created()) {
      meters.created(made.game().replay().ruleset().id());
      return answer.build();
    }
    return answer.header(ResponseFactory.REPLAYED, "true").build();
  }

  private static <T> T refuse(Rejection rejection) {
    throw Problem.of(rejection).thrown();
  }
}
