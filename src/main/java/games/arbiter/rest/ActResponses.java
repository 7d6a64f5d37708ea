package games.arbiter.rest;

import games.arbiter.engine.Ruleset;
import games.arbiter.operations.Meters;
import games.arbiter.play.Act;
import games.arbiter.play.ActCommand;
import games.arbiter.play.ActOutcome;
import games.arbiter.play.Game;
import games.arbiter.play.Rejection;
import games.arbiter.play.StoreUnavailable;
import games.arbiter.play.UnknownRuleset;
import games.arbiter.rest.http.ExceptionMappers;
import games.arbiter.rest.http.Problem;
import games.arbiter.rest.http.ProblemCode;
import games.arbiter.rest.http.ResponseFactory;
import games.arbiter.rest.schema.ActedJson;
import games.arbiter.rest.schema.GameEventJson;
import games.arbiter.rest.schema.GameJson;
import jakarta.inject.Singleton;
import java.util.concurrent.CompletionStage;
import org.jboss.resteasy.reactive.RestResponse;

/** Submits commands, maps their outcomes to responses and records metrics. */
@Singleton
final class ActResponses {

  private static final String NO_GAME = "none";
  private static final String UNKNOWN_RULESET = "unknown-ruleset";

  private final Act act;
  private final Meters meters;

  ActResponses(Act act, Meters meters) {
    this.act = act;
    this.meters = meters;
  }

  CompletionStage<RestResponse<ActedJson>> act(ActCommand command) {
    return act.act(command)
        .whenComplete(this::countUnavailable)
        .thenApply(outcome -> outcome.match(this::accepted, this::duplicate, this::rejected));
  }

  private void countUnavailable(ActOutcome outcome, Throwable failure) {
    Throwable cause = ExceptionMappers.cause(failure);
    if (cause instanceof UnknownRuleset) {
      meters.acted(NO_GAME, UNKNOWN_RULESET);
    } else if (cause instanceof StoreUnavailable) {
      meters.acted(NO_GAME, ProblemCode.UNAVAILABLE.id());
    }
  }

  private RestResponse<ActedJson> accepted(ActOutcome.Accepted accepted) {
    Game game = accepted.game();
    String ruleset = game.replay().ruleset().id();
    meters.acted(ruleset, "accepted");
    if (game.replay().result().isPresent()) {
      meters.finished(ruleset);
    }
    return acted(game).build();
  }

  private RestResponse<ActedJson> duplicate(ActOutcome.Duplicate duplicate) {
    meters.acted(duplicate.game().replay().ruleset().id(), "repeated");
    return acted(duplicate.game()).header(ResponseFactory.REPLAYED, "true").build();
  }

  private RestResponse<ActedJson> rejected(ActOutcome.Rejected rejected) {
    Rejection rejection = rejected.rejection();
    Ruleset ruleset = rejection.ruleset();
    String id = ruleset == null ? NO_GAME : ruleset.id();
    meters.acted(id, rejection.code());
    meters.refused(id, rejection.violations());
    return Problem.refuse(rejection);
  }

  /** The response depends on the event alone, so a retry gets the same bytes. */
  private static RestResponse.ResponseBuilder<ActedJson> acted(Game game) {
    return ResponseFactory.created(
        game.version(), new ActedJson(GameEventJson.of(game), GameJson.of(game)));
  }
}
