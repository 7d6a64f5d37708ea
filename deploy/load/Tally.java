import java.util.Map;
import java.util.TreeMap;

/** What was counted and measured of one kind of request. */
final class Tally {

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

  /** Prints some of the answers that nobody wanted. */
  void complain() {
    others.entrySet().stream()
        .limit(3)
        .forEach(e -> System.out.println("  not wanted, " + e.getValue() + " times: " + e.getKey()));
  }
}
