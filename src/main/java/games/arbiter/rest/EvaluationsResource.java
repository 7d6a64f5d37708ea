package games.arbiter.rest;

import games.arbiter.analysis.Strength;
import games.arbiter.engine.Action;
import games.arbiter.engine.Replay;
import games.arbiter.engine.Status;
import games.arbiter.engine.Translatable;
import games.arbiter.play.ActionSequence;
import games.arbiter.play.Checked;
import games.arbiter.play.CommandRejection;
import games.arbiter.play.StartChecker;
import games.arbiter.rest.http.Endpoint;
import games.arbiter.rest.http.Problem;
import games.arbiter.rest.http.ProblemCode;
import games.arbiter.rest.http.ResponseFactory;
import games.arbiter.rest.schema.AnalysisJson;
import games.arbiter.rest.schema.EvaluationJson;
import games.arbiter.rest.schema.EvaluationRequestJson;
import games.arbiter.rest.text.Language;
import games.arbiter.rest.text.Texts;
import io.vertx.ext.web.RoutingContext;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.MediaType;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.eclipse.microprofile.context.ManagedExecutor;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponseSchema;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jboss.resteasy.reactive.RestResponse;

/** Applies the rules to a position without a game. */
@Path("/v1/evaluations")
@Produces(MediaType.APPLICATION_JSON)
@Tag(name = "Rulesets")
public class EvaluationsResource {

  private static final ActionSequence ACTIONS = ActionSequence.evaluated("actions");

  private final StartChecker starts;
  private final ManagedExecutor workers;
  private final Analyses analyses;

  EvaluationsResource(StartChecker starts, ManagedExecutor workers, Analyses analyses) {
    this.starts = starts;
    this.workers = workers;
    this.analyses = analyses;
  }

  @POST
  @Endpoint(
      tagged = false,
      body = Endpoint.LARGE_BODY,
      problems = {
        ProblemCode.MALFORMED_ACTION,
        ProblemCode.GAME_OVER,
        ProblemCode.NO_SUCH_OFFER,
        ProblemCode.OFFER_OPEN,
        ProblemCode.ILLEGAL_ACTION,
        ProblemCode.INVALID_POSITION
      })
  @Operation(
      summary = "Evaluate a position",
      description =
          "Applies the rules to a set position or the start position, after `actions`: legal"
              + " actions, proofs of the boards, scores, the verdict on `action`, and with `analysis`"
              + " what the service would play. Stores nothing.")
  @APIResponseSchema(value = EvaluationJson.class, responseDescription = "What the rules say.")
  public CompletionStage<RestResponse<EvaluationJson>> evaluate(
      EvaluationRequestJson body, @Context RoutingContext http) {
    Language language = ResponseFactory.language(http);
    Strength strength = strength(body);
    return workers
        .supplyAsync(() -> replay(body))
        .thenCompose(
            replay -> {
              Texts texts = Texts.of(replay.ruleset(), language);
              Action asked = asked(replay, body);
              return analyzed(replay, strength, texts, http)
                  .thenApply(
                      analysis ->
                          ResponseFactory.uncached(http)
                              .in(language)
                              .untagged(EvaluationJson.of(replay, asked, analysis, texts)));
            });
  }

  private Strength strength(EvaluationRequestJson body) {
    if (body.analysis() == null) {
      return null;
    }
    int most = Strength.values().length;
    if (body.analysis() < 1 || body.analysis() > most) {
      String given = body.analysis().toString();
      throw Problem.inBody(
              "analysis", Translatable.of("invalid.number", given, "1", Integer.toString(most)))
          .thrown();
    }
    if (!analyses.areOn()) {
      throw Problem.inBody("analysis", Translatable.of("invalid.analysis-off")).thrown();
    }
    return Strength.of(body.analysis());
  }

  private CompletionStage<AnalysisJson> analyzed(
      Replay replay, Strength strength, Texts texts, RoutingContext http) {
    if (strength == null) {
      return CompletableFuture.completedStage(null);
    }
    if (replay.status() == Status.FINISHED) {
      throw Problem.of(ProblemCode.GAME_OVER).thrown();
    }
    return analyses
        .ask(
            identity(replay),
            replay.ruleset(),
            replay.position(),
            strength,
            gone -> http.addEndHandler(ended -> gone.run()))
        .thenApply(found -> AnalysisJson.of(replay, strength, found, texts));
  }

  /** The ruleset, what was set and every action: equal for equal play. */
  private static String identity(Replay replay) {
    Replay.Beginning beginning = replay.beginning();
    return Stream.concat(
            Stream.of(
                beginning.ruleset().id(),
                beginning.options().values().toString(),
                String.valueOf(beginning.firstSeat()),
                String.valueOf(beginning.layout())),
            replay.stepsAfter(0).stream().map(step -> step.action().name()))
        .collect(Collectors.joining("\n"));
  }

  private Replay replay(EvaluationRequestJson body) {
    return starts
        .start(StartRequests.of("", body))
        .then(
            start ->
                body.actions() == null ? Checked.valid(start) : ACTIONS.play(start, body.actions()))
        .match(replay -> replay, Problem::refuse);
  }

  private static Action asked(Replay replay, EvaluationRequestJson body) {
    return body.action() == null
        ? null
        : Replay.action(replay.ruleset(), body.action())
            .orElseGet(
                () -> Problem.refuse(new CommandRejection.MalformedAction(body.action(), replay)));
  }
}
