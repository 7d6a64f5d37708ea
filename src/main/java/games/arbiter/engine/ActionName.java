package games.arbiter.engine;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * An action on a board as the parts of its name: {@code L6@wb:c1} places a piece, {@code wb:c1-d2}
 * moves one, {@code wb:c1xd2} captures. Rulesets with one board omit {@code wb:}.
 *
 * @param piece the piece that is placed; null for a move or capture
 * @param board null if the name has none
 * @param from null for a placement
 * @param kind {@code place}, {@code move} or {@code capture}
 */
public record ActionName(String piece, String board, String from, String kind, String to)
    implements Action {

  public static final String PLACE = "place";
  public static final String MOVE = "move";
  public static final String CAPTURE = "capture";

  private static final Map<String, String> SIGNS = Map.of(PLACE, "@", MOVE, "-", CAPTURE, "x");

  private static final Pattern PLACEMENT =
      Pattern.compile("([A-Za-z0-9]+)@(?:([a-z]+):)?([a-z][1-9][0-9]?)");
  private static final Pattern STEP =
      Pattern.compile("(?:([a-z]+):)?([a-z][1-9][0-9]?)([-x])([a-z][1-9][0-9]?)");

  /** Placing a piece on a space of the only board. */
  public static ActionName placement(String piece, String to) {
    return new ActionName(piece, null, null, PLACE, to);
  }

  /** The placement of that name on the only board; empty if the piece or the space is unknown. */
  public static Optional<ActionName> placement(Catalogue catalogue, String name) {
    Catalogue.Board board = catalogue.boards().get(0);
    List<String> spaces = new Grid(board.width(), board.height()).names();
    return parse(name)
        .filter(parts -> parts.kind.equals(PLACE) && parts.board == null)
        .filter(parts -> catalogue.pieces().stream().anyMatch(p -> p.piece().equals(parts.piece)))
        .filter(parts -> spaces.contains(parts.to));
  }

  /** The parts of a name; empty if the name is of another form. */
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
                null,
                step.group(1),
                step.group(2),
                step.group(3).equals(SIGNS.get(MOVE)) ? MOVE : CAPTURE,
                step.group(4)))
        : Optional.empty();
  }

  /** What a client needs of an action that captures nothing. */
  public ActionDetails details(String seat, String onBoard, Translatable label) {
    return new ActionDetails(seat, piece, onBoard, from, to, List.of(), label);
  }

  @Override
  public String name() {
    String of = board == null ? "" : board + ":";
    return kind.equals(PLACE)
        ? piece + SIGNS.get(kind) + of + to
        : of + from + SIGNS.get(kind) + to;
  }
}
