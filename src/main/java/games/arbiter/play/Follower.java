package games.arbiter.play;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/** Waits for games to go on, for readers who have seen them up to a version. */
public final class Follower {

  /** How long a lost hint can delay a reader. */
  private static final Duration SLOW_POLL = Duration.ofSeconds(10);

  /** Into so many parts a slow poll is divided: those that end in one part look together. */
  private static final int PARTS = 10;

  private final Referee referee;
  private final News news;
  private final Clock clock;
  private final Duration slowPoll;

  public Follower(Referee referee, News news, Clock clock) {
    this(referee, news, clock, SLOW_POLL);
  }

  Follower(Referee referee, News news, Clock clock, Duration slowPoll) {
    this.referee = referee;
    this.news = news;
    this.clock = clock;
    this.slowPoll = slowPoll;
  }

  /**
   * The game as soon as it is beyond a version or over, or as it is when the wait is up; empty if
   * there is no such game. Cancel it when the reader is gone: nothing is left of it. Fails with
   * {@link LogUnavailable} when the log does.
   */
  public CompletableFuture<Optional<Game>> beyond(String id, int version, Duration wait) {
    CompletableFuture<Optional<Game>> answer = new CompletableFuture<>();
    look(id, version, clock.instant().plus(wait), answer);
    return answer;
  }

  private void look(String id, int version, Instant end, CompletableFuture<Optional<Game>> answer) {
    Instant now = clock.instant();
    Duration left = Duration.between(now, end);
    boolean last = left.isNegative() || left.isZero();
    CompletableFuture<Void> hint =
        last
            ? CompletableFuture.completedFuture(null)
            : news.next(id, left.compareTo(slowPoll) < 0 ? left : slowPoll(now));
    answer.whenComplete((game, failure) -> hint.cancel(false));
    referee
        .findBeyond(id, version)
        .whenComplete(
            (found, failure) -> {
              if (failure != null) {
                answer.completeExceptionally(failure);
              } else if (last || found.isEmpty() || isNews(found.get(), version)) {
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
      Instant end,
      CompletableFuture<Optional<Game>> answer,
      Throwable failure) {
    if (failure != null) {
      answer.completeExceptionally(failure);
    } else if (!answer.isDone()) {
      look(id, version, end, answer);
    }
  }

  private static boolean isNews(Game game, int version) {
    return game.version() > version || game.replay().result().isPresent();
  }
}
