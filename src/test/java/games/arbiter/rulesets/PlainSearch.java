package games.arbiter.rulesets;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Queue;
import java.util.Set;

/** A breadth-first search without any cunning, in the order of names. */
public final class PlainSearch {

  private record Line(PlainBoard board, List<String> actions) {}

  private PlainSearch() {}

  /** The first, in the order of names, of the shortest lines to a capture; empty if none exists. */
  public static List<String> witness(PlainBoard start) {
    Queue<Line> queue = new ArrayDeque<>(List.of(new Line(start, List.of())));
    Set<List<String>> seen = new HashSet<>(Set.of(start.spaces()));
    while (!queue.isEmpty()) {
      Line line = queue.remove();
      List<PlainBoard.Step> steps = new ArrayList<>(line.board().steps());
      steps.sort(
          Comparator.comparing(PlainBoard.Step::captures)
              .reversed()
              .thenComparing(line.board()::name));
      for (PlainBoard.Step step : steps) {
        List<String> actions = new ArrayList<>(line.actions());
        actions.add(line.board().name(step));
        if (step.captures()) {
          return actions;
        }
        PlainBoard next = line.board().after(step);
        if (seen.add(next.spaces())) {
          queue.add(new Line(next, actions));
        }
      }
    }
    return List.of();
  }
}
