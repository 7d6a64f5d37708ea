package games.arbiter.engine;

import java.util.List;
import java.util.function.Function;

/**
 * The judgement on an action or a set position.
 *
 * @param <T> the type of what follows: a {@link Position} or a {@link Replay}
 */
public sealed interface Verdict<T> {

  /**
   * The action stands.
   *
   * @param next the position or game that follows
   * @param effects in the order in which they apply
   * @param searched the number of boards that the search for possible captures visited; 0 if no
   *     search was needed
   */
  record Accepted<T>(T next, List<Effect> effects, int searched) implements Verdict<T> {
    public Accepted {
      effects = List.copyOf(effects);
    }

    @Override
    public <R> R match(Function<Accepted<T>, R> accepted, Function<Refused<T>, R> refused) {
      return accepted.apply(this);
    }
  }

  /**
   * The action changes nothing.
   *
   * @param detail the subject of the refusal; null if its kind says enough
   * @param violations every broken rule, in the order of the rulebook; empty if the game is too
   *     long, which is not a rule
   */
  record Refused<T>(RefusalKind refusal, Translatable detail, List<Violation> violations)
      implements Verdict<T> {
    public Refused {
      violations = List.copyOf(violations);
    }

    @Override
    public <R> R match(Function<Accepted<T>, R> accepted, Function<Refused<T>, R> refused) {
      return refused.apply(this);
    }

    /** The same refusal of another type. */
    public <U> Refused<U> as() {
      return new Refused<>(refusal, detail, violations);
    }
  }

  static <T> Verdict<T> accepted(T next, List<Effect> effects) {
    return accepted(next, effects, 0);
  }

  static <T> Verdict<T> accepted(T next, List<Effect> effects, int searched) {
    return new Accepted<>(next, effects, searched);
  }

  static <T> Verdict<T> refused(RefusalKind refusal, List<Violation> violations) {
    return new Refused<>(refusal, null, violations);
  }

  static <T> Verdict<T> illegal(List<Violation> violations) {
    return refused(RefusalKind.ILLEGAL_ACTION, violations);
  }

  /** Calls the function of this kind of verdict. */
  <R> R match(Function<Accepted<T>, R> accepted, Function<Refused<T>, R> refused);

  /** The same verdict on the whole of which the judged thing is a part. */
  default <U> Verdict<U> map(Function<Accepted<T>, U> next) {
    return match(
        accepted -> accepted(next.apply(accepted), accepted.effects(), accepted.searched()),
        Refused::as);
  }
}
