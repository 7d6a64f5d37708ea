package games.arbiter.play;

import java.util.function.Function;

/**
 * Something that a client sent, turned into what it means, or why it is rejected.
 *
 * @param <T> what it means
 */
public sealed interface Checked<T> {

  /** It is right. */
  record Valid<T>(T value) implements Checked<T> {
    @Override
    public <R> R match(Function<T, R> valid, Function<Rejection, R> rejected) {
      return valid.apply(value);
    }
  }

  /** It is wrong. */
  record Invalid<T>(Rejection rejection) implements Checked<T> {
    @Override
    public <R> R match(Function<T, R> valid, Function<Rejection, R> rejected) {
      return rejected.apply(rejection);
    }
  }

  static <T> Checked<T> valid(T value) {
    return new Valid<>(value);
  }

  static <T> Checked<T> rejected(Rejection rejection) {
    return new Invalid<>(rejection);
  }

  /** What one of the two functions returns. */
  <R> R match(Function<T, R> valid, Function<Rejection, R> rejected);

  default <R> Checked<R> map(Function<T, R> next) {
    return match(value -> valid(next.apply(value)), Checked::rejected);
  }

  /** A check that can begin only after this one. */
  default <R> Checked<R> then(Function<T, Checked<R>> next) {
    return match(next, Checked::rejected);
  }
}
