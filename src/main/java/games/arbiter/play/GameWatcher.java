package games.arbiter.play;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/** Waits for games to go on, for readers who have seen them up to a version. */
public final class GameWatcher {

  /** How long a lost hint can delay a reader. */
  private static final Duration SLOW_POLL = Duration.ofSeconds(10);

  /** Into so many parts a slow poll is divided: those that end in one part look together. */
  private static final int PARTS = 10;

  private final Referee referee;
  private final GameNotifications news;
  private final Clock clock;
  private final Duration slowPoll;

  public GameWatcher(Referee referee, GameNotifications news, Clock clock) {
    this(referee, news, clock, SLOW_POLL);
  }

  GameWatcher(Referee referee, GameNotifications news, Clock clock, Duration slowPoll) {
    this.referee = referee;
    this.news = news;
    this.clock = clock;
    this.slowPoll = slowPoll;
  }

  /**
   * A game as soon as it is beyond the version that a reader has seen; empty when the wait is up.
   * Cancel it when the reader is gone: nothing is left of it. Fails with {@link StoreUnavailable}
   * when the log does. Who waits holds no game.
   */
  public CompletableFuture<Optional<Game>> beyond(String id, int version, Duration wait) {
    CompletableFuture<Optional<Game>> answer = new CompletableFuture<>();
    look(id, version, System.nanoTime() + wait.toNanos(), answer);
    return answer;
  }

  /**
   * @param end by {@link System#nanoTime}, which no setting of the clock disturbs
   */
  private void look(String id, int version, long end, CompletableFuture<Optional<Game>> answer) {
    Duration left = Duration.ofNanos(end - System.nanoTime());
    boolean last = left.isNegative() || left.isZero();
    CompletableFuture<Void> hint =
        last
            ? CompletableFuture.completedFuture(null)
            : news.next(id, left.compareTo(slowPoll) < 0 ? left : slowPoll(clock.instant()));
    answer.whenComplete((game, failure) -> hint.cancel(false));
    referee
        .findBeyond(id, version)
        .whenComplete(
            (found, failure) -> {
              if (failure != null) {
                answer.completeExceptionally(failure);
              } else if (last || found.isPresent()) {
                answer.complete(found);
              } else {
                hint.whenComplete((nothing, failed) -> again(id, version, end, answer, failed));
              }
            });
  }

  /** Ends at a time that many readers have in common, so that their looks are one question. */
  private Duration slowPoll(Instant now) {
    long late = now.plus(slowPoll).toEpochMilli() % (slowPoll.toMillis() / PARTS);
    return slowPoll.minusMillis(late);
  }

  private void again(
      String id,
      int version,
      long end,
      CompletableFuture<Optional<Game>> answer,
      Throwable failure) {
    if (failure != null) {
      answer.completeExceptionally(failure);
    } else if (!answer.isDone()) {
      look(id, version, end, answer);
    }
  }
}
