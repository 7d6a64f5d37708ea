package games.arbiter.analysis;

import games.arbiter.engine.Action;
import java.util.List;

/**
 * What a search found out about a position.
 *
 * @param seat the seat to move
 * @param action what it should play
 * @param line what is expected to be played from here, that action first
 * @param permille what each seat may expect of the win in thousandths, in seat order; 0 and 1000
 *     only where that is proven
 * @param positions how many positions were looked at
 */
public record Analysis(
    String seat, Action action, List<Action> line, List<Integer> permille, long positions) {
  public Analysis {
    line = List.copyOf(line);
    permille = List.copyOf(permille);
  }
}
