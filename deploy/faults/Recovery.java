import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** How long players went without an acknowledged action after each fault. */
final class Recovery {

  private final List<Double> seconds = new ArrayList<>();

  /** The players of a history, from a moment on; one that got nothing since then counts as never recovered. */
  void since(long moment, int players, History history) {
    long[] first = new long[players];
    for (History.Acknowledged a : history.acknowledged) {
      if (a.at() > moment && (first[a.player()] == 0 || a.at() < first[a.player()])) {
        first[a.player()] = a.at();
      }
    }
    for (long at : first) {
      seconds.add(at == 0 ? Double.POSITIVE_INFINITY : (at - moment) / 1e9);
    }
  }

  void report(double bound, Report report) {
    Collections.sort(seconds);
    double longest = seconds.get(seconds.size() - 1);
    report.figure(
        "until a player's next action was acknowledged: median %.2f s, 99 %% within %.2f s, longest %.2f s",
        seconds.get(seconds.size() / 2), seconds.get(seconds.size() * 99 / 100), longest);
    report.expect(longest <= bound, "recovery took %.2f s, more than %.0f s", longest, bound);
  }
}
