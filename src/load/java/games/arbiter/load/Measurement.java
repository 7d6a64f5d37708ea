package games.arbiter.load;

import java.io.IOException;
import java.util.Map;
import java.util.TreeMap;

/** What was counted and measured of one kind of request. */
final class Measurement {

  final Latencies wanted = new Latencies();
  final Map<String, Long> others = new TreeMap<>();
  long created;

  /** Processor time of the service for each wanted answer, in microseconds. */
  double cost;

  private double seconds;

  void other(int status, String body) {
    others.merge(status + " " + body, 1L, Long::sum);
  }

  void took(long nanos) {
    seconds = nanos / 1e9;
  }

  /** Wanted answers a second. */
  double rate() {
    return wanted.count() / seconds;
  }

  /**
   * Nobody measures a service that does not do what it is asked.
   *
   * @throws IOException if there was an answer that nobody wanted, or none that was wanted
   */
  void check() throws IOException {
    if (!others.isEmpty() || wanted.count() == 0) {
      throw new IOException(wanted.count() + " wanted answers, and: " + others);
    }
  }
}
