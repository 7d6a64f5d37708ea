package games.arbiter.analysis;

import games.arbiter.engine.Position;
import games.arbiter.engine.PositionText;
import games.arbiter.engine.Ruleset;
import games.arbiter.engine.Status;
import java.util.function.BooleanSupplier;

/**
 * Searches positions of any ruleset. The answer depends on nothing but the position, with what its
 * rules remember, and the strength: no clock, no state, the same on every Java release.
 */
public final class Analyzer {

  /** How much more may be made where playouts take the place of estimates. */
  private static final int PLAYED_OUT = 8;

  private static final long FNV_BASIS = 0xCBF29CE484222325L;
  private static final long FNV_PRIME = 0x100000001B3L;

  private Analyzer() {}

  /**
   * Searches a position that is not over.
   *
   * @param cancelled asked again and again; true ends the search
   * @throws java.util.concurrent.CancellationException if it was cancelled
   */
  public static Analysis analyze(
      Ruleset ruleset, Position position, Strength strength, BooleanSupplier cancelled) {
    Steps steps = new Steps(ruleset, cancelled);
    TreeSearch search = new TreeSearch(steps, position, seed(position.layout(), strength));
    Node root = search.root();
    if (steps.endgameKey(position).isPresent()) {
      new EndgameSolver(steps, steps.made() + strength.endgame()).solve(root);
    }
    if (position.status() != Status.SETUP) {
      new ForcedWins(steps, search).prove(steps.made() + Strength.FORCED_WINS);
    }
    int tree = strength.tree() * (steps.canEstimate() ? 1 : PLAYED_OUT);
    search.run(steps.made() + tree);
    int edge = Choice.of(root);
    return new Analysis(
        position.toMove().orElseThrow(),
        root.actions.get(edge),
        Choice.line(root),
        Prospects.of(root, edge),
        steps.made());
  }

  /** FNV-1a over the text of the position. */
  private static long seed(PositionText position, Strength strength) {
    long hash = (FNV_BASIS ^ strength.level()) * FNV_PRIME;
    String text = position.toString();
    for (int i = 0; i < text.length(); i++) {
      hash = (hash ^ text.charAt(i)) * FNV_PRIME;
    }
    return hash;
  }
}
