package games.arbiter.rulesets.talat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Queue;
import java.util.Set;

/** A breadth-first search without any cunning, in the order of names. */
final class PlainSearch {

  private record Line(PlainBoard board, List<String> actions) {}

  private PlainSearch() {}

  /** The first, in the order of names, of the shortest lines to a capture; empty if none exists. */
  static List<String> witness(PlainBoard start) {
    Queue<Line> queue = new ArrayDeque<>(List.of(new Line(start, List.of())));
    Set<Object> seen = new HashSet<>(Set.of(start.towers()));
    while (!queue.isEmpty()) {
      Line line = queue.remove();
      List<String> captures = line.board().captures();
      if (!captures.isEmpty()) {
        return longer(line.actions(), captures.get(0));
      }
      for (String move : line.board().moves()) {
        PlainBoard next = line.board().after(move);
        if (seen.add(next.towers())) {
          queue.add(new Line(next, longer(line.actions(), move)));
        }
      }
    }
    return List.of();
  }

  private static List<String> longer(List<String> actions, String next) {
    List<String> longer = new ArrayList<>(actions);
    longer.add(next);
    return longer;
  }
}
