package games.arbiter.engine;

/**
 * Counts how often the newest position has occurred since the last irreversible change. Immutable;
 * each instance shares nearly all of its predecessor.
 *
 * @param newest the key of the newest position; equal keys are repetitions
 * @param before the position before; null for the oldest that is not counted in {@code older}
 * @param length the number of positions that are not counted in {@code older}
 * @param older the number of occurrences of each earlier position
 */
public record Repetition<K>(
    K newest, Repetition<K> before, int length, PersistentMap<K, Integer> older) {

  /** Up to this number positions are compared one by one, which is faster than counting each. */
  private static final int COMPARED = 64;

  /** The start of a game, or the position after an irreversible change. */
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
