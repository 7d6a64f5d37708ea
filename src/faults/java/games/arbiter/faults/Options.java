package games.arbiter.faults;

/**
 * How the suite runs.
 *
 * @param extended the long form, which is run by hand; the short one is run for every change
 * @param external a database that somebody else started; null for one of the suite's own
 */
record Options(boolean extended, ExternalDatabase external) {

  /** The number for this form. */
  int of(int brief, int far) {
    return extended ? far : brief;
  }
}
