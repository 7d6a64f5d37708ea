package games.arbiter.rest;

import games.arbiter.engine.Rulesets;
import games.arbiter.engine.Translatable;
import games.arbiter.play.EventStore;
import games.arbiter.play.GameList;
import games.arbiter.rest.http.Parameters;
import games.arbiter.rest.http.Problem;
import games.arbiter.rest.http.Reply;
import games.arbiter.rest.http.Shown;
import games.arbiter.rest.schema.GameListJson;
import games.arbiter.rest.view.ListView;
import io.vertx.ext.web.RoutingContext;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.util.concurrent.CompletionStage;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponseSchema;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;

/** The games that want to be found. */
@Path("/v1/games")
@Produces(MediaType.APPLICATION_JSON)
@Tag(name = "Games")
public class ListResource {

  private static final int USUAL = 50;
  private static final int AT_MOST = 200;

  private final EventStore log;
  private final Rulesets rulesets;

  ListResource(EventStore log, Rulesets rulesets) {
    this.log = log;
    this.rulesets = rulesets;
  }

  @GET
  @Operation(
      operationId = "listGames",
      summary = "The listed games, newest first",
      description = "Games that were created with `listed: true`. Go on with `next` as `cursor`.")
  @APIResponseSchema(value = GameListJson.class, responseDescription = "A page of games.")
  public CompletionStage<Response> listGames(
      @QueryParam("ruleset") String ruleset,
      @QueryParam("finished") String finished,
      @QueryParam("limit") String limit,
      @QueryParam("cursor") String cursor,
      @Context RoutingContext http) {
    if (ruleset != null && rulesets.find(ruleset).isEmpty()) {
      throw Problem.inParameter(
              "ruleset", Translatable.of("invalid.ruleset", Shown.of(ruleset), rulesets.ids()))
          .thrown();
    }
    Boolean over = Parameters.flag("finished", finished);
    Integer asked = Parameters.number("limit", limit, 1, AT_MOST);
    GameList.Query wanted =
        new GameList.Query(ruleset, over, CursorText.cursor(cursor), asked == null ? USUAL : asked);
    return log.list(wanted)
        .thenApply(
            list -> {
              String next = list.next() == null ? null : CursorText.of(list.next());
              Response page = Reply.uncached(http).untagged(ListView.of(list, next));
              return next == null
                  ? page
                  : Response.fromResponse(page)
                      .header("Link", link(http, ruleset, finished, limit, next))
                      .build();
            });
  }

  private static String link(
      RoutingContext http, String ruleset, String finished, String limit, String next) {
    StringBuilder link = new StringBuilder("<" + Links.prefix(http) + "/v1/games?");
    append(link, "ruleset", ruleset);
    append(link, "finished", finished);
    append(link, "limit", limit);
    return link + "cursor=" + next + ">; rel=\"next\"";
  }

  private static void append(StringBuilder link, String name, String value) {
    if (value != null) {
      link.append(name).append('=').append(value).append('&');
    }
  }
}
