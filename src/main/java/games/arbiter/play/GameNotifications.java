package games.arbiter.play;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;

/**
 * Wakes those who wait for games to go on, whichever process took the action. A hint may come
 * without reason and, rarely, not at all: read the log after each, and from time to time without
 * one. A waiting client holds no thread and no connection.
 */
public interface GameNotifications {

  /**
   * Completes when the log of a game may have grown since this call, and at the latest after the
   * wait. Call it first and read then, so that nothing falls between. Cancel it when it is not
   * needed any more: nothing is left of it.
   */
  CompletableFuture<Void> next(String gameId, Duration wait);
}
