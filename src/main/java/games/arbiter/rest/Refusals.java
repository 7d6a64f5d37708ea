package games.arbiter.rest;

import games.arbiter.engine.Action;
import games.arbiter.engine.RefusalKind;
import games.arbiter.engine.Replay;
import games.arbiter.engine.Translatable;
import games.arbiter.engine.Verdict;
import games.arbiter.rest.http.Code;
import games.arbiter.rest.http.Problem;
import games.arbiter.rest.http.Shown;
import games.arbiter.rest.view.ActionView;
import java.util.Map;

/** What the rules refuse, as problems. */
final class Refusals {

  private static final Map<RefusalKind, Code> CODES =
      Map.of(
          RefusalKind.ILLEGAL_ACTION, Code.ILLEGAL_ACTION,
          RefusalKind.GAME_OVER, Code.GAME_OVER,
          RefusalKind.NO_SUCH_OFFER, Code.NO_SUCH_OFFER,
          RefusalKind.OFFER_OPEN, Code.OFFER_OPEN);

  private Refusals() {}

  /** A name that no action of the ruleset has. */
  static Problem malformed(String name) {
    return Problem.of(
        Code.MALFORMED_ACTION, Translatable.of(Code.MALFORMED_ACTION.detailKey(), Shown.of(name)));
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

  private static Translatable detail(
      Code code, Replay before, Action action, Verdict.Refused<?> verdict) {
    if (verdict.detail() != null) {
      return verdict.detail();
    }
    return switch (code) {
      case ILLEGAL_ACTION ->
          Translatable.of(code.detailKey(), action.name(), verdict.violations().size());
      case GAME_OVER -> Translatable.of(code.detailKey(), Integer.toString(before.version()));
      default -> Translatable.of(code.detailKey());
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
    Translatable detail =
        Translatable.of(
            Code.ILLEGAL_RECORD.detailKey(),
            Integer.toString(number),
            name,
            verdict.violations().size());
    return Problem.of(Code.ILLEGAL_RECORD, detail)
        .withActionNumber(number)
        .withViolations(before.ruleset(), verdict.violations());
  }
}
