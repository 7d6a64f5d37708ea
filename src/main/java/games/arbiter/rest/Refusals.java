package games.arbiter.rest;

import games.arbiter.engine.Action;
import games.arbiter.engine.Message;
import games.arbiter.engine.Refusal;
import games.arbiter.engine.Replay;
import games.arbiter.engine.Verdict;
import games.arbiter.rest.http.Code;
import games.arbiter.rest.http.Problem;
import games.arbiter.rest.http.Shown;
import games.arbiter.rest.view.ActionView;
import java.util.Map;

/** What the rules refuse, as problems. */
final class Refusals {

  private static final Map<Refusal, Code> CODES =
      Map.of(
          Refusal.ILLEGAL_ACTION, Code.ILLEGAL_ACTION,
          Refusal.GAME_OVER, Code.GAME_OVER,
          Refusal.NO_SUCH_OFFER, Code.NO_SUCH_OFFER,
          Refusal.OFFER_OPEN, Code.OFFER_OPEN);

  private Refusals() {}

  /** A name that no action of the ruleset has. */
  static Problem malformed(String name) {
    return Problem.of(
        Code.MALFORMED_ACTION, Message.of(Code.MALFORMED_ACTION.detailKey(), Shown.of(name)));
  }

  /** An action that is refused in a game as it stands. */
  static Problem refused(Replay before, Action action, Verdict.Refused<?> verdict) {
    Code code = CODES.get(verdict.refusal());
    Problem problem =
        Problem.of(code, detail(code, before, action, verdict))
            .withViolations(before.ruleset(), verdict.violations());
    return code == Code.ILLEGAL_ACTION
        ? problem.withLegalActions(ActionView.instead(before, action))
        : problem;
  }

  private static Message detail(
      Code code, Replay before, Action action, Verdict.Refused<?> verdict) {
    if (verdict.detail() != null) {
      return verdict.detail();
    }
    return switch (code) {
      case ILLEGAL_ACTION ->
          Message.of(code.detailKey(), action.name(), verdict.violations().size());
      case GAME_OVER -> Message.of(code.detailKey(), Integer.toString(before.version()));
      default -> Message.of(code.detailKey());
    };
  }

  /** The action of that number, from 1, in a line that is tried out. */
  static Problem inLine(int number, String name, Replay before, Verdict.Refused<?> verdict) {
    return (verdict == null
            ? malformed(name).withField("actions[" + (number - 1) + "]")
            : refused(before, Replay.action(before.ruleset(), name).orElseThrow(), verdict))
        .withActionNumber(number);
  }

  /** The action of that number, from 1, in a record that is imported. */
  static Problem inRecord(int number, String name, Replay before, Verdict.Refused<?> verdict) {
    if (verdict == null) {
      return malformed(name)
          .withActionNumber(number)
          .withField("record.actions[" + (number - 1) + "]");
    }
    Message detail =
        Message.of(
            Code.ILLEGAL_RECORD.detailKey(),
            Integer.toString(number),
            name,
            verdict.violations().size());
    return Problem.of(Code.ILLEGAL_RECORD, detail)
        .withActionNumber(number)
        .withViolations(before.ruleset(), verdict.violations());
  }
}
