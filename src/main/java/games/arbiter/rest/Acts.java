package games.arbiter.rest;

import games.arbiter.operations.Meters;
import games.arbiter.play.ActCommand;
import games.arbiter.play.ActOutcome;
import games.arbiter.play.Game;
import games.arbiter.play.Referee;
import games.arbiter.play.StoreUnavailable;
import games.arbiter.play.UnknownRuleset;
import games.arbiter.rest.http.Code;
import games.arbiter.rest.http.Failures;
import games.arbiter.rest.http.ProblemException;
import jakarta.inject.Singleton;
import jakarta.ws.rs.core.Response;
import java.util.concurrent.CompletionStage;

/** Has requests to act judged, answers them and counts what became of them. */
@Singleton
final class Acts {

  private static final String NO_GAME = "none";
  private static final String UNKNOWN_RULESET = "unknown-ruleset";

  private final Referee referee;
  private final Meters meters;

  Acts(Referee referee, Meters meters) {
    this.referee = referee;
    this.meters = meters;
  }

  CompletionStage<Response> act(ActCommand command) {
    return referee.act(command).whenComplete(this::countUnavailable).thenApply(this::answer);
  }

  private void countUnavailable(ActOutcome outcome, Throwable failure) {
    Throwable cause = Failures.cause(failure);
    if (cause instanceof UnknownRuleset) {
      meters.acted(NO_GAME, UNKNOWN_RULESET);
    } else if (cause instanceof StoreUnavailable) {
      meters.acted(NO_GAME, Code.UNAVAILABLE.id());
    }
  }

  private Response answer(ActOutcome outcome) {
    try {
      Response response = ActAnswers.of(outcome);
      if (outcome instanceof ActOutcome.Accepted accepted) {
        accepted(accepted.game());
      } else {
        meters.acted(ruleset(outcome), "repeated");
      }
      return response;
    } catch (ProblemException e) {
      meters.acted(ruleset(outcome), e.problem().code().id());
      if (outcome instanceof ActOutcome.Refused refused) {
        meters.refused(ruleset(outcome), refused.verdict().violations());
      }
      throw e;
    }
  }

  private void accepted(Game game) {
    String ruleset = game.replay().ruleset().id();
    meters.acted(ruleset, "accepted");
    if (game.replay().result().isPresent()) {
      meters.finished(ruleset);
    }
  }

  private static String ruleset(ActOutcome outcome) {
    Game game = outcome.game();
    return game == null ? NO_GAME : game.replay().ruleset().id();
  }
}
