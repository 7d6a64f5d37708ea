package games.arbiter.analysis;

import games.arbiter.engine.Action;
import games.arbiter.engine.GameResult;
import games.arbiter.engine.Heuristics;
import games.arbiter.engine.Position;
import games.arbiter.engine.Ruleset;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;

/** Makes positions of one ruleset, counts them, and says what they are worth. */
final class Steps {

  /** A whole win in the units of exact shares; two or three seats can share it evenly. */
  static final int WIN = 6;

  private static final int NOBODY = -1;

  private final List<String> seats;
  private final Optional<Heuristics> heuristics;
  private final BooleanSupplier cancelled;
  private long made;

  Steps(Ruleset ruleset, BooleanSupplier cancelled) {
    this.seats = ruleset.catalogue().seats();
    this.heuristics = ruleset.heuristics();
    this.cancelled = cancelled;
  }

  int seats() {
    return seats.size();
  }

  boolean canEstimate() {
    return heuristics.isPresent();
  }

  /** How many positions were made so far: the measure of work. */
  long made() {
    return made;
  }

  /**
   * The position after an action that the position lists as legal.
   *
   * @throws CancellationException if nobody waits for the answer any more
   */
  Position after(Position position, Action legal) {
    made++;
    if (cancelled.getAsBoolean()) {
      throw new CancellationException();
    }
    return heuristics.isPresent()
        ? heuristics.get().after(position, legal)
        : judged(position, legal);
  }

  private static Position judged(Position position, Action legal) {
    return position
        .judge(legal)
        .match(
            accepted -> accepted.next(),
            refused -> {
              throw new IllegalStateException(legal.name() + " is listed as legal and refused");
            });
  }

  void estimate(Position position, double[] shares) {
    heuristics.orElseThrow().estimate(position, shares);
  }

  Optional<Object> endgameKey(Position position) {
    return heuristics.flatMap(h -> h.endgameKey(position));
  }

  /** The number of the seat to move in a position that is not over. */
  int mover(Position position) {
    return seats.indexOf(position.toMove().orElseThrow());
  }

  /**
   * The sixths of the win that each seat is certain to have, if the game is over or decided.
   *
   * @param shares receives them
   * @param from the index of the first seat's
   * @return whether they are certain
   */
  boolean isDecided(Position position, byte[] shares, int from) {
    Optional<GameResult> result = position.result();
    int certain =
        result.isPresent() || heuristics.isEmpty()
            ? NOBODY
            : heuristics.get().certainWinner(position);
    if (result.isEmpty() && certain == NOBODY) {
      return false;
    }
    for (int seat = 0; seat < seats.size(); seat++) {
      int share = seat == certain ? WIN : 0;
      shares[from + seat] = (byte) (result.isPresent() ? share(result.get(), seat) : share);
    }
    return true;
  }

  private int share(GameResult result, int seat) {
    if (result.winners().isEmpty()) {
      return WIN / seats.size();
    }
    return result.winners().contains(seats.get(seat)) ? WIN / result.winners().size() : 0;
  }
}
