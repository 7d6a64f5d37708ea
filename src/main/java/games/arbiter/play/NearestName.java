package games.arbiter.play;

import games.arbiter.engine.Action;
import games.arbiter.engine.Replay;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Finds the name that a client probably meant. */
public final class NearestName {

  private static final int EDITS_AT_MOST = 2;
  private static final int LENGTH_AT_MOST = 40;

  private NearestName() {}

  /**
   * The nearest action to a name that no action has: a legal one or, failing that, one that is
   * written with a character less.
   */
  public static Optional<String> ofAction(String name, Replay replay) {
    Stream<Action> legal =
        Stream.concat(replay.legalActions().stream(), replay.seatActions().stream());
    return among(legal.map(Action::name), name).or(() -> shortened(name, replay));
  }

  private static Optional<String> shortened(String name, Replay replay) {
    return name.length() > LENGTH_AT_MOST
        ? Optional.empty()
        : IntStream.range(0, name.length())
            .mapToObj(i -> name.substring(0, i) + name.substring(i + 1))
            .filter(n -> Replay.action(replay.ruleset(), n).isPresent())
            .findFirst();
  }

  /** The nearest of some names, the first of several; empty if none is near. */
  public static Optional<String> among(Stream<String> names, String name) {
    if (name.length() > LENGTH_AT_MOST) {
      return Optional.empty();
    }
    String nearest = null;
    int fewest = Math.min(EDITS_AT_MOST, name.length() - 1) + 1;
    for (String candidate : (Iterable<String>) names::iterator) {
      int edits = edits(name.toLowerCase(Locale.ROOT), candidate.toLowerCase(Locale.ROOT));
      if (edits < fewest) {
        nearest = candidate;
        fewest = edits;
      }
    }
    return Optional.ofNullable(nearest);
  }

  /** The Levenshtein distance: how many characters to insert, drop or replace. */
  private static int edits(String from, String to) {
    int[] row = IntStream.rangeClosed(0, to.length()).toArray();
    for (int i = 1; i <= from.length(); i++) {
      int diagonal = row[0];
      row[0] = i;
      for (int j = 1; j <= to.length(); j++) {
        int replaced = diagonal + (from.charAt(i - 1) == to.charAt(j - 1) ? 0 : 1);
        diagonal = row[j];
        row[j] = Math.min(replaced, Math.min(row[j], row[j - 1]) + 1);
      }
    }
    return row[to.length()];
  }
}
