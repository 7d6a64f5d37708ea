package games.arbiter.rest;

import games.arbiter.play.Game;
import games.arbiter.play.GameWatcher;
import games.arbiter.play.Progress;
import games.arbiter.rest.http.Endpoint;
import games.arbiter.rest.http.ResponseFactory;
import games.arbiter.rest.schema.BoardsJson;
import games.arbiter.rest.schema.GameEventPageJson;
import games.arbiter.rest.schema.GameRecordJson;
import games.arbiter.rest.schema.GameScoreJson;
import games.arbiter.rest.view.BoardView;
import games.arbiter.rest.view.EventView;
import games.arbiter.rest.view.RecordText;
import games.arbiter.rest.view.RecordView;
import games.arbiter.rest.view.ScoreView;
import io.vertx.ext.web.RoutingContext;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.MediaType;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponseSchema;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jboss.resteasy.reactive.RestResponse;

/** A game read through its log: what is proved of it, how it stands, how it went. */
@Path("/v1/games/{id}")
@Produces(MediaType.APPLICATION_JSON)
@Tag(name = "Log")
public class LogResource {

  private static final int PAGE_AT_MOST = 200;
  private static final int WAIT_AT_MOST = 30;
  private static final int LAST_AT_MOST = Integer.MAX_VALUE - 1;

  private final GameReader games;
  private final LongPolls polls;

  LogResource(GameReader games, LongPolls polls) {
    this.games = games;
    this.polls = polls;
  }

  @GET
  @Path("boards")
  @Endpoint
  @Operation(
      operationId = "listBoards",
      summary = "List boards with their proofs",
      description =
          "In play an open board has a `witness`: a shortest line of actions that ends in a capture."
              + " A frozen board has `pairs`: why each tower can never take each weaker opposing tower.")
  @APIResponseSchema(value = BoardsJson.class, responseDescription = "The boards.")
  public CompletionStage<RestResponse<BoardsJson>> listBoards(
      @PathParam("id") String id,
      @QueryParam("at") @Min(0) Integer at,
      @Context RoutingContext http) {
    return games.read(id, at, http, game -> BoardView.of(game.replay()));
  }

  @GET
  @Path("score")
  @Endpoint
  @Operation(
      operationId = "getScore",
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
    return games.read(id, at, http, game -> ScoreView.of(game.replay()));
  }

  @GET
  @Path("record")
  @Endpoint
  @Operation(
      operationId = "getRecord",
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
    return games.read(id, at, http, RecordView::of);
  }

  @GET
  @Path("record.txt")
  @Produces(MediaType.TEXT_PLAIN)
  @Endpoint
  @Operation(
      operationId = "getRecordText",
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

  @GET
  @Path("events")
  @Endpoint(tagged = false)
  @Operation(
      operationId = "listEvents",
      summary = "List events",
      description =
          "Returns the events from version `after` + 1 on, or from 0 without `after`. If there is none"
              + " yet, waits up to `wait` seconds for the next event and then returns no items. Does not"
              + " wait for a finished game.")
  @APIResponseSchema(value = GameEventPageJson.class, responseDescription = "Events, in order.")
  public CompletionStage<RestResponse<GameEventPageJson>> listEvents(
      @PathParam("id") String id,
      @QueryParam("after") @Min(0) @Max(LAST_AT_MOST) Integer after,
      @QueryParam("limit") @Min(1) @Max(PAGE_AT_MOST) @DefaultValue("200") Integer limit,
      @QueryParam("wait") @Min(0) @Max(WAIT_AT_MOST) @DefaultValue("0") Integer wait,
      @Context RoutingContext http) {
    int first = after == null ? 0 : after + 1;
    return games
        .find(id, null)
        .thenCompose(
            game -> {
              GameReader.checkSeen("after", game, first - 1);
              GameEventPageJson page = page(game, first, limit);
              return page.items().isEmpty() && game.replay().result().isEmpty() && wait > 0
                  ? polls
                      .beyond(GameWatcher.Seen.of(game), wait, http)
                      .thenCompose(progress -> page(progress, page, id, first, limit))
                  : CompletableFuture.completedStage(page);
            })
        .thenApply(page -> ResponseFactory.uncached(http).untagged(page));
  }

  private CompletionStage<GameEventPageJson> page(
      Progress progress, GameEventPageJson none, String id, int first, int most) {
    return progress.match(
        newer -> CompletableFuture.completedStage(page(newer, first, most)),
        () -> CompletableFuture.completedStage(none),
        () -> reread(id, first, most));
  }

  /** What there is now, which may be less than there was. */
  private CompletionStage<GameEventPageJson> reread(String id, int first, int most) {
    return games
        .find(id, null)
        .thenApply(
            game -> {
              GameReader.checkSeen("after", game, first - 1);
              return page(game, first, most);
            });
  }

  private static GameEventPageJson page(Game game, int first, int most) {
    return new GameEventPageJson(
        game.version(),
        game.replay().status().id(),
        game.versions(first, first + most - 1).stream().map(EventView::of).toList());
  }
}
