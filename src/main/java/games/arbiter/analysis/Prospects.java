package games.arbiter.analysis;

import java.util.ArrayList;
import java.util.List;

/** What each seat may expect of the win, in thousandths that add up to 1000. */
final class Prospects {

  private static final int WHOLE = 1000;

  private Prospects() {}

  /** The prospects if an edge of a node is played. */
  static List<Integer> of(Node node, int edge) {
    int[] permille = new int[node.seats];
    int sum = 0;
    for (int seat = 0; seat < node.seats; seat++) {
      permille[seat] = permille(node, edge, seat);
      sum += permille[seat];
    }
    permille[adjusted(node, edge, permille)] += WHOLE - sum;
    List<Integer> list = new ArrayList<>();
    for (int share : permille) {
      list.add(share);
    }
    return list;
  }

  private static int permille(Node node, int edge, int seat) {
    int at = edge * node.seats + seat;
    int rounded = (int) (node.mean(edge, seat) * WHOLE + 0.5);
    return node.low[at] == node.high[at] ? rounded : Math.max(1, Math.min(WHOLE - 1, rounded));
  }

  /** The seat that takes the rounding: the one of the largest share that is not proven. */
  private static int adjusted(Node node, int edge, int[] permille) {
    int best = 0;
    for (int seat = 1; seat < permille.length; seat++) {
      boolean open = isOpen(node, edge, seat);
      boolean bestOpen = isOpen(node, edge, best);
      if (open != bestOpen ? open : permille[seat] > permille[best]) {
        best = seat;
      }
    }
    return best;
  }

  private static boolean isOpen(Node node, int edge, int seat) {
    int at = edge * node.seats + seat;
    return node.low[at] != node.high[at];
  }
}
