package games.arbiter.rest.http;

/** Ends a request with a problem. Expected, so it has no stack trace. */
public final class ProblemException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final transient Problem problem;

  ProblemException(Problem problem) {
    super(problem.code().id(), null, false, false);
    this.problem = problem;
  }

  public Problem problem() {
    return problem;
  }
}
