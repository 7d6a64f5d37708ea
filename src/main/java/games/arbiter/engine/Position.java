package games.arbiter.engine;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The state from which a ruleset continues a game: the boards and everything else that its rules
 * remember. Immutable. The rules of all games (game over, resigning, take-backs) are in {@link
 * Replay}; the one exception is {@link #resign}.
 */
public interface Position {

  /** Accepts a position with the effects that led to it; adds the end of the game if it is over. */
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

  /**
   * The actions that a seat may take out of turn, such as offers, sorted by name; no resignations.
   */
  default List<Action> seatActions() {
    return List.of();
  }

  /**
   * Judges an action of this ruleset. An action on a board counts as one of the seat to move. Never
   * called after the end.
   */
  Verdict<Position> judge(Action action);

  /**
   * The position after a seat resigned in a game of three or more seats: the seat leaves, the
   * others play on. Called only for seats that have not left, and never after the end. In games of
   * two the other seat wins without a call of this method.
   */
  default Verdict<Position> resign(String seat) {
    throw new UnsupportedOperationException("the game ends when " + seat + " resigns");
  }

  /** The seats that resigned while the others play on, in seat order. */
  default List<String> seatsLeft() {
    return List.of();
  }

  /** The details of an action of this ruleset in this position; the action may be illegal. */
  ActionDetails details(Action action);

  /** The position as text. */
  PositionText layout();

  /** What is proved of each board, in the ruleset's order. */
  default List<FreezeProof> boardProofs() {
    return layout().boards().stream().map(b -> FreezeProof.unproved(b.id(), null)).toList();
  }

  /** The ids of the frozen boards; empty where boards do not freeze. */
  default List<String> frozenBoards() {
    return List.of();
  }

  /** The score if the game ended now, in seat order; empty in games without points. */
  default List<Score> scores() {
    return List.of();
  }

  /** The standing offers. */
  default List<Offer> offers() {
    return List.of();
  }
}
