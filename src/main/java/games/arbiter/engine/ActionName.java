package games.arbiter.engine;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The parts of the name of an action on a board: {@code L6@wb:c1} places a piece, {@code wb:c1-d2}
 * moves one, {@code wb:c1xd2} captures. Rulesets of one board leave out {@code wb:}.
 *
 * @param piece what is placed; null for a move or capture
 * @param board null where the name has none
 * @param from null for a placement
 * @param kind {@code @}, {@code -} or {@code x}
 */
public record ActionName(String piece, String board, String from, char kind, String to) {

  public static final char PLACE = '@';
  public static final char MOVE = '-';
  public static final char CAPTURE = 'x';

  private static final Pattern PLACEMENT =
      Pattern.compile("([A-Za-z0-9]+)@(?:([a-z]+):)?([a-z][1-9][0-9]?)");
  private static final Pattern STEP =
      Pattern.compile("(?:([a-z]+):)?([a-z][1-9][0-9]?)([-x])([a-z][1-9][0-9]?)");

  /** The parts of a name; empty if it has not the form of one. */
  public static Optional<ActionName> parse(String name) {
    Matcher placement = PLACEMENT.matcher(name);
    if (placement.matches()) {
      return Optional.of(
          new ActionName(placement.group(1), placement.group(2), null, PLACE, placement.group(3)));
    }
    Matcher step = STEP.matcher(name);
    return step.matches()
        ? Optional.of(
            new ActionName(
                null, step.group(1), step.group(2), step.group(3).charAt(0), step.group(4)))
        : Optional.empty();
  }
}
