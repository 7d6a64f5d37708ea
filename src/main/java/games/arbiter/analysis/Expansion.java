package games.arbiter.analysis;

import games.arbiter.engine.Position;
import java.util.Arrays;

/**
 * Makes the nodes of a search tree. Every action is tried once at once, so an end of the game that
 * is one ply away is proven when its node is made.
 */
final class Expansion {

  /** How much better an action must look to be preferred e to 1. */
  private static final double TEMPERATURE = 0.07;

  /** Keeps actions that look bad from being forgotten. */
  private static final double LEAST_WEIGHT = 0.02;

  private final Steps steps;
  private final byte[] exact;
  private final double[] estimate;

  Expansion(Steps steps) {
    this.steps = steps;
    this.exact = new byte[steps.seats()];
    this.estimate = new double[steps.seats()];
  }

  Node expand(Position position) {
    Node node = new Node(position, steps.seats(), steps.mover(position));
    for (int edge = 0; edge < node.edges(); edge++) {
      Position next = steps.after(position, node.actions.get(edge));
      if (steps.isDecided(next, exact, 0)) {
        node.close(edge, exact, next.result().isPresent() ? 1 : Node.FAR);
      } else {
        estimate(next, node, edge);
      }
    }
    node.tighten();
    setPriors(node);
    return node;
  }

  private void estimate(Position next, Node node, int edge) {
    if (steps.canEstimate()) {
      steps.estimate(next, estimate);
    } else {
      Arrays.fill(estimate, 1.0 / node.seats);
    }
    System.arraycopy(estimate, 0, node.sums, edge * node.seats, node.seats);
  }

  private static void setPriors(Node node) {
    double best = node.mean(node.mostPromising(), node.mover);
    double sum = 0;
    double[] weights = new double[node.edges()];
    for (int edge = 0; edge < weights.length; edge++) {
      double behind = (node.mean(edge, node.mover) - best) / TEMPERATURE;
      weights[edge] = StrictMath.exp(behind) + LEAST_WEIGHT;
      sum += weights[edge];
    }
    for (int edge = 0; edge < weights.length; edge++) {
      node.priors[edge] = (float) (weights[edge] / sum);
    }
  }
}
