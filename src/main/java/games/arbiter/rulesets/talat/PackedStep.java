package games.arbiter.rulesets.talat;

/** A step from a space to another as one number, whose order is that of the names. */
final class PackedStep {

  private static final int BITS = 5;

  private PackedStep() {}

  static int of(int from, int to) {
    return from << BITS | to;
  }

  static int from(int step) {
    return step >>> BITS;
  }

  static int to(int step) {
    return step & ((1 << BITS) - 1);
  }
}
