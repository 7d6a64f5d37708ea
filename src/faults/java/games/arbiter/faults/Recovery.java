package games.arbiter.faults;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/** How long players went without an acknowledged action after each fault. */
final class Recovery {

  private final List<Double> seconds = new ArrayList<>();

  /**
   * Notes the longest wait of each player from a moment until now, so an answer that was under way
   * at that moment hides nothing; a player that got nothing since then counts as never recovered.
   *
   * @return the longest of all
   */
  double since(long moment, int players, ClientHistory history) {
    long[] last = new long[players];
    long[] longest = new long[players];
    Arrays.fill(last, moment);
    for (ClientHistory.Acknowledged a : history.acknowledged) {
      if (a.at() > last[a.player()]) {
        longest[a.player()] = Math.max(longest[a.player()], a.at() - last[a.player()]);
        last[a.player()] = a.at();
      }
    }
    long now = System.nanoTime();
    double most = 0;
    for (int i = 0; i < players; i++) {
      double wait =
          last[i] == moment ? Double.POSITIVE_INFINITY : Math.max(longest[i], now - last[i]) / 1e9;
      seconds.add(wait);
      most = Math.max(most, wait);
    }
    return most;
  }

  void report(double bound, Report report) {
    Collections.sort(seconds);
    double longest = seconds.get(seconds.size() - 1);
    report.figure(
        "a player's longest wait for an acknowledged action: median %.2f s, 99 %% within %.2f s, longest %.2f s",
        seconds.get(seconds.size() / 2), seconds.get(seconds.size() * 99 / 100), longest);
    report.expect(longest <= bound, "recovery took %.2f s, more than %.0f s", longest, bound);
  }
}
