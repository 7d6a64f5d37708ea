package games.arbiter.faults;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** What a scenario found: its figures and its faults. */
final class Report {

  private final List<String> figures = new ArrayList<>();
  private final List<String> faults = new ArrayList<>();

  void figure(String text, Object... values) {
    figures.add(String.format(Locale.ROOT, text, values));
  }

  void expect(boolean holds, String text, Object... values) {
    if (!holds) {
      faults.add(String.format(Locale.ROOT, text, values));
    }
  }

  void faults(List<String> found) {
    faults.addAll(found);
  }

  boolean clean() {
    return faults.isEmpty();
  }

  void print(String name, double seconds) {
    System.out.printf(Locale.ROOT, "%-6s %s (%.0f s)%n", clean() ? "ok" : "FAILED", name, seconds);
    figures.forEach(f -> System.out.println("       " + f));
    faults.stream().limit(10).forEach(f -> System.out.println("       fault: " + f));
    if (faults.size() > 10) {
      System.out.println("       and " + (faults.size() - 10) + " faults more");
    }
  }
}
