package games.arbiter.analysis;

import games.arbiter.engine.Action;
import games.arbiter.engine.Position;
import java.util.Arrays;
import java.util.List;

/**
 * A position in the search tree with an edge for each legal action.
 *
 * <p>What is proven is kept apart from estimates, as a lower and an upper bound in sixths of a win
 * for each seat. An outcome is proven for a seat when both are equal. The bounds assume of a seat
 * only that it takes no less than it is sure of; among equally good actions it may take any. So a
 * proven win is a win whatever the other seats do.
 */
final class Node {

  /** Plies to an end that is certain but not found: more than any game has left. */
  static final int FAR = 9_999;

  final Position position;
  final int seats;
  final int mover;
  final List<Action> actions;
  final Node[] children;
  final int[] visits;

  /** For each edge and seat the sum of the values, the first estimate counted as one visit. */
  final double[] sums;

  final float[] priors;
  final byte[] low;
  final byte[] high;

  /** For each edge the plies to the end if its outcome is proven. */
  final short[] plies;

  final byte[] nodeLow;
  final byte[] nodeHigh;
  short nodePlies;
  int total;

  Node(Position position, int seats, int mover) {
    this.position = position;
    this.seats = seats;
    this.mover = mover;
    this.actions = position.legalActions();
    int edges = actions.size();
    this.children = new Node[edges];
    this.visits = new int[edges];
    this.sums = new double[edges * seats];
    this.priors = new float[edges];
    this.low = new byte[edges * seats];
    this.high = new byte[edges * seats];
    Arrays.fill(high, (byte) Steps.WIN);
    this.plies = new short[edges];
    this.nodeLow = new byte[seats];
    this.nodeHigh = new byte[seats];
    Arrays.fill(nodeHigh, (byte) Steps.WIN);
  }

  int edges() {
    return children.length;
  }

  /** The mean value of an edge for a seat, within what is proven. */
  double mean(int edge, int seat) {
    int at = edge * seats + seat;
    double mean = sums[at] / (visits[edge] + 1);
    return Math.max(low[at] / (double) Steps.WIN, Math.min(high[at] / (double) Steps.WIN, mean));
  }

  /** Whether the outcome of an edge is proven for every seat. */
  boolean isClosed(int edge) {
    for (int at = edge * seats; at < (edge + 1) * seats; at++) {
      if (low[at] != high[at]) {
        return false;
      }
    }
    return true;
  }

  /** Whether the outcome of an edge is proven for the seat to move here. */
  boolean isClosedForMover(int edge) {
    return low[edge * seats + mover] == high[edge * seats + mover];
  }

  /** Whether the outcome of this position is proven for every seat. */
  boolean isClosed() {
    return Arrays.equals(nodeLow, nodeHigh);
  }

  /** Whether the outcome of this position is proven for the seat to move. */
  boolean isClosedForMover() {
    return nodeLow[mover] == nodeHigh[mover];
  }

  /** Whether an edge cannot be better for the seat to move than what it is already sure of. */
  boolean isPointless(int edge) {
    int best = high[edge * seats + mover];
    return best < nodeLow[mover] || best == nodeLow[mover] && isClosed(edge);
  }

  /** Proves the outcome of an edge, with that many plies to the end. */
  void close(int edge, byte[] shares, int pliesToEnd) {
    System.arraycopy(shares, 0, low, edge * seats, seats);
    System.arraycopy(shares, 0, high, edge * seats, seats);
    plies[edge] = (short) pliesToEnd;
    for (int seat = 0; seat < seats; seat++) {
      sums[edge * seats + seat] = shares[seat] / (double) Steps.WIN * (visits[edge] + 1);
    }
  }

  /** The edge with the highest mean for the seat to move, the first of several. */
  int mostPromising() {
    int best = 0;
    for (int edge = 1; edge < edges(); edge++) {
      best = mean(edge, mover) > mean(best, mover) ? edge : best;
    }
    return best;
  }

  /** Takes over what is proven of the child behind an edge. */
  void adopt(int edge) {
    Node child = children[edge];
    System.arraycopy(child.nodeLow, 0, low, edge * seats, seats);
    System.arraycopy(child.nodeHigh, 0, high, edge * seats, seats);
    plies[edge] = (short) Math.min(FAR, child.nodePlies + 1);
  }

  /**
   * Works the bounds out from those of the edges.
   *
   * @return whether they changed
   */
  boolean tighten() {
    boolean changed = false;
    int least = greatest(low, mover);
    for (int seat = 0; seat < seats; seat++) {
      int newLow = seat == mover ? least : Steps.WIN;
      int newHigh = 0;
      for (int edge = 0; edge < edges(); edge++) {
        if (high[edge * seats + mover] >= least) {
          newHigh = Math.max(newHigh, high[edge * seats + seat]);
          if (seat != mover) {
            newLow = Math.min(newLow, low[edge * seats + seat]);
          }
        }
      }
      changed |= newLow != nodeLow[seat] || newHigh != nodeHigh[seat];
      nodeLow[seat] = (byte) newLow;
      nodeHigh[seat] = (byte) newHigh;
    }
    if (isClosedForMover()) {
      nodePlies = pliesToEnd();
    }
    return changed;
  }

  private int greatest(byte[] bounds, int seat) {
    int greatest = 0;
    for (int edge = 0; edge < edges(); edge++) {
      greatest = Math.max(greatest, bounds[edge * seats + seat]);
    }
    return greatest;
  }

  /** The mover takes the shortest of ways that win and the longest of others. */
  private short pliesToEnd() {
    int best = nodeLow[mover];
    int found = -1;
    for (int edge = 0; edge < edges(); edge++) {
      if (isClosedForMover(edge) && low[edge * seats + mover] == best) {
        boolean better = best == Steps.WIN ? plies[edge] < found : plies[edge] > found;
        found = found < 0 || better ? plies[edge] : found;
      }
    }
    return (short) found;
  }
}
