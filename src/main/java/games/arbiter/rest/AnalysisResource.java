package games.arbiter.rest;

import games.arbiter.analysis.Strength;
import games.arbiter.engine.Replay;
import games.arbiter.engine.Status;
import games.arbiter.play.Game;
import games.arbiter.rest.http.Endpoint;
import games.arbiter.rest.http.Problem;
import games.arbiter.rest.http.ProblemCode;
import games.arbiter.rest.http.ResponseFactory;
import games.arbiter.rest.schema.AnalysisJson;
import games.arbiter.rest.text.Language;
import games.arbiter.rest.text.Texts;
import io.vertx.ext.web.RoutingContext;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
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

/** Analyzes the position of a game. */
@Path("/v1/games/{id}/analysis")
@Produces(MediaType.APPLICATION_JSON)
@Tag(name = "Play")
public class AnalysisResource {

  private final GameReader games;
  private final Analyses analyses;

  AnalysisResource(GameReader games, Analyses analyses) {
    this.games = games;
    this.analyses = analyses;
  }

  @GET
  @Endpoint(problems = {ProblemCode.GAME_OVER})
  @Operation(
      summary = "Analyze a position",
      description =
          "What the service would play, the line it expects, and what each seat may expect of the"
              + " win. `strength` bounds the work. Every replica of one release gives the same"
              + " answer. Needs no token.")
  @APIResponseSchema(
      value = AnalysisJson.class,
      responseDescription = "What the search found, with a label in the reader's language.")
  public CompletionStage<RestResponse<AnalysisJson>> analyze(
      @PathParam("id") String id,
      @QueryParam("at") @Min(0) Integer at,
      @QueryParam("strength") @Min(1) @Max(4) Integer strength,
      @Context RoutingContext http) {
    analyses.check();
    Strength asked = strength == null ? Strength.DEFAULT : Strength.of(strength);
    return games
        .find(id, at)
        .thenCompose(game -> answer(game, asked, ResponseFactory.read(http, at), http));
  }

  private CompletionStage<RestResponse<AnalysisJson>> answer(
      Game game, Strength strength, ResponseFactory reply, RoutingContext http) {
    Replay replay = game.replay();
    if (replay.status() == Status.FINISHED) {
      throw Problem.of(ProblemCode.GAME_OVER).withCurrentVersion(game.version()).thrown();
    }
    Language language = ResponseFactory.language(http);
    String tag = game.version() + "-s" + strength.level();
    ResponseFactory spoken = reply.in(language).presented();
    if (spoken.isKnown(tag)) {
      return CompletableFuture.completedStage(spoken.tagged(tag, () -> null));
    }
    return analyses
        .ask(
            game.hash(),
            replay.ruleset(),
            replay.position(),
            strength,
            gone -> http.addEndHandler(ended -> gone.run()))
        .thenApply(
            found ->
                spoken.tagged(
                    tag,
                    () ->
                        AnalysisJson.of(
                            replay, strength, found, Texts.of(replay.ruleset(), language))));
  }
}
