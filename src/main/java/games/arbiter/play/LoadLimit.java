package games.arbiter.play;

import games.arbiter.engine.Replay;
import java.util.concurrent.atomic.AtomicInteger;

/** Limits how many versions are loading at once; they do not count against the cache yet. */
final class LoadLimit {

  /** The versions of twenty of the longest games that there can be. */
  static final int MAX_VERSIONS = 20 * Replay.MAX_VERSIONS;

  private final AtomicInteger loading = new AtomicInteger();

  Load begin() {
    return new Load();
  }

  /** The loading of one game. */
  final class Load {
    private int versions;

    /**
     * Counts versions that were read.
     *
     * @throws StoreUnavailable if more versions are loading than may at once
     */
    void grow(int more) {
      versions += more;
      if (loading.addAndGet(more) > MAX_VERSIONS) {
        throw new StoreUnavailable("too many versions of games are loading at once", null);
      }
    }

    /** Most loads find nothing new and have nothing to give back. */
    void end() {
      if (versions > 0) {
        loading.addAndGet(-versions);
      }
    }
  }
}
