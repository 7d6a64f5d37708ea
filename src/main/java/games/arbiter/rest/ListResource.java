package games.arbiter.rest;

import games.arbiter.engine.Rulesets;
import games.arbiter.engine.Translatable;
import games.arbiter.play.EventStore;
import games.arbiter.play.GameList;
import games.arbiter.rest.http.Endpoint;
import games.arbiter.rest.http.Links;
import games.arbiter.rest.http.Problem;
import games.arbiter.rest.http.QuotedText;
import games.arbiter.rest.http.ResponseFactory;
import games.arbiter.rest.schema.GameListJson;
import games.arbiter.rest.view.ListView;
import io.vertx.ext.web.RoutingContext;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.MediaType;
import java.util.concurrent.CompletionStage;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponseSchema;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jboss.resteasy.reactive.RestResponse;

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
  @Endpoint(tagged = false)
  @Operation(
      operationId = "listGames",
      summary = "List games, newest first",
      description =
          "Returns the games created with `listed: true`. Send `next` as `cursor` for the next page.")
  @APIResponseSchema(value = GameListJson.class, responseDescription = "A page of games.")
  public CompletionStage<RestResponse<GameListJson>> listGames(
      @QueryParam("ruleset") String ruleset,
      @QueryParam("finished") Boolean finished,
      @QueryParam("limit") @Min(1) @Max(AT_MOST) Integer limit,
      @QueryParam("cursor") String cursor,
      @Context RoutingContext http) {
    if (ruleset != null && rulesets.find(ruleset).isEmpty()) {
      throw Problem.inParameter(
              "ruleset", Translatable.of("invalid.ruleset", QuotedText.of(ruleset), rulesets.ids()))
          .thrown();
    }
    GameList.Query wanted =
        new GameList.Query(
            ruleset, finished, CursorText.cursor(cursor), limit == null ? USUAL : limit);
    return log.list(wanted)
        .thenApply(
            list -> {
              String next = list.next() == null ? null : CursorText.of(list.next());
              RestResponse<GameListJson> page =
                  ResponseFactory.uncached(http).untagged(ListView.of(list, next));
              if (next != null) {
                page.getHeaders().putSingle("Link", link(http, ruleset, finished, limit, next));
              }
              return page;
            });
  }

  private static String link(
      RoutingContext http, String ruleset, Boolean finished, Integer limit, String next) {
    StringBuilder link = new StringBuilder("<" + Links.prefix(http) + "/v1/games?");
    append(link, "ruleset", ruleset);
    append(link, "finished", finished);
    append(link, "limit", limit);
    return link + "cursor=" + next + ">; rel=\"next\"";
  }

  private static void append(StringBuilder link, String name, Object value) {
    if (value != null) {
      link.append(name).append('=').append(value).append('&');
    }
  }
}
