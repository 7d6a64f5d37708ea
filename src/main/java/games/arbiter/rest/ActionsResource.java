package games.arbiter.rest;

import games.arbiter.engine.Translatable;
import games.arbiter.play.ActCommand;
import games.arbiter.play.Game;
import games.arbiter.play.Preview;
import games.arbiter.rest.http.Endpoint;
import games.arbiter.rest.http.Headers;
import games.arbiter.rest.http.Problem;
import games.arbiter.rest.http.ProblemCode;
import games.arbiter.rest.http.ResponseFactory;
import games.arbiter.rest.schema.ActRequestJson;
import games.arbiter.rest.schema.ActedJson;
import games.arbiter.rest.schema.GameEventJson;
import games.arbiter.rest.schema.GameJson;
import games.arbiter.rest.schema.LegalActionsJson;
import games.arbiter.rest.schema.PreviewJson;
import games.arbiter.rest.schema.PreviewRequestJson;
import games.arbiter.rest.text.Language;
import games.arbiter.rest.text.Texts;
import io.vertx.core.http.HttpServerRequest;
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
import java.util.List;
import java.util.concurrent.CompletionStage;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponseSchema;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jboss.resteasy.reactive.RestResponse;

/** Legal actions, acting and previews. */
@Path("/v1/games/{id}")
@Produces(MediaType.APPLICATION_JSON)
@Tag(name = "Play")
public class ActionsResource {

  private static final int MAX_LINE = 100;

  private final ActResponses acts;
  private final GameReader games;

  ActionsResource(ActResponses acts, GameReader games) {
    this.acts = acts;
    this.games = games;
  }

  @GET
  @Path("legal-actions")
  @Endpoint
  @Operation(
      summary = "List legal actions",
      description =
          "`items` are the actions on boards of the seat to move; `seatActions` are actions of any"
              + " seat. The filters apply to `items`.")
  @APIResponseSchema(
      value = LegalActionsJson.class,
      responseDescription = "The legal actions, with labels in the reader's language.")
  public CompletionStage<RestResponse<LegalActionsJson>> listLegalActions(
      @PathParam("id") String id,
      @QueryParam("at") @Min(0) Integer at,
      @QueryParam("board") String board,
      @QueryParam("from") String from,
      @QueryParam("piece") String piece,
      @Context RoutingContext http) {
    Language language = ResponseFactory.language(http);
    return games.read(
        id,
        at,
        http,
        (game, reply) -> {
          ActionFilter filter = ActionFilter.of(game.replay().ruleset(), board, from, piece);
          Texts texts = Texts.of(game.replay().ruleset(), language);
          return reply
              .in(language)
              .tagged(
                  Integer.toString(game.version()),
                  () -> LegalActionsJson.of(game.replay(), filter, texts));
        });
  }

  @POST
  @Path("actions")
  @Endpoint(
      body = Endpoint.SMALL_BODY,
      seatToken = true,
      problems = {
        ProblemCode.MALFORMED_ACTION,
        ProblemCode.GAME_OVER,
        ProblemCode.NO_SUCH_OFFER,
        ProblemCode.OFFER_OPEN,
        ProblemCode.ILLEGAL_ACTION,
        ProblemCode.GAME_TOO_LONG,
        ProblemCode.UNAUTHORIZED,
        ProblemCode.WRONG_SEAT,
        ProblemCode.NOT_YOUR_TURN,
        ProblemCode.STALE_VERSION,
        ProblemCode.IDEMPOTENCY_KEY_REUSED,
        ProblemCode.PRECONDITION_REQUIRED
      })
  @Operation(
      summary = "Act",
      description =
          "Send the version that you saw in `If-Match` or `version`. After a 201 the event is in"
              + " durable storage. After a 503 or a lost connection the action may or may not have been"
              + " stored: retry the request unchanged. A retry never acts twice.")
  @APIResponseSchema(
      value = ActedJson.class,
      responseCode = "201",
      responseDescription = "The action is stored.")
  public CompletionStage<RestResponse<ActedJson>> act(
      @PathParam("id") String id, ActRequestJson body, @Context RoutingContext http) {
    HttpServerRequest request = http.request();
    ActCommand command =
        new ActCommand(
            id,
            body.action(),
            Headers.seatToken(request),
            Headers.idempotencyKey(request),
            Headers.seenVersion(request, body.version()));
    return acts.act(command);
  }

  @POST
  @Path("previews")
  @Endpoint(
      tagged = false,
      body = Endpoint.SMALL_BODY,
      problems = {
        ProblemCode.MALFORMED_ACTION,
        ProblemCode.GAME_OVER,
        ProblemCode.NO_SUCH_OFFER,
        ProblemCode.OFFER_OPEN,
        ProblemCode.ILLEGAL_ACTION
      })
  @Operation(
      summary = "Preview a line of actions",
      description = "Needs no token and stores nothing.")
  @APIResponseSchema(
      value = PreviewJson.class,
      responseDescription = "The events and the game that there would be.")
  public CompletionStage<RestResponse<PreviewJson>> preview(
      @PathParam("id") String id,
      @QueryParam("at") @Min(0) Integer at,
      PreviewRequestJson body,
      @Context RoutingContext http) {
    checkLength(body.actions());
    return games
        .find(id, at)
        .thenApply(
            game -> {
              Game after =
                  Preview.of(game, body.actions(), at == null)
                      .match(found -> found, Problem::refuse);
              return ResponseFactory.read(http, at)
                  .untagged(
                      new PreviewJson(
                          after.versions(game.version() + 1, after.version()).stream()
                              .map(GameEventJson::of)
                              .toList(),
                          GameJson.of(after)));
            });
  }

  private static void checkLength(List<String> actions) {
    if (actions.size() > MAX_LINE) {
      throw Problem.inBody(
              "actions", Translatable.of("invalid.too-many", "actions", Integer.toString(MAX_LINE)))
          .thrown();
    }
  }
}
