package games.arbiter.engine;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Reads the text of a position against a ruleset's catalogue: the pieces on boards, in hand and
 * captured, and every violation of form (rules {@code position.…}, texts in the engine's bundle). A
 * ruleset adds the violations that only it knows. The text may be anything; no text makes this
 * throw.
 */
public final class PositionParser {

  private static final int FAULTS_AT_MOST = 500;
  private static final int SHOWN_AT_MOST = 24;

  /** A piece on a board; column and row count from 0, row 0 is the near row. */
  public record Standing(String piece, String board, int column, int row) {
    /** The name of the space, such as {@code d5}. */
    public String at() {
      return Grid.name(column, row);
    }
  }

  private final Catalogue catalogue;
  private final PositionText layout;
  private final Set<String> pieces;
  private final List<Violation> faults = new ArrayList<>();
  private final List<Standing> standing = new ArrayList<>();
  private final Map<String, List<String>> hands = new LinkedHashMap<>();
  private final Map<String, List<String>> captured = new LinkedHashMap<>();

  private PositionParser(Catalogue catalogue, PositionText layout) {
    this.catalogue = catalogue;
    this.layout = layout;
    this.pieces =
        catalogue.pieces().stream().map(Catalogue.Piece::piece).collect(Collectors.toSet());
  }

  /**
   * Reads a layout.
   *
   * @param phases the phases that a position of this ruleset can have
   */
  public static PositionParser read(Catalogue catalogue, PositionText layout, String... phases) {
    PositionParser reader = new PositionParser(catalogue, layout);
    if (!Arrays.asList(phases).contains(layout.phase())) {
      reader.fault("position.phase", String.join(", ", phases));
    }
    reader.readBoards();
    reader.readHands();
    reader.readCaptured();
    return reader;
  }

  /** The known pieces that stand on known boards, in the order of the text. */
  public List<Standing> standing() {
    return standing;
  }

  /** The known pieces in the hand of a color; empty if the layout has none. */
  public List<String> hand(String color) {
    return hands.getOrDefault(color, List.of());
  }

  /** The known pieces that a seat captured; empty if the layout has none. */
  public List<String> captured(String seat) {
    return captured.getOrDefault(seat, List.of());
  }

  /** Every fault so far. */
  public List<Violation> faults() {
    return List.copyOf(faults);
  }

  /** The refusal of the position for every fault so far. */
  public Verdict<Position> refused() {
    return Verdict.refused(RefusalKind.INVALID_POSITION, faults);
  }

  /** Notes a fault that concerns no board; its text has the key of its rule. */
  public void fault(String rule, Object... args) {
    faultOn(null, List.of(), rule, args);
  }

  /** Notes a fault on spaces of a board; its text has the key of its rule. */
  public void faultOn(String board, List<String> spaces, String rule, Object... args) {
    if (faults.size() < FAULTS_AT_MOST) {
      faults.add(new Violation(rule, Translatable.of(rule, args), board, spaces));
    }
  }

  /** Whether one of the seats is to move; a fault if not. */
  public boolean requireToMove() {
    if (isSeat(layout.toMove())) {
      return true;
    }
    fault("position.to-move", String.join(", ", catalogue.seats()));
    return false;
  }

  private void readBoards() {
    Set<String> seen = new HashSet<>();
    for (PositionText.BoardRows given : present(layout.boards())) {
      Catalogue.Board board =
          catalogue.boards().stream()
              .filter(b -> b.id().equals(given.id()))
              .findFirst()
              .orElse(null);
      if (board == null) {
        fault("position.unknown-board", shown(given.id()));
      } else if (!seen.add(board.id())) {
        faultOn(board.id(), List.of(), "position.duplicate-board", board.id());
      } else {
        readRows(board, given.rows() == null ? List.of() : given.rows());
      }
    }
    for (Catalogue.Board board : catalogue.boards()) {
      if (!seen.contains(board.id())) {
        faultOn(board.id(), List.of(), "position.missing-board", board.id());
      }
    }
  }

  private void readRows(Catalogue.Board board, List<String> rows) {
    if (rows.size() != board.height()) {
      faultOn(
          board.id(),
          List.of(),
          "position.row-count",
          board.id(),
          Integer.toString(rows.size()),
          Integer.toString(board.height()));
    }
    for (int i = 0; i < Math.min(rows.size(), board.height()); i++) {
      readRow(board, board.height() - 1 - i, rows.get(i));
    }
  }

  private void readRow(Catalogue.Board board, int row, String text) {
    String[] tokens = text == null ? new String[0] : text.split(" ", -1);
    if (tokens.length != board.width()) {
      faultOn(
          board.id(),
          List.of(Grid.name(0, row)),
          "position.row-length",
          Integer.toString(row + 1),
          Integer.toString(tokens.length),
          Integer.toString(board.width()));
    }
    for (int column = 0; column < Math.min(tokens.length, board.width()); column++) {
      if (pieces.contains(tokens[column])) {
        standing.add(new Standing(tokens[column], board.id(), column, row));
      } else if (!tokens[column].equals(".")) {
        faultOn(
            board.id(),
            List.of(Grid.name(column, row)),
            "position.unknown-piece",
            shown(tokens[column]));
      }
    }
  }

  private void readHands() {
    Set<String> colors =
        catalogue.pieces().stream().map(Catalogue.Piece::color).collect(Collectors.toSet());
    for (PositionText.Hand hand : present(layout.hands())) {
      if (!colors.contains(hand.color())) {
        fault("position.unknown-color", shown(hand.color()));
      } else if (hands.put(hand.color(), known(hand.pieces())) != null) {
        fault("position.duplicate-hand", hand.color());
      }
    }
    if (PositionText.PLAY.equals(layout.phase())) {
      hands.values().stream()
          .flatMap(List::stream)
          .forEach(piece -> fault("position.hand-in-play", piece));
    }
  }

  private void readCaptured() {
    for (PositionText.Captured taken : present(layout.captured())) {
      if (!isSeat(taken.seat())) {
        fault("position.unknown-seat", shown(taken.seat()));
      } else if (captured.put(taken.seat(), known(taken.pieces())) != null) {
        fault("position.duplicate-captured", taken.seat());
      }
    }
  }

  /** The known ones of some pieces that stand nowhere; the others are faults. */
  private List<String> known(List<String> given) {
    List<String> known = new ArrayList<>();
    for (String piece : given == null ? List.<String>of() : given) {
      if (piece != null && pieces.contains(piece)) {
        known.add(piece);
      } else {
        fault("position.unknown-piece", shown(piece));
      }
    }
    return known;
  }

  private boolean isSeat(String given) {
    return given != null && catalogue.seats().contains(given);
  }

  private static <T> List<T> present(List<T> list) {
    return list == null ? List.of() : list.stream().filter(Objects::nonNull).toList();
  }

  /** What a client sent, as a fault may quote it. */
  private static String shown(String given) {
    if (given == null) {
      return "null";
    }
    return given.length() <= SHOWN_AT_MOST ? given : given.substring(0, SHOWN_AT_MOST) + "…";
  }
}
