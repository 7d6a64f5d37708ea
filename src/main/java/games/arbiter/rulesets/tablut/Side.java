package games.arbiter.rulesets.tablut;

import java.util.List;
import java.util.stream.Stream;

/** The two sides, in the order of turns; the attackers act first, always. */
enum Side {
  ATTACKERS("attackers"),
  DEFENDERS("defenders");

  static final List<String> SEATS = Stream.of(values()).map(Side::seat).toList();

  private final String seat;

  Side(String seat) {
    this.seat = seat;
  }

  /** The seat that plays this side. */
  String seat() {
    return seat;
  }

  Side opponent() {
    return this == ATTACKERS ? DEFENDERS : ATTACKERS;
  }

  /**
   * The side of a seat.
   *
   * @throws IndexOutOfBoundsException for an unknown seat
   */
  static Side of(String seat) {
    return values()[SEATS.indexOf(seat)];
  }
}
