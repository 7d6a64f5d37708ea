package games.arbiter.rest;

import games.arbiter.play.Game;
import games.arbiter.play.GameWatcher;
import games.arbiter.play.Progress;
import games.arbiter.rest.http.Endpoint;
import games.arbiter.rest.http.ResponseFactory;
import games.arbiter.rest.schema.GameEventJson;
import games.arbiter.rest.schema.GameEventPageJson;
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
import org.eclipse.microprofile.openapi.annotations.responses.APIResponseSchema;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jboss.resteasy.reactive.RestResponse;

/** The events of a game, with long polls. */
@Path("/v1/games/{id}/events")
@Produces(MediaType.APPLICATION_JSON)
@Tag(name = "Log")
public class EventsResource {

  private static final int MAX_LIMIT = 200;
  private static final int MAX_WAIT_SECONDS = 30;
  private static final int MAX_AFTER = Integer.MAX_VALUE - 1;

  private final GameReader games;
  private final LongPolls polls;

  EventsResource(GameReader games, LongPolls polls) {
    this.games = games;
    this.polls = polls;
  }

  @GET
  @Endpoint(tagged = false)
  @Operation(
      summary = "List events",
      description =
          "Returns the events from version `after` + 1 on, or from 0 without `after`. If there is none"
              + " yet, waits up to `wait` seconds for the next event and then returns no items. Does not"
              + " wait for a finished game.")
  @APIResponseSchema(value = GameEventPageJson.class, responseDescription = "Events, in order.")
  public CompletionStage<RestResponse<GameEventPageJson>> listEvents(
      @PathParam("id") String id,
      @QueryParam("after") @Min(0) @Max(MAX_AFTER) Integer after,
      @QueryParam("limit") @Min(1) @Max(MAX_LIMIT) @DefaultValue("200") Integer limit,
      @QueryParam("wait") @Min(0) @Max(MAX_WAIT_SECONDS) @DefaultValue("0") Integer wait,
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
        game.versions(first, first + most - 1).stream().map(GameEventJson::of).toList());
  }
}
