package games.arbiter.rulesets.talat;

import games.arbiter.engine.CapturedPieces;
import games.arbiter.engine.Catalogue;
import games.arbiter.engine.Position;
import games.arbiter.engine.PositionParser;
import games.arbiter.engine.PositionParser.Standing;
import games.arbiter.engine.PositionText;
import games.arbiter.engine.Verdict;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Makes a position of a layout, or names every fault of it. */
final class PositionReader {

  private final GameSettings settings;
  private final PositionText layout;
  private final PositionParser reader;

  PositionReader(GameSettings settings, Catalogue catalogue, PositionText layout) {
    this.settings = settings;
    this.layout = layout;
    this.reader = PositionParser.read(catalogue, layout, PositionText.SETUP, PositionText.PLAY);
  }

  Verdict<Position> judge() {
    checkDuplicates();
    checkForeign();
    checkOwnCaptures();
    boolean setup = PositionText.SETUP.equals(layout.phase());
    if (setup) {
      checkSetup();
    }
    if (setup || layout.toMove() != null) {
      reader.requireToMove();
    }
    if (!reader.faults().isEmpty()) {
      return reader.refused();
    }
    return setup ? setup() : play();
  }

  private Verdict<Position> setup() {
    int seat = seatToMove();
    int hand = hand();
    if ((hand & Towers.all(settings.variant().placedColor(seat, hand))) == 0) {
      reader.fault("position.nothing-to-place", layout.toMove());
      return reader.refused();
    }
    return Verdict.accepted(
        new TalatPosition(Transitions.setup(settings, boards(), hand, seat, 0)), List.of());
  }

  /** Once the game is over the position may omit the seat to move. */
  private Verdict<Position> play() {
    boolean given = layout.toMove() != null;
    int seat = given ? seatToMove() : settings.firstSeat();
    CapturedPieces captured = CapturedPieces.read(settings.variant().seats(), reader);
    TalatState state = Transitions.begun(settings, boards(), captured, seat, 0);
    if (!given && state.seatToMove() != TalatState.NOBODY) {
      reader.requireToMove();
      return reader.refused();
    }
    return Verdict.accepted(
        new TalatPosition(state), Effects.ofSetting(seat, state), state.searched());
  }

  private int seatToMove() {
    return settings.variant().seats().indexOf(layout.toMove());
  }

  private Board[] boards() {
    Board[] boards = {Board.EMPTY, Board.EMPTY, Board.EMPTY};
    for (Standing standing : reader.standing()) {
      int board = Boards.byName(standing.board());
      int tower = Towers.byName(standing.piece());
      boards[board] =
          boards[board].with(
              Boards.side(board, Towers.color(tower)),
              Towers.kind(tower),
              Spaces.space(standing.column(), standing.row()));
    }
    return boards;
  }

  /** The set of towers in hand: those listed or, without any list, all that are nowhere else. */
  private int hand() {
    if (layout.hands() != null) {
      return set(inHands());
    }
    int placed = placed();
    return settings.variant().withoutRemoved(Towers.EVERY & ~placed, placed);
  }

  private int placed() {
    return set(reader.standing().stream().map(Standing::piece));
  }

  private static int set(Stream<String> pieces) {
    return pieces.mapToInt(piece -> 1 << Towers.byName(piece)).reduce(0, (a, b) -> a | b);
  }

  private Stream<String> inHands() {
    return Towers.COLORS.stream().flatMap(color -> reader.hand(color).stream());
  }

  private Stream<String> captured() {
    return settings.variant().seats().stream().flatMap(seat -> reader.captured(seat).stream());
  }

  private void checkDuplicates() {
    Map<String, List<Standing>> standing =
        reader.standing().stream()
            .collect(
                Collectors.groupingBy(Standing::piece, LinkedHashMap::new, Collectors.toList()));
    Map<String, Long> elsewhere =
        Stream.concat(inHands(), captured())
            .collect(Collectors.groupingBy(p -> p, LinkedHashMap::new, Collectors.counting()));
    Set<String> all = new LinkedHashSet<>(standing.keySet());
    all.addAll(elsewhere.keySet());
    for (String piece : all) {
      List<Standing> spaces = standing.getOrDefault(piece, List.of());
      if (spaces.size() + elsewhere.getOrDefault(piece, 0L) > 1) {
        faultDuplicate(piece, spaces);
      }
    }
  }

  private void faultDuplicate(String piece, List<Standing> standing) {
    if (standing.isEmpty()) {
      reader.fault("position.duplicate-piece", piece);
    }
    standing.stream()
        .collect(
            Collectors.groupingBy(
                Standing::board,
                LinkedHashMap::new,
                Collectors.mapping(Standing::at, Collectors.toList())))
        .forEach((board, at) -> reader.faultOn(board, at, "position.duplicate-piece", piece));
  }

  private void checkForeign() {
    for (Standing standing : reader.standing()) {
      if (side(standing) < 0) {
        faultAt(standing, "position.foreign-piece");
      }
    }
    for (String color : Towers.COLORS) {
      for (String piece : reader.hand(color)) {
        if (!color(piece).equals(color)) {
          reader.fault("position.foreign-hand", piece, color);
        }
      }
    }
  }

  private void checkOwnCaptures() {
    for (String seat : settings.variant().seats()) {
      for (String piece : reader.captured(seat)) {
        if (color(piece).equals(seat)) {
          reader.fault("position.own-capture", seat, piece);
        }
      }
    }
  }

  private void checkSetup() {
    captured().forEach(piece -> reader.fault("position.captured-in-setup", piece));
    for (Standing standing : reader.standing()) {
      int side = side(standing);
      int space = 1 << Spaces.space(standing.column(), standing.row());
      if (side >= 0 && (Spaces.startLine(side) & space) == 0) {
        faultAt(standing, "position.off-start-line");
      }
    }
    int hand = set(inHands());
    int removed = hand & ~settings.variant().withoutRemoved(hand, placed());
    for (int rest = removed; rest != 0; rest &= rest - 1) {
      String piece = Towers.name(Integer.numberOfTrailingZeros(rest));
      reader.fault("position.out-of-game", piece);
    }
  }

  private void faultAt(Standing standing, String rule) {
    reader.faultOn(standing.board(), List.of(standing.at()), rule, standing.piece());
  }

  private static int side(Standing standing) {
    int color = Towers.color(Towers.byName(standing.piece()));
    return Boards.side(Boards.byName(standing.board()), color);
  }

  private static String color(String piece) {
    return Towers.COLORS.get(Towers.color(Towers.byName(piece)));
  }
}
