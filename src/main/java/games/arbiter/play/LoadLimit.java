package games.arbiter.play;

import java.util.concurrent.atomic.AtomicInteger;

/**
 * How much of games is being read from the log at once. A game in memory has all its versions, and
 * what is under way is in no cache that bounds it.
 */
final class LoadLimit {

  /** So many versions of all games together: twenty of the longest there can be. */
  static final int MAX_VERSIONS = 20 * Game.MAX_VERSIONS;

  private final AtomicInteger underWay = new AtomicInteger();

  Load begin() {
    return new Load();
  }

  /** The reading of one game. */
  final class Load {
    private int versions;

    /**
     * More of the game has come.
     *
     * @throws StoreUnavailable if that is more than there can be at once
     */
    void grow(int more) {
      versions += more;
      if (underWay.addAndGet(more) > MAX_VERSIONS) {
        throw new StoreUnavailable("too much of long games is read at once", null);
      }
    }

    /** Most loads find nothing new, and have nothing to give back. */
    void end() {
      if (versions > 0) {
        underWay.addAndGet(-versions);
      }
    }
  }
}
