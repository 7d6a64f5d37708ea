package games.arbiter.play;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
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
   * A game as soon as it is beyond the version that a reader has seen or over, or as it is when the
   * wait is up. Cancel it when the reader is gone: nothing is left of it. Fails with {@link
   * LogUnavailable} when the log does.
   */
  public CompletableFuture<Game> beyond(Game seen, Duration wait) {
    CompletableFuture<Game> answer = new CompletableFuture<>();
    look(seen, clock.instant().plus(wait), answer);
    return answer;
  }

  private void look(Game seen, Instant end, CompletableFuture<Game> answer) {
    Instant now = clock.instant();
    Duration left = Duration.between(now, end);
    boolean last = left.isNegative() || left.isZero();
    CompletableFuture<Void> hint =
        last
            ? CompletableFuture.completedFuture(null)
            : news.next(seen.id(), left.compareTo(slowPoll) < 0 ? left : slowPoll(now));
    answer.whenComplete((game, failure) -> hint.cancel(false));
    referee
        .findBeyond(seen)
        .whenComplete(
            (found, failure) -> {
              if (failure != null) {
                answer.completeExceptionally(failure);
              } else if (last || isNews(found, seen)) {
                answer.complete(found);
              } else {
                hint.whenComplete((nothing, failed) -> again(seen, end, answer, failed));
              }
            });
  }

  /** Ends at a time that many readers have in common, so that their looks are one question. */
  private Duration slowPoll(Instant now) {
    long late = now.plus(slowPoll).toEpochMilli() % (slowPoll.toMillis() / PARTS);
    return slowPoll.minusMillis(late);
  }

  private void again(Game seen, Instant end, CompletableFuture<Game> answer, Throwable failure) {
    if (failure != null) {
      answer.completeExceptionally(failure);
    } else if (!answer.isDone()) {
      look(seen, end, answer);
    }
  }

  private static boolean isNews(Game game, Game seen) {
    return game.version() > seen.version() || game.replay().result().isPresent();
  }
}
