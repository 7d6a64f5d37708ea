package games.arbiter.rest;

import games.arbiter.operations.Meters;
import games.arbiter.play.Rematch;
import games.arbiter.rest.http.Endpoint;
import games.arbiter.rest.http.Headers;
import games.arbiter.rest.http.Links;
import games.arbiter.rest.http.Problem;
import games.arbiter.rest.http.ProblemCode;
import games.arbiter.rest.http.ResponseFactory;
import games.arbiter.rest.schema.BoardsJson;
import games.arbiter.rest.schema.GameJson;
import games.arbiter.rest.schema.GameScoreJson;
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

/** One game: its state, its boards with their proofs, its score and its rematch. */
@Path("/v1/games/{id}")
@Produces(MediaType.APPLICATION_JSON)
public class GameResource {

  private final GameReader games;
  private final Rematch rematch;
  private final Meters meters;

  GameResource(GameReader games, Rematch rematch, Meters meters) {
    this.games = games;
    this.rematch = rematch;
    this.meters = meters;
  }

  @GET
  @Tag(name = "Games")
  @Endpoint
  @Operation(summary = "Get a game", description = "Returns the current version or version `at`.")
  @APIResponseSchema(value = GameJson.class, responseDescription = "The game.")
  public CompletionStage<RestResponse<GameJson>> getGame(
      @PathParam("id") String id,
      @QueryParam("at") @Min(0) Integer at,
      @Context RoutingContext http) {
    return games.read(id, at, http, GameJson::of);
  }

  @GET
  @Path("boards")
  @Tag(name = "Log")
  @Endpoint
  @Operation(
      summary = "List boards with their proofs",
      description =
          "In play an open board has a `witness`: a shortest line of actions that ends in a capture."
              + " A frozen board has `pairs`: why each tower can never take each weaker opposing tower.")
  @APIResponseSchema(value = BoardsJson.class, responseDescription = "The boards.")
  public CompletionStage<RestResponse<BoardsJson>> listBoards(
      @PathParam("id") String id,
      @QueryParam("at") @Min(0) Integer at,
      @Context RoutingContext http) {
    return games.read(id, at, http, game -> BoardsJson.of(game.replay()));
  }

  @GET
  @Path("score")
  @Tag(name = "Log")
  @Endpoint
  @Operation(
      summary = "Get the score line by line",
      description =
          "Every line names the rule that gives the points and the version that they come from.")
  @APIResponseSchema(
      value = GameScoreJson.class,
      responseDescription = "The score, as if the game ended now.")
  public CompletionStage<RestResponse<GameScoreJson>> getScore(
      @PathParam("id") String id,
      @QueryParam("at") @Min(0) Integer at,
      @Context RoutingContext http) {
    return games.read(id, at, http, game -> GameScoreJson.of(game.replay()));
  }

  @POST
  @Path("rematch")
  @Tag(name = "Games")
  @Endpoint(
      seatToken = true,
      problems = {ProblemCode.UNAUTHORIZED, ProblemCode.GAME_NOT_OVER})
  @Operation(
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
        .thenApply(checked -> made(checked.match(made -> made, Problem::refuse), http));
  }

  private RestResponse<GameJson> made(Rematch.Made made, RoutingContext http) {
    RestResponse.ResponseBuilder<GameJson> answer =
        ResponseFactory.created(0, GameJson.of(made.game()))
            .header("Location", Links.game(http, made.game().id()));
    if (made.created()) {
      meters.created(made.game().replay().ruleset().id());
      return answer.build();
    }
    return answer.header(ResponseFactory.REPLAYED, "true").build();
  }
}
