package games.arbiter.rest;

import games.arbiter.engine.Translatable;
import games.arbiter.rest.http.Endpoint;
import games.arbiter.rest.http.ParameterConverters;
import games.arbiter.rest.http.Problem;
import games.arbiter.rest.http.QuotedText;
import games.arbiter.rest.http.ResponseFactory;
import games.arbiter.rest.schema.GameUpdatesJson;
import io.vertx.ext.web.RoutingContext;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.Size;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.MediaType;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletionStage;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponseSchema;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jboss.resteasy.reactive.RestResponse;

/** Watches several games with one request. */
@Path("/v1/updates")
@Produces(MediaType.APPLICATION_JSON)
@Tag(name = "Log")
public class UpdatesResource {

  private static final String GAME = "game";
  private static final int GAMES_AT_MOST = 100;
  private static final int WAIT_AT_MOST = 30;

  private final GameUpdates updates;

  UpdatesResource(GameUpdates updates) {
    this.updates = updates;
  }

  @GET
  @Endpoint(tagged = false)
  @Operation(
      summary = "Watch several games",
      description =
          "Returns the games that have gone beyond the version given for them. If there is none and"
              + " every id is known, waits up to `wait` seconds for the first. There is no cursor:"
              + " the versions that the client has are the cursor.")
  @APIResponseSchema(
      value = GameUpdatesJson.class,
      responseDescription = "The games that have gone on; empty when the wait is over.")
  public CompletionStage<RestResponse<GameUpdatesJson>> listUpdates(
      @QueryParam(GAME) @Size(min = 1, max = GAMES_AT_MOST) List<String> games,
      @QueryParam("wait") @Min(0) @Max(WAIT_AT_MOST) @DefaultValue("0") Integer wait,
      @Context RoutingContext http) {
    return updates
        .find(seen(games), wait, http)
        .thenApply(
            found ->
                ResponseFactory.uncached(http)
                    .untagged(GameUpdatesJson.of(found.games(), found.unknown())));
  }

  private static List<GameUpdates.Seen> seen(List<String> games) {
    if (games.isEmpty()) {
      throw Problem.inParameter(GAME, Translatable.of("invalid.missing", GAME)).thrown();
    }
    if (games.size() > GAMES_AT_MOST) {
      throw Problem.inParameter(
              GAME, Translatable.of("invalid.too-many", GAME, Integer.toString(GAMES_AT_MOST)))
          .thrown();
    }
    Set<String> ids = new HashSet<>();
    List<GameUpdates.Seen> seen = new ArrayList<>();
    for (String game : games) {
      int colon = game.lastIndexOf(':');
      if (colon < 1) {
        throw Problem.inParameter(
                GAME, Translatable.of("invalid.game-and-version", QuotedText.of(game)))
            .thrown();
      }
      String id = game.substring(0, colon);
      Integer version =
          ParameterConverters.number(GAME, game.substring(colon + 1), 0, Integer.MAX_VALUE);
      if (!ids.add(id)) {
        throw Problem.inParameter(GAME, Translatable.of("invalid.repeated", QuotedText.of(id)))
            .thrown();
      }
      seen.add(new GameUpdates.Seen(id, version));
    }
    return seen;
  }
}
