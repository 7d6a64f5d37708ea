package games.arbiter.engine;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * All that a ruleset needs to know to go on with a game: the boards and whatever else its rules
 * remember. Immutable. What holds for all games (nothing after the end, resigning) is not its
 * matter but {@link Replay}'s; the one exception is {@link #resign}.
 */
public interface Position {

  /** A position reached by effects, to which the end of the game is added if it is over. */
  static Verdict<Position> reached(Position next, Effect... effects) {
    Stream<Effect> end = next.result().<Effect>map(Effect.GameEnded::new).stream();
    return Verdict.accepted(next, Stream.concat(Stream.of(effects), end).toList());
  }

  /** SETUP, PLAY or FINISHED. */
  default Status status() {
    return result().isPresent() ? Status.FINISHED : Status.PLAY;
  }

  /** The seat whose turn it is; empty when the game is over. */
  Optional<String> toMove();

  /** How the game ended; empty while it goes on. */
  Optional<GameResult> result();

  /**
   * The legal actions on the boards of the seat to move, sorted by name. Never empty before the
   * end, always empty after it.
   */
  List<Action> legalActions();

  /** What a seat may do whoever is to move (offers, but not resigning), sorted by name. */
  default List<Action> seatActions() {
    return List.of();
  }

  /**
   * Judges an action of this ruleset; an action on a board as one of the seat to move. Never called
   * after the end.
   */
  Verdict<Position> judge(Action action);

  /**
   * The position after a seat resigned in a game of three or more seats: the seat leaves, the
   * others play on. Called only for seats that have not left, and never after the end. In games of
   * two the other seat wins, and no ruleset is asked.
   */
  default Verdict<Position> resign(String seat) {
    throw new UnsupportedOperationException("the game ends when " + seat + " resigns");
  }

  /** The seats that resigned while the others play on, in seat order. */
  default List<String> seatsLeft() {
    return List.of();
  }

  /** The details of an action of this ruleset in this position, legal or not. */
  ActionDetails details(Action action);

  /** The position as text. */
  PositionText layout();

  /** The boards with what is proved of them, in the ruleset's order. */
  default List<FreezeProof> boardProofs() {
    return layout().boards().stream().map(b -> FreezeProof.unproved(b.id(), null)).toList();
  }

  /** The ids of the frozen boards; empty where boards do not freeze. */
  default List<String> frozenBoards() {
    return List.of();
  }

  /** The score as if the game ended now, in seat order; empty in games without points. */
  default List<Score> scores() {
    return List.of();
  }

  /** The standing offers. */
  default List<Offer> offers() {
    return List.of();
  }
}
