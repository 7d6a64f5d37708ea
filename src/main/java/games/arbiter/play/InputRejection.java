package games.arbiter.play;

import games.arbiter.engine.Ruleset;
import games.arbiter.engine.Translatable;
import games.arbiter.engine.Verdict;
import games.arbiter.engine.Violation;
import java.util.List;

/** Why the description of a game, a position or a line of actions is rejected. */
public sealed interface InputRejection extends Rejection {

  /** A field has a value that it cannot have. */
  record InvalidField(String field, Translatable detail) implements InputRejection {
    @Override
    public String code() {
      return "malformed-request";
    }
  }

  /** The rules do not allow a set position. */
  record InvalidPosition(String field, Ruleset ruleset, Verdict.Refused<?> verdict)
      implements InputRejection {
    @Override
    public String code() {
      return verdict.refusal().id();
    }

    @Override
    public Translatable detail() {
      return Rejection.detail(this, violations().size());
    }

    @Override
    public List<Violation> violations() {
      return verdict.violations();
    }
  }

  /** A field of a record says something else than what its actions lead to. */
  record WrongClaim(String field) implements InputRejection {
    @Override
    public String code() {
      return "illegal-record";
    }

    @Override
    public Translatable detail() {
      return Translatable.of("problem.illegal-record.field", field);
    }
  }

  /** The rules refuse an action of a record. */
  record IllegalRecord(Integer actionNumber, CommandRejection.Refused refused)
      implements InputRejection {
    @Override
    public String code() {
      return "illegal-record";
    }

    @Override
    public Translatable detail() {
      return Rejection.detail(
          this,
          Integer.toString(actionNumber),
          refused.action().name(),
          refused.violations().size());
    }

    @Override
    public Ruleset ruleset() {
      return refused.ruleset();
    }

    @Override
    public List<Violation> violations() {
      return refused.violations();
    }
  }

  /**
   * An action of a line is rejected.
   *
   * @param field of the action in the request; null unless its form is what is wrong
   * @param currentVersion null if the line does not follow the newest version of a game
   */
  record InLine(Integer actionNumber, String field, Integer currentVersion, Rejection of)
      implements InputRejection {
    @Override
    public String code() {
      return of.code();
    }

    @Override
    public Translatable detail() {
      return of.detail();
    }

    @Override
    public Ruleset ruleset() {
      return of.ruleset();
    }

    @Override
    public List<Violation> violations() {
      return of.violations();
    }

    @Override
    public List<String> legalActions() {
      return of.legalActions();
    }
  }
}
