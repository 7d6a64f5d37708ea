package games.arbiter.analysis;

import games.arbiter.engine.Action;
import games.arbiter.engine.Position;
import java.util.List;

/**
 * Looks three plies ahead at every action: proves the actions after which another seat wins at
 * once, and those after which the seat to move wins at its next turn whatever is replied.
 */
final class ForcedWins {

  private static final int PLIES_AFTER_ACTION = 2;

  private final Steps steps;
  private final TreeSearch search;
  private final byte[] exact;

  ForcedWins(Steps steps, TreeSearch search) {
    this.steps = steps;
    this.search = search;
    this.exact = new byte[steps.seats()];
  }

  /** Proves what it can until that many positions were made in all. */
  void prove(long positions) {
    Node root = search.root();
    for (int edge = 0; edge < root.edges() && !root.isClosedForMover(); edge++) {
      if (steps.made() >= positions) {
        return;
      }
      if (!root.isClosed(edge)) {
        Node child = search.grow(root, edge);
        if (child.mover != root.mover && !child.isClosed() && forces(child, root.mover)) {
          root.adopt(edge);
          root.tighten();
        }
      }
    }
  }

  /** Whether every reply lets a seat win at once; proves it in the node. */
  private boolean forces(Node node, int winner) {
    byte[] won = new byte[node.seats];
    won[winner] = Steps.WIN;
    for (int edge = 0; edge < node.edges(); edge++) {
      boolean lost = node.isClosed(edge) && node.low[edge * node.seats + winner] == Steps.WIN;
      if (!lost && (node.isClosed(edge) || !winsNext(node, edge, winner))) {
        return false;
      }
    }
    for (int edge = 0; edge < node.edges(); edge++) {
      if (!node.isClosed(edge)) {
        node.close(edge, won, PLIES_AFTER_ACTION);
      }
    }
    node.tighten();
    return true;
  }

  private boolean winsNext(Node node, int edge, int seat) {
    Position position = steps.after(node.position, node.actions.get(edge));
    if (steps.mover(position) != seat) {
      return false;
    }
    List<Action> actions = position.legalActions();
    for (Action action : actions) {
      if (steps.isDecided(steps.after(position, action), exact, 0) && exact[seat] == Steps.WIN) {
        return true;
      }
    }
    return false;
  }
}
