package games.arbiter.rest;

import games.arbiter.engine.Rulesets;
import games.arbiter.engine.Translatable;
import games.arbiter.operations.Meters;
import games.arbiter.play.CreateGame;
import games.arbiter.play.EventStore;
import games.arbiter.play.GameList;
import games.arbiter.rest.http.Endpoint;
import games.arbiter.rest.http.Links;
import games.arbiter.rest.http.Problem;
import games.arbiter.rest.http.ProblemCode;
import games.arbiter.rest.http.QuotedText;
import games.arbiter.rest.http.ResponseFactory;
import games.arbiter.rest.schema.GameJson;
import games.arbiter.rest.schema.GameListJson;
import games.arbiter.rest.schema.GameRequestJson;
import io.vertx.ext.web.RoutingContext;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
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

/** Creates, imports and lists games. */
@Path("/v1/games")
@Produces(MediaType.APPLICATION_JSON)
@Tag(name = "Games")
public class GamesResource {

  private static final int DEFAULT_LIMIT = 50;
  private static final int MAX_LIMIT = 200;

  private final CreateCommands commands;
  private final CreateGame create;
  private final EventStore store;
  private final Rulesets rulesets;
  private final Meters meters;

  GamesResource(
      CreateCommands commands,
      CreateGame create,
      EventStore store,
      Rulesets rulesets,
      Meters meters) {
    this.commands = commands;
    this.create = create;
    this.store = store;
    this.rulesets = rulesets;
    this.meters = meters;
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
        .thenCompose(checked -> create.create(checked.match(c -> c, Problem::refuse)))
        .thenApply(
            created -> {
              meters.created(created.game().replay().ruleset().id());
              return ResponseFactory.created(0, GameJson.created(created.game(), created.tokens()))
                  .header("Location", Links.game(http, created.game().id()))
                  .header("Cache-Control", "no-store")
                  .build();
            });
  }

  @GET
  @Endpoint(tagged = false)
  @Operation(
      summary = "List games, newest first",
      description =
          "Returns the games created with `listed: true`. Send `next` as `cursor` for the next page.")
  @APIResponseSchema(value = GameListJson.class, responseDescription = "A page of games.")
  public CompletionStage<RestResponse<GameListJson>> listGames(
      @QueryParam("ruleset") String ruleset,
      @QueryParam("finished") Boolean finished,
      @QueryParam("limit") @Min(1) @Max(MAX_LIMIT) Integer limit,
      @QueryParam("cursor") String cursor,
      @Context RoutingContext http) {
    if (ruleset != null && rulesets.find(ruleset).isEmpty()) {
      throw Problem.inParameter(
              "ruleset", Translatable.of("invalid.ruleset", QuotedText.of(ruleset), rulesets.ids()))
          .thrown();
    }
    GameList.Query query =
        new GameList.Query(
            ruleset, finished, CursorText.cursor(cursor), limit == null ? DEFAULT_LIMIT : limit);
    return store
        .list(query)
        .thenApply(
            list -> {
              String next = list.next() == null ? null : CursorText.of(list.next());
              RestResponse<GameListJson> page =
                  ResponseFactory.uncached(http).untagged(GameListJson.of(list, next));
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
