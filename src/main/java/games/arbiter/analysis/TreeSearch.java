package games.arbiter.analysis;

import games.arbiter.engine.Position;
import java.util.Arrays;

/**
 * Monte Carlo tree search with proofs. Each seat maximizes its own share of the win. A new node is
 * worth its most promising action where the ruleset estimates positions, otherwise what a random
 * playout gives.
 */
final class TreeSearch {

  private static final double EXPLORATION = 0.4;

  private final Steps steps;
  private final Expansion expansion;
  private final Playout playout;
  private final Node root;
  private final double[] value;
  private Node[] path = new Node[64];
  private int[] edges = new int[64];
  private int depth;

  TreeSearch(Steps steps, Position position, long seed) {
    this.steps = steps;
    this.expansion = new Expansion(steps);
    this.playout = new Playout(steps, seed);
    this.value = new double[steps.seats()];
    this.root = expansion.expand(position);
  }

  Node root() {
    return root;
  }

  /** Searches until that many positions were made in all, or the outcome is proven. */
  void run(long positions) {
    while (steps.made() < positions && !root.isClosedForMover()) {
      iterate();
    }
  }

  private void iterate() {
    depth = 0;
    Node node = root;
    boolean leaf = false;
    while (!leaf) {
      int edge = select(node);
      push(node, edge);
      Node child = node.children[edge];
      if (node.isClosed(edge)) {
        exact(node.low, edge * node.seats);
        leaf = true;
      } else if (child == null) {
        grow(node, edge);
        leaf = true;
      }
      node = child;
    }
    backUp();
  }

  private void push(Node node, int edge) {
    if (depth == path.length) {
      path = Arrays.copyOf(path, 2 * depth);
      edges = Arrays.copyOf(edges, 2 * depth);
    }
    path[depth] = node;
    edges[depth++] = edge;
  }

  /** Makes the node behind an edge, unless it is there, and takes its value. */
  Node grow(Node node, int edge) {
    if (node.children[edge] == null) {
      Position next = steps.after(node.position, node.actions.get(edge));
      node.children[edge] = expansion.expand(next);
      evaluate(node.children[edge]);
      node.adopt(edge);
      node.tighten();
    }
    return node.children[edge];
  }

  private void evaluate(Node node) {
    if (node.isClosed()) {
      exact(node.nodeLow, 0);
    } else if (steps.canEstimate()) {
      System.arraycopy(node.sums, node.mostPromising() * node.seats, value, 0, node.seats);
    } else {
      playout.play(node.position, value);
    }
  }

  private void exact(byte[] shares, int from) {
    for (int seat = 0; seat < value.length; seat++) {
      value[seat] = shares[from + seat] / (double) Steps.WIN;
    }
  }

  private void backUp() {
    while (depth > 0) {
      Node node = path[--depth];
      int edge = edges[depth];
      node.visits[edge]++;
      node.total++;
      for (int seat = 0; seat < value.length; seat++) {
        node.sums[edge * node.seats + seat] += value[seat];
      }
      if (node.children[edge] != null) {
        node.adopt(edge);
        node.tighten();
      }
      if (node.isClosed()) {
        exact(node.nodeLow, 0);
      }
    }
  }

  private static int select(Node node) {
    double scale = EXPLORATION * StrictMath.sqrt(node.total + 1.0);
    int best = -1;
    double most = 0;
    for (int edge = 0; edge < node.edges(); edge++) {
      if (!node.isPointless(edge)) {
        double score =
            node.mean(edge, node.mover) + scale * node.priors[edge] / (node.visits[edge] + 1);
        if (best < 0 || score > most) {
          best = edge;
          most = score;
        }
      }
    }
    return best < 0 ? Choice.of(node) : best;
  }
}
