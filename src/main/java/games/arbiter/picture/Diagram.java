package games.arbiter.picture;

import games.arbiter.engine.Appearance;
import games.arbiter.engine.Catalogue;
import games.arbiter.engine.Effect;
import games.arbiter.engine.PositionText;
import games.arbiter.engine.Replay;
import games.arbiter.engine.Score;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * What a picture shows of a game at one version.
 *
 * @param replay the game
 * @param boards in the ruleset's order
 * @param sides the owners of pieces: the seats in their order, then the colors without a seat
 */
public record Diagram(Replay replay, List<Board> boards, List<Side> sides) {
  public Diagram {
    boards = List.copyOf(boards);
    sides = List.copyOf(sides);
  }

  /** A piece on a space. */
  public record PlacedPiece(String piece, Space space) {}

  /**
   * A board.
   *
   * @param near the color of its first row, or null
   * @param far the color of its last row, or null
   * @param frozenAt the version at which it froze; empty while it is open
   * @param placedPieces row by row from the far one, each row from its first column
   * @param lastAction what the last action did on this board; empty if it did nothing here
   */
  public record Board(
      String id,
      int width,
      int height,
      String near,
      String far,
      Optional<Integer> frozenAt,
      List<PlacedPiece> placedPieces,
      Optional<LastAction> lastAction,
      List<Appearance.Mark> marks) {

    public Optional<PlacedPiece> pieceAt(Space space) {
      return placedPieces.stream().filter(s -> s.space().equals(space)).findFirst();
    }
  }

  /**
   * The last action on a board.
   *
   * @param from where its piece came from; null for a placement
   * @param captured the spaces on which it captured
   */
  public record LastAction(Space from, Space to, List<Space> captured) {}

  /**
   * A seat, or a color without a seat.
   *
   * @param id of the seat or color
   * @param player the name of the player; null if it is unknown
   * @param points null in games without points and for a color without a seat
   */
  public record Side(
      String id,
      boolean seat,
      String player,
      Integer points,
      boolean toMove,
      List<String> hand,
      List<String> captured) {}

  /**
   * The diagram of a game.
   *
   * @param players the names by seat; seats without a name are missing
   */
  public static Diagram of(Replay replay, Map<String, String> players) {
    PositionText layout = replay.layout();
    Catalogue catalogue = replay.ruleset().catalogue();
    List<Board> boards = new ArrayList<>();
    for (Catalogue.Board board : catalogue.boards()) {
      boards.add(board(replay, layout, board));
    }
    List<Side> sides = new ArrayList<>();
    for (String id : sides(catalogue, layout)) {
      sides.add(side(replay, layout, players, id));
    }
    return new Diagram(replay, boards, sides);
  }

  private static Set<String> sides(Catalogue catalogue, PositionText layout) {
    Set<String> ids = new LinkedHashSet<>(catalogue.seats());
    catalogue.boards().stream()
        .flatMap(b -> Stream.of(Optional.ofNullable(b.near()), Optional.ofNullable(b.far())))
        .flatMap(Optional::stream)
        .forEach(ids::add);
    layout.hands().forEach(hand -> ids.add(hand.color()));
    return ids;
  }

  private static Side side(
      Replay replay, PositionText layout, Map<String, String> players, String id) {
    return new Side(
        id,
        replay.ruleset().catalogue().seats().contains(id),
        players.get(id),
        replay.position().scores().stream()
            .filter(s -> s.seat().equals(id))
            .map(Score::points)
            .findFirst()
            .orElse(null),
        replay.toMove().filter(id::equals).isPresent(),
        layout.hands().stream()
            .filter(h -> h.color().equals(id))
            .flatMap(h -> h.pieces().stream())
            .toList(),
        layout.captured().stream()
            .filter(c -> c.seat().equals(id))
            .flatMap(c -> c.pieces().stream())
            .toList());
  }

  private static Board board(Replay replay, PositionText layout, Catalogue.Board board) {
    PositionText.BoardRows rows =
        layout.boards().stream().filter(b -> b.id().equals(board.id())).findFirst().orElseThrow();
    return new Board(
        board.id(),
        board.width(),
        board.height(),
        board.near(),
        board.far(),
        replay.frozenAtVersion(board.id()),
        placedPieces(rows.rows()),
        lastAction(replay, board.id()),
        replay.ruleset().look().marks().stream()
            .filter(m -> m.board().equals(board.id()))
            .toList());
  }

  private static List<PlacedPiece> placedPieces(List<String> rows) {
    List<PlacedPiece> placedPieces = new ArrayList<>();
    for (int i = 0; i < rows.size(); i++) {
      String[] tokens = rows.get(i).split(" ");
      for (int column = 0; column < tokens.length; column++) {
        if (!tokens[column].equals(".")) {
          placedPieces.add(new PlacedPiece(tokens[column], new Space(column, rows.size() - 1 - i)));
        }
      }
    }
    return placedPieces;
  }

  private static Optional<LastAction> lastAction(Replay replay, String board) {
    List<Space> captured =
        replay.effects(Effect.Captured.class).stream()
            .filter(e -> e.board().equals(board))
            .map(e -> Space.of(e.at()))
            .toList();
    return Stream.concat(
            replay.effects(Effect.Moved.class).stream()
                .filter(e -> e.board().equals(board))
                .map(e -> new LastAction(Space.of(e.from()), Space.of(e.to()), captured)),
            replay.effects(Effect.Placed.class).stream()
                .filter(e -> e.board().equals(board))
                .map(e -> new LastAction(null, Space.of(e.at()), captured)))
        .findFirst();
  }

  /** The board of that id; empty if the ruleset has no such board. */
  public Optional<Board> board(String id) {
    return boards.stream().filter(b -> b.id().equals(id)).findFirst();
  }

  Side side(String id) {
    return sides.stream().filter(s -> s.id().equals(id)).findFirst().orElseThrow();
  }
}
