package games.arbiter.engine;

import java.util.List;

/**
 * A position as text, as clients see, send and hash it. Text from a client may be anything; {@link
 * Ruleset#set} makes a {@link Position} of it or names its violations. Text from a position is
 * complete and in canonical order.
 *
 * @param phase {@code setup} or {@code play}
 * @param toMove the seat to move; null when the game is over
 * @param boards every board of the ruleset, in its order
 * @param hands the unplaced pieces by color; null if a request omits them
 * @param captured the captured pieces, by the seat that took them; null if a request omits them
 */
public record PositionText(
    String phase,
    String toMove,
    List<BoardRows> boards,
    List<Hand> hands,
    List<Captured> captured) {

  public static final String SETUP = "setup";
  public static final String PLAY = "play";

  /** The rows of a board, the far row first; tokens separated by one blank, {@code .} is empty. */
  public record BoardRows(String id, List<String> rows) {}

  /** The unplaced pieces of a color. */
  public record Hand(String color, List<String> pieces) {}

  /** The pieces that a seat captured, in the order in which it took them. */
  public record Captured(String seat, List<String> pieces) {}

  /** The text of a position on the only board of a game without hands. */
  public static PositionText onOneBoard(
      String toMove, String board, List<String> rows, List<Captured> captured) {
    List<BoardRows> boards = List.of(new BoardRows(board, rows));
    return new PositionText(PLAY, toMove, boards, List.of(), captured);
  }

  /** The same layout with another seat to move, or with none (null) as when the game is over. */
  public PositionText withToMove(String seat) {
    return new PositionText(phase, seat, boards, hands, captured);
  }
}
