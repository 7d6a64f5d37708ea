package games.arbiter.analysis;

import games.arbiter.engine.Action;
import java.util.ArrayList;
import java.util.List;

/** Which action of a searched position is played. */
final class Choice {

  private static final int LONGEST_LINE = 30;

  private Choice() {}

  /** The edge to play: the shortest proven win, else the most visited, a proven loss last. */
  static int of(Node node) {
    int best = 0;
    for (int edge = 1; edge < node.edges(); edge++) {
      best = isBetter(node, edge, best) ? edge : best;
    }
    return best;
  }

  private static boolean isBetter(Node node, int one, int other) {
    boolean proven = node.isClosedForMover(one);
    boolean otherProven = node.isClosedForMover(other);
    if (proven && otherProven) {
      return isBetterProven(node, one, other);
    }
    if (proven) {
      return isBetterThanEstimate(node, one, other);
    }
    if (otherProven) {
      return !isBetterThanEstimate(node, other, one);
    }
    return node.visits[one] != node.visits[other]
        ? node.visits[one] > node.visits[other]
        : node.mean(one, node.mover) > node.mean(other, node.mover);
  }

  private static boolean isBetterProven(Node node, int one, int other) {
    int share = node.low[one * node.seats + node.mover];
    int otherShare = node.low[other * node.seats + node.mover];
    if (share != otherShare) {
      return share > otherShare;
    }
    return share == Steps.WIN
        ? node.plies[one] < node.plies[other]
        : node.plies[one] > node.plies[other];
  }

  private static boolean isBetterThanEstimate(Node node, int proven, int other) {
    int share = node.low[proven * node.seats + node.mover];
    return share == Steps.WIN
        || share > 0 && node.mean(proven, node.mover) > node.mean(other, node.mover);
  }

  /** The line that is expected from a node on, as far as it was searched. */
  static List<Action> line(Node from) {
    List<Action> line = new ArrayList<>();
    for (Node node = from; node != null && line.size() < LONGEST_LINE; ) {
      int edge = of(node);
      line.add(node.actions.get(edge));
      node = node.children[edge];
    }
    return line;
  }
}
