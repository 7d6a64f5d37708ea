package games.arbiter.play;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.CompletableFuture;

/** Waits for games to go on, for clients who have seen them up to a version. */
public final class GameWatcher {

  /** How long a lost notification can delay a client. */
  private static final Duration SLOW_POLL = Duration.ofSeconds(10);

  /** A slow poll is divided into this many parts; those that end in one part read together. */
  private static final int PARTS = 10;

  private final GameRepository games;
  private final GameNotifications notifications;
  private final Clock clock;
  private final Duration slowPoll;

  public GameWatcher(GameRepository games, GameNotifications notifications, Clock clock) {
    this(games, notifications, clock, SLOW_POLL);
  }

  GameWatcher(
      GameRepository games, GameNotifications notifications, Clock clock, Duration slowPoll) {
    this.games = games;
    this.notifications = notifications;
    this.clock = clock;
    this.slowPoll = slowPoll;
  }

  /**
   * What a client has seen of a game.
   *
   * @param hash of the chain up to that version; null if it is not known
   */
  public record Seen(String id, int version, String hash) {
    /** A version of which the client has not said the hash. */
    public static Seen ofVersion(String id, int version) {
      return new Seen(id, version, null);
    }

    /** A game that the client has seen whole. */
    public static Seen of(Game game) {
      return new Seen(game.id(), game.version(), game.hash());
    }
  }

  /**
   * The progress of a game as soon as there is any, or none when the wait is over. Cancel it when
   * the client has gone. Fails with {@link StoreUnavailable} when the store does. A waiting client
   * holds no game.
   */
  public CompletableFuture<Progress> beyond(Seen seen, Duration wait) {
    CompletableFuture<Progress> answer = new CompletableFuture<>();
    look(seen, System.nanoTime() + wait.toNanos(), answer);
    return answer;
  }

  /**
   * @param end by {@link System#nanoTime}, which no setting of the clock disturbs
   */
  private void look(Seen seen, long end, CompletableFuture<Progress> answer) {
    Duration left = Duration.ofNanos(end - System.nanoTime());
    boolean last = left.isNegative() || left.isZero();
    CompletableFuture<Void> notification =
        last
            ? CompletableFuture.completedFuture(null)
            : notifications.next(
                seen.id(), left.compareTo(slowPoll) < 0 ? left : slowPoll(clock.instant()));
    answer.whenComplete((progress, failure) -> notification.cancel(false));
    games
        .progress(seen.id(), seen.version(), seen.hash())
        .whenComplete(
            (progress, failure) -> {
              if (failure != null) {
                answer.completeExceptionally(failure);
              } else if (last || !progress.isNone()) {
                answer.complete(progress);
              } else {
                notification.whenComplete((nothing, failed) -> again(seen, end, answer, failed));
              }
            });
  }

  /** Ends at a time that many clients have in common, so that their reads are one query. */
  private Duration slowPoll(Instant now) {
    long late = now.plus(slowPoll).toEpochMilli() % (slowPoll.toMillis() / PARTS);
    return slowPoll.minusMillis(late);
  }

  private void again(Seen seen, long end, CompletableFuture<Progress> answer, Throwable failure) {
    if (failure != null) {
      answer.completeExceptionally(failure);
    } else if (!answer.isDone()) {
      look(seen, end, answer);
    }
  }
}
