package games.arbiter.rulesets;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Queue;
import java.util.Set;

/** A breadth-first search without any cunning, in the order of names. */
public final class NaiveFreezeSearch {

  private record NamedLine(NaiveBoard board, List<String> actions) {}

  private NaiveFreezeSearch() {}

  /** The first, in the order of names, of the shortest lines to a capture; empty if none exists. */
  public static List<String> witness(NaiveBoard start) {
    Queue<NamedLine> queue = new ArrayDeque<>(List.of(new NamedLine(start, List.of())));
    Set<List<String>> seen = new HashSet<>(Set.of(start.spaces()));
    while (!queue.isEmpty()) {
      NamedLine line = queue.remove();
      List<NaiveBoard.Move> steps = new ArrayList<>(line.board().steps());
      steps.sort(
          Comparator.comparing(NaiveBoard.Move::captures)
              .reversed()
              .thenComparing(line.board()::name));
      for (NaiveBoard.Move step : steps) {
        List<String> actions = new ArrayList<>(line.actions());
        actions.add(line.board().name(step));
        if (step.captures()) {
          return actions;
        }
        NaiveBoard next = line.board().after(step);
        if (seen.add(next.spaces())) {
          queue.add(new NamedLine(next, actions));
        }
      }
    }
    return List.of();
  }
}
