package games.arbiter.analysis;

import games.arbiter.engine.Action;
import games.arbiter.engine.Position;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Solves the end of a game in which no position recurs, by trying every action and remembering what
 * was found. What a seat can be sure of is a lower and an upper bound, as in {@link Node}.
 */
final class EndgameSolver {

  private static final byte[] UNSOLVED = null;

  private final Steps steps;
  private final int seats;
  private final long positions;
  private final Map<Object, byte[]> solved = new HashMap<>();

  /**
   * @param positions how many positions may have been made in all when it gives up
   */
  EndgameSolver(Steps steps, long positions) {
    this.steps = steps;
    this.seats = steps.seats();
    this.positions = positions;
  }

  /** Proves the outcome of every action of a node, or of none if that takes too many positions. */
  void solve(Node node) {
    byte[][] outcomes = new byte[node.edges()][];
    for (int edge = 0; edge < node.edges(); edge++) {
      outcomes[edge] = outcome(steps.after(node.position, node.actions.get(edge)));
      if (outcomes[edge] == UNSOLVED) {
        return;
      }
    }
    for (int edge = 0; edge < node.edges(); edge++) {
      if (!node.isClosed(edge)) {
        System.arraycopy(outcomes[edge], 0, node.low, edge * seats, seats);
        System.arraycopy(outcomes[edge], seats, node.high, edge * seats, seats);
        node.plies[edge] = outcomes[edge][2 * seats];
      }
    }
    node.tighten();
  }

  /** The lower bounds, the upper bounds, and the plies to the end; UNSOLVED if work ran out. */
  private byte[] outcome(Position position) {
    byte[] outcome = new byte[2 * seats + 1];
    if (steps.isDecided(position, outcome, 0)) {
      System.arraycopy(outcome, 0, outcome, seats, seats);
      outcome[2 * seats] = (byte) (position.result().isPresent() ? 1 : Byte.MAX_VALUE);
      return outcome;
    }
    Object key = steps.endgameKey(position).orElseThrow();
    byte[] known = solved.get(key);
    if (known != null) {
      return known;
    }
    byte[] found = search(position, outcome);
    if (found != UNSOLVED) {
      solved.put(key, found);
    }
    return found;
  }

  private byte[] search(Position position, byte[] outcome) {
    List<Action> actions = position.legalActions();
    byte[][] next = new byte[actions.size()][];
    int mover = steps.mover(position);
    for (int i = 0; i < next.length; i++) {
      if (steps.made() >= positions) {
        return UNSOLVED;
      }
      next[i] = outcome(steps.after(position, actions.get(i)));
      if (next[i] == UNSOLVED) {
        return UNSOLVED;
      }
      if (next[i][mover] == Steps.WIN) {
        return later(next[i].clone());
      }
    }
    join(next, mover, outcome);
    return later(outcome);
  }

  private byte[] later(byte[] outcome) {
    outcome[2 * seats] = (byte) Math.min(Byte.MAX_VALUE, outcome[2 * seats] + 1);
    return outcome;
  }

  /** What is sure where the seat to move takes any of the outcomes that may be its best. */
  private void join(byte[][] next, int mover, byte[] joined) {
    int least = 0;
    for (byte[] outcome : next) {
      least = Math.max(least, outcome[mover]);
    }
    Arrays.fill(joined, 0, seats, (byte) Steps.WIN);
    for (byte[] outcome : next) {
      if (outcome[seats + mover] >= least) {
        for (int seat = 0; seat < seats; seat++) {
          joined[seat] = (byte) Math.min(joined[seat], outcome[seat]);
          joined[seats + seat] = (byte) Math.max(joined[seats + seat], outcome[seats + seat]);
        }
        joined[2 * seats] = (byte) Math.max(joined[2 * seats], outcome[2 * seats]);
      }
    }
    joined[mover] = (byte) least;
  }
}
