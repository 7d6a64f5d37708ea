package games.arbiter.engine;

/**
 * Counts how often the newest position has occurred since the last change that cannot be undone.
 * Immutable; each step shares nearly all of the one before it.
 *
 * @param newest what is compared: whatever makes two positions the same
 * @param before null for the first since the older ones were counted
 * @param length how many there are from here on back to that one
 * @param older how often each occurred before that one
 */
public record Repetition<K>(
    K newest, Repetition<K> before, int length, PersistentMap<K, Integer> older) {

  /** So many are compared one by one, which takes less time than counting each. */
  private static final int COMPARED = 64;

  /** A start, or the position after a change that cannot be undone. */
  public static <K> Repetition<K> begin(K position) {
    return new Repetition<>(position, null, 1, PersistentMap.empty());
  }

  /** With the position that followed. */
  public Repetition<K> then(K next) {
    return length < COMPARED
        ? new Repetition<>(next, this, length + 1, older)
        : new Repetition<>(next, null, 1, counted());
  }

  private PersistentMap<K, Integer> counted() {
    PersistentMap<K, Integer> counts = older;
    for (Repetition<K> past = this; past != null; past = past.before) {
      counts = counts.with(past.newest, counts.get(past.newest).orElse(0) + 1);
    }
    return counts;
  }

  /** How often the newest position has occurred, itself included. */
  public int occurrences() {
    int count = older.get(newest).orElse(0);
    for (Repetition<K> past = this; past != null; past = past.before) {
      if (past.newest.equals(newest)) {
        count++;
      }
    }
    return count;
  }
}
