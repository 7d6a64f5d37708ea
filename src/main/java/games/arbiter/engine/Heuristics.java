package games.arbiter.engine;

import java.util.Optional;

/**
 * What a ruleset lends to a search of its positions beyond its rules. Implementations are pure and
 * give the same numbers on every machine: no clock, no identity hash, {@link StrictMath}.
 */
public interface Heuristics {

  /** The position after a legal action on a board: what judging it gives, without its effects. */
  Position after(Position position, Action legal);

  /**
   * Estimates which part of the win each seat may expect.
   *
   * @param position one that is not over
   * @param shares receives a share from 0 to 1 for each seat, in seat order; together they are 1
   */
  void estimate(Position position, double[] shares);

  /** The number of the seat that is certain to win from here; -1 if the outcome is open. */
  default int certainWinner(Position position) {
    return -1;
  }

  /**
   * A key for solving the end of a game: positions with equal keys have equal outcomes. Empty while
   * the end is too far away, and for games in which positions can recur.
   */
  default Optional<Object> endgameKey(Position position) {
    return Optional.empty();
  }
}
