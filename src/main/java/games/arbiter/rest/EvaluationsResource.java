package games.arbiter.rest;

import games.arbiter.engine.Action;
import games.arbiter.engine.Replay;
import games.arbiter.play.Checked;
import games.arbiter.play.CommandRejection;
import games.arbiter.play.Line;
import games.arbiter.play.Rejection;
import games.arbiter.play.StartChecker;
import games.arbiter.rest.http.Problem;
import games.arbiter.rest.http.Bodies;
import games.arbiter.rest.http.Reply;
import games.arbiter.rest.schema.EvaluationJson;
import games.arbiter.rest.schema.EvaluationRequestJson;
import games.arbiter.rest.text.Language;
import games.arbiter.rest.text.Texts;
import games.arbiter.rest.view.EvaluationView;
import io.vertx.ext.web.RoutingContext;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.util.concurrent.CompletionStage;
import org.eclipse.microprofile.context.ManagedExecutor;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.RequestBody;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponseSchema;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;

/** The rules without a game. */
@Path("/v1/evaluations")
@Produces(MediaType.APPLICATION_JSON)
@Tag(name = "Rulesets")
public class EvaluationsResource {

  private static final Line ACTIONS = Line.evaluated("actions");

  private final StartChecker starts;
  private final ManagedExecutor workers;

  EvaluationsResource(StartChecker starts, ManagedExecutor workers) {
    this.starts = starts;
    this.workers = workers;
  }

  @POST
  @Operation(
      operationId = "evaluate",
      summary = "What the rules say of a position",
      description =
          "Of a set position or of the start, after `actions` if there are any: what is legal, what"
              + " is proved of the boards, the score, and the verdict on `action`. Makes no game and"
              + " needs no database.")
  @RequestBody(
      content =
          @Content(
              mediaType = MediaType.APPLICATION_JSON,
              schema = @Schema(implementation = EvaluationRequestJson.class)))
  @APIResponseSchema(value = EvaluationJson.class, responseDescription = "What the rules say.")
  public CompletionStage<Response> evaluate(@Context RoutingContext http) {
    EvaluationRequestJson body = Bodies.read(http, EvaluationRequestJson.class);
    Language language = Reply.language(http);
    return workers.supplyAsync(
        () -> {
          Replay replay = replay(body);
          return Reply.uncached(http)
              .in(language)
              .untagged(
                  EvaluationView.of(
                      replay, asked(replay, body), Texts.of(replay.ruleset(), language)));
        });
  }

  private Replay replay(EvaluationRequestJson body) {
    return starts
        .start(StartRequests.of(body))
        .then(
            start ->
                body.actions() == null
                    ? Checked.valid(start)
                    : ACTIONS.play(start, body.actions()))
        .match(replay -> replay, EvaluationsResource::refuse);
  }

  private static Action asked(Replay replay, EvaluationRequestJson body) {
    return body.action() == null
        ? null
        : Replay.action(replay.ruleset(), body.action())
            .orElseGet(() -> refuse(new CommandRejection.MalformedAction(body.action())));
  }

  private static <T> T refuse(Rejection rejection) {
    throw Problem.of(rejection).thrown();
  }
}
