package games.arbiter.rulesets.tablut;

import games.arbiter.engine.PersistentMap;

/**
 * The boards since the last capture, the newest first: none from before it can occur again.
 * Immutable; each begins with a start, a set position or a capture and grows by one action.
 *
 * @param before null for the first since the older ones were counted
 * @param length how many there are from here on back to that one
 * @param older how often each occurred before that one
 */
record History(Seen seen, History before, int length, PersistentMap<Seen, Integer> older) {

  /** So many are looked through one by one, which takes less time than counting each. */
  private static final int LOOKED_THROUGH = 64;

  /** A board and the side to move on it. */
  record Seen(Board board, Side toMove) {}

  static History begin(Board board, Side toMove) {
    return new History(new Seen(board, toMove), null, 1, PersistentMap.empty());
  }

  History then(Board next) {
    Seen seenNext = new Seen(next, toMove().opponent());
    return length < LOOKED_THROUGH
        ? new History(seenNext, this, length + 1, older)
        : new History(seenNext, null, 1, counted());
  }

  private PersistentMap<Seen, Integer> counted() {
    PersistentMap<Seen, Integer> counts = older;
    for (History past = this; past != null; past = past.before) {
      counts = counts.with(past.seen, counts.get(past.seen).orElse(0) + 1);
    }
    return counts;
  }

  Board board() {
    return seen.board;
  }

  Side toMove() {
    return seen.toMove;
  }

  /** How often the newest position has occurred: same pieces, same spaces, same side to move. */
  int occurrences() {
    int count = older.get(seen).orElse(0);
    for (History past = this; past != null; past = past.before) {
      if (past.seen.equals(seen)) {
        count++;
      }
    }
    return count;
  }
}
