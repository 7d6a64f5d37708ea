package games.arbiter.rest;

import games.arbiter.engine.Ruleset;
import games.arbiter.engine.Translatable;
import games.arbiter.engine.Violation;
import games.arbiter.play.ActOutcome;
import games.arbiter.play.Game;
import games.arbiter.rest.http.Code;
import games.arbiter.rest.http.Problem;
import games.arbiter.rest.http.Reply;
import games.arbiter.rest.schema.ActedJson;
import games.arbiter.rest.view.EventView;
import games.arbiter.rest.view.GameView;
import jakarta.ws.rs.core.Response;
import java.util.List;

/** What became of a request to act, as an answer. */
final class ActAnswers {

  private ActAnswers() {}

  static Response of(ActOutcome outcome) {
    if (outcome instanceof ActOutcome.Accepted accepted) {
      return acted(accepted.game()).build();
    }
    if (outcome instanceof ActOutcome.Repeated repeated) {
      return acted(repeated.game()).header(Reply.REPLAYED, "true").build();
    }
    throw problem(outcome).thrown();
  }

  /** An answer is made from the log alone, so a repeat is answered byte for byte alike. */
  private static Response.ResponseBuilder acted(Game game) {
    return Reply.created(game.version(), new ActedJson(EventView.of(game), GameView.of(game)));
  }

  private static Problem problem(ActOutcome outcome) {
    if (outcome instanceof ActOutcome.NoGame) {
      return Problem.of(Code.NOT_FOUND);
    }
    if (outcome instanceof ActOutcome.NoAction none) {
      return Refusals.malformed(none.name()).withField("action");
    }
    if (outcome instanceof ActOutcome.Unauthorized) {
      return unauthorized();
    }
    if (outcome instanceof ActOutcome.WrongSeat wrong) {
      return Problem.of(
          Code.WRONG_SEAT,
          Translatable.of(Code.WRONG_SEAT.detailKey(), wrong.tokenSeat(), wrong.actionSeat()));
    }
    if (outcome instanceof ActOutcome.KeyReused reused) {
      Game game = reused.game();
      return Problem.of(
          Code.IDEMPOTENCY_KEY_REUSED,
          Translatable.of(
              Code.IDEMPOTENCY_KEY_REUSED.detailKey(),
              reused.key(),
              game.event().action(),
              Integer.toString(game.version() - 1)));
    }
    return ofCurrentVersion(outcome);
  }

  static Problem unauthorized() {
    return Problem.of(Code.UNAUTHORIZED).withHeader("WWW-Authenticate", "Bearer realm=\"arbiter\"");
  }

  private static Problem ofCurrentVersion(ActOutcome outcome) {
    if (outcome instanceof ActOutcome.NoVersion unsaid) {
      return Problem.of(Code.PRECONDITION_REQUIRED).withCurrentVersion(unsaid.game().version());
    }
    if (outcome instanceof ActOutcome.Stale stale) {
      int version = stale.game().version();
      return Problem.of(
              Code.STALE_VERSION,
              Translatable.of(
                  Code.STALE_VERSION.detailKey(),
                  Integer.toString(stale.seen()),
                  Integer.toString(version)))
          .withCurrentVersion(version);
    }
    if (outcome instanceof ActOutcome.NotYourTurn early) {
      return notYourTurn(early.game());
    }
    if (outcome instanceof ActOutcome.TooLong endless) {
      return Problem.of(
              Code.GAME_TOO_LONG,
              Translatable.of(Code.GAME_TOO_LONG.detailKey(), Integer.toString(Game.MAX_VERSIONS)))
          .withCurrentVersion(endless.game().version());
    }
    ActOutcome.Refused refused = (ActOutcome.Refused) outcome;
    return Refusals.refused(refused.game().replay(), refused.action(), refused.verdict())
        .withCurrentVersion(refused.game().version());
  }

  private static Problem notYourTurn(Game current) {
    Ruleset ruleset = current.replay().ruleset();
    String seat = current.replay().toMove().orElseThrow();
    return Problem.of(
            Code.NOT_YOUR_TURN,
            Translatable.of(Code.NOT_YOUR_TURN.detailKey(), Translatable.of("seat." + seat)))
        .withViolations(ruleset, List.of(Violation.of(ruleset.turnRule())))
        .withCurrentVersion(current.version());
  }
}
