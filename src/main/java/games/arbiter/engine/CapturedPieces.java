package games.arbiter.engine;

import java.util.ArrayList;
import java.util.List;

/** The pieces that each seat captured, in the order in which it took them. Immutable. */
public final class CapturedPieces {

  private final List<String> seats;
  private final List<List<String>> bySeat;

  private CapturedPieces(List<String> seats, List<List<String>> bySeat) {
    this.seats = seats;
    this.bySeat = bySeat;
  }

  /** Nothing captured by any of the seats. */
  public static CapturedPieces none(List<String> seats) {
    return new CapturedPieces(seats, seats.stream().map(seat -> List.<String>of()).toList());
  }

  /** With pieces that a seat, counted from 0, took after those that it had. */
  public CapturedPieces with(int seat, List<String> pieces) {
    if (pieces.isEmpty()) {
      return this;
    }
    List<String> all = new ArrayList<>(bySeat.get(seat));
    all.addAll(pieces);
    List<List<String>> changed = new ArrayList<>(bySeat);
    changed.set(seat, List.copyOf(all));
    return new CapturedPieces(seats, changed);
  }

  /** The pieces that a seat, counted from 0, took. */
  public List<String> of(int seat) {
    return bySeat.get(seat);
  }

  /** As the text of a position has them. */
  public List<PositionText.Captured> text() {
    List<PositionText.Captured> text = new ArrayList<>(seats.size());
    for (int seat = 0; seat < seats.size(); seat++) {
      text.add(new PositionText.Captured(seats.get(seat), bySeat.get(seat)));
    }
    return text;
  }

  /** Those that a position text has. */
  public static CapturedPieces read(List<String> seats, PositionParser parser) {
    return new CapturedPieces(
        seats, seats.stream().map(seat -> List.copyOf(parser.captured(seat))).toList());
  }
}
