package games.arbiter.analysis;

/** Pseudo-random numbers, the same on every Java release: SplitMix64. */
final class SplitMix {

  private long state;

  SplitMix(long seed) {
    this.state = seed;
  }

  /** The next 64 bits. */
  long next() {
    state += 0x9E3779B97F4A7C15L;
    long z = state;
    z = (z ^ z >>> 30) * 0xBF58476D1CE4E5B9L;
    z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
    return z ^ z >>> 31;
  }

  /** A number from 0 to below a bound that is far smaller than 2^32. */
  int below(int bound) {
    return (int) ((next() >>> 32) * bound >>> 32);
  }
}
