package games.arbiter.faults;

/** How long a scenario goes on: briefly where every change is tested, at length by hand. */
enum RunLength {
  SHORT,
  LONG;

  /** The number for this form. */
  int of(int brief, int far) {
    return this == SHORT ? brief : far;
  }
}
