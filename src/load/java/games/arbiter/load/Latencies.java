package games.arbiter.load;

import java.util.Arrays;

/** Times taken, in nanoseconds. */
final class Latencies {

  private long[] nanos = new long[1 << 12];
  private int used;

  void add(long taken) {
    if (used == nanos.length) {
      nanos = Arrays.copyOf(nanos, 2 * used);
    }
    nanos[used++] = taken;
  }

  int count() {
    return used;
  }

  double millis(double quantile) {
    Arrays.sort(nanos, 0, used);
    return used == 0 ? Double.NaN : nanos[(int) (quantile * (used - 1))] / 1e6;
  }

  /** The median and the 99th percentile. */
  @Override
  public String toString() {
    return String.format("p50 %.1f ms, p99 %.1f ms", millis(0.5), millis(0.99));
  }

  /** The median of the values of several rounds, with the least and the greatest. */
  static String spread(double[] values, String format) {
    double[] sorted = values.clone();
    Arrays.sort(sorted);
    return String.format(
        "median " + format + " (" + format + " to " + format + ", %d rounds)",
        (sorted[(sorted.length - 1) / 2] + sorted[sorted.length / 2]) / 2,
        sorted[0],
        sorted[sorted.length - 1],
        sorted.length);
  }
}
