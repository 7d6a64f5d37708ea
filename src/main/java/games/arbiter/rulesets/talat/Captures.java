package games.arbiter.rulesets.talat;

import java.util.Arrays;

/** The towers that each seat captured, in the order in which it took them. Immutable. */
final class Captures {

  private final byte[][] bySeat;

  private Captures(byte[][] bySeat) {
    this.bySeat = bySeat;
  }

  static Captures none(int seats) {
    return new Captures(new byte[seats][0]);
  }

  /** These captures and a tower that a seat took after them. */
  Captures with(int seat, int tower) {
    byte[][] more = bySeat.clone();
    more[seat] = Arrays.copyOf(more[seat], more[seat].length + 1);
    more[seat][more[seat].length - 1] = (byte) tower;
    return new Captures(more);
  }

  int[] of(int seat) {
    int[] towers = new int[bySeat[seat].length];
    for (int i = 0; i < towers.length; i++) {
      towers[i] = bySeat[seat][i];
    }
    return towers;
  }
}
