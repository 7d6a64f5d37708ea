package games.arbiter.analysis;

import games.arbiter.engine.Action;
import games.arbiter.engine.Position;
import games.arbiter.engine.Ruleset;
import java.util.Arrays;
import java.util.List;

/** Plays positions to their end with random actions, each game the same for the same seed. */
public final class Playout {

  /** A game that is not over after that many plies counts as shared by all. */
  private static final int LONGEST = 400;

  private final Steps steps;
  private final SplitMix random;
  private final byte[] exact;

  /** Playouts of one ruleset. */
  public Playout(Ruleset ruleset, long seed) {
    this(new Steps(ruleset, () -> false), seed);
  }

  Playout(Steps steps, long seed) {
    this.steps = steps;
    this.random = new SplitMix(seed);
    this.exact = new byte[steps.seats()];
  }

  /**
   * Plays one game to its end.
   *
   * @param shares receives each seat's share of the win
   */
  public void play(Position from, double[] shares) {
    Position position = from;
    boolean decided = steps.isDecided(position, exact, 0);
    for (int ply = 0; ply < LONGEST && !decided; ply++) {
      List<Action> actions = position.legalActions();
      position = steps.after(position, actions.get(random.below(actions.size())));
      decided = steps.isDecided(position, exact, 0);
    }
    Arrays.fill(shares, 1.0 / shares.length);
    for (int seat = 0; seat < shares.length && decided; seat++) {
      shares[seat] = exact[seat] / (double) Steps.WIN;
    }
  }
}
