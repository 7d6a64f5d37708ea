package games.arbiter.rest.http;

import games.arbiter.engine.Ruleset;
import games.arbiter.engine.Translatable;
import games.arbiter.engine.Violation;
import games.arbiter.play.Rejection;
import java.util.List;
import java.util.Map;

/**
 * The answer to a refused request, not translated yet.
 *
 * @param field the parameter or the path of the field at fault, or null
 * @param currentVersion the version that the game is at, or null
 * @param actionNumber which of several actions is at fault, from 1, or null
 * @param ruleset whose texts the messages are from, or null
 * @param violations null where no rule is concerned
 * @param legalActions null where they are no help
 * @param headers what else the answer says, by header name
 */
public record Problem(
    ProblemCode code,
    Translatable detail,
    String field,
    Integer currentVersion,
    Integer actionNumber,
    Ruleset ruleset,
    List<Violation> violations,
    List<String> legalActions,
    Map<String, String> headers) {

  private static final int FIELD_AT_MOST = 100;

  /** A problem with the usual detail of its code. */
  public static Problem of(ProblemCode code) {
    return of(code, Translatable.of(code.detailKey()));
  }

  public static Problem of(ProblemCode code, Translatable detail) {
    return new Problem(code, detail, null, null, null, null, null, null, Map.of());
  }

  /** The problem of a rejection. Its detail quotes the client's text, shortened. */
  public static Problem of(Rejection rejection) {
    ProblemCode code = ProblemCode.of(rejection.code());
    List<Violation> broken = rejection.violations();
    return new Problem(
            code,
            rejection.field() == null ? rejection.detail() : shortened(rejection.detail()),
            null,
            rejection.currentVersion(),
            rejection.actionNumber(),
            broken.isEmpty() ? null : rejection.ruleset(),
            broken.isEmpty() ? null : broken,
            rejection.legalActions(),
            code == ProblemCode.UNAUTHORIZED
                ? Map.of("WWW-Authenticate", "Bearer realm=\"arbiter\"")
                : Map.of())
        .withField(rejection.field());
  }

  private static Translatable shortened(Translatable message) {
    return new Translatable(
        message.key(),
        message.args().stream()
            .<Object>map(a -> a instanceof String s ? QuotedText.of(s) : a)
            .toList());
  }

  /** A fault in the body; long field names are shortened. */
  public static Problem inBody(String field, Translatable detail) {
    return of(ProblemCode.MALFORMED_REQUEST, detail).withField(field);
  }

  /** A fault in the query or a header; long names are shortened. */
  public static Problem inParameter(String name, Translatable detail) {
    return of(ProblemCode.INVALID_PARAMETER, detail).withField(name);
  }

  static Problem unknownParameter(String name) {
    return inParameter(name, Translatable.of("invalid.unknown-parameter", QuotedText.of(name)));
  }

  public Problem withField(String at) {
    String shown = at == null || at.isEmpty() ? null : QuotedText.of(at, FIELD_AT_MOST);
    return new Problem(
        code,
        detail,
        shown,
        currentVersion,
        actionNumber,
        ruleset,
        violations,
        legalActions,
        headers);
  }

  public Problem withCurrentVersion(int version) {
    return new Problem(
        code, detail, field, version, actionNumber, ruleset, violations, legalActions, headers);
  }

  public Problem withHeader(String name, String value) {
    return new Problem(
        code,
        detail,
        field,
        currentVersion,
        actionNumber,
        ruleset,
        violations,
        legalActions,
        Map.of(name, value));
  }

  /** The exception that ends a request with this problem. */
  public Thrown thrown() {
    return new Thrown(this);
  }

  /** Ends a request with a problem. It is expected, so it has no stack trace. */
  public static final class Thrown extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final transient Problem problem;

    private Thrown(Problem problem) {
      super(problem.code().id(), null, false, false);
      this.problem = problem;
    }

    public Problem problem() {
      return problem;
    }
  }

  /** Ends a request with the problem of a rejection. Returns nothing; typed for {@code match}. */
  public static <T> T refuse(Rejection rejection) {
    throw of(rejection).thrown();
  }
}
