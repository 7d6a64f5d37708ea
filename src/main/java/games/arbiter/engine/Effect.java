package games.arbiter.engine;

import java.util.List;

/**
 * One thing that an accepted action changes. Which components are there depends on the type (the
 * table of effects in the README); the others are null. Replaying an action gives the same effects.
 */
public record Effect(
    String type,
    String piece,
    String board,
    String at,
    String from,
    String to,
    String seat,
    String rule,
    List<String> winners,
    String decidedBy) {

  public static final String MOVED = "moved";
  public static final String CAPTURED = "captured";
  public static final String PLACED = "placed";
  public static final String BOARD_FROZEN = "board-frozen";
  public static final String SEAT_SKIPPED = "seat-skipped";
  public static final String DRAW_OFFERED = "draw-offered";
  public static final String GAME_ENDED = "game-ended";

  /** A piece from a hand now stands at a space. */
  public static Effect placed(String piece, String board, String at) {
    return new Effect(PLACED, piece, board, at, null, null, null, null, null, null);
  }

  /** A piece left the game without being captured. */
  public static Effect removed(String piece) {
    return new Effect("removed", piece, null, null, null, null, null, null, null, null);
  }

  /** Setup is over; the seat is the first to move. */
  public static Effect playBegan(String seat) {
    return ofSeat("play-began", seat);
  }

  public static Effect moved(String piece, String board, String from, String to) {
    return new Effect(MOVED, piece, board, null, from, to, null, null, null, null);
  }

  /** The seat of the event took a piece that stood at a space. */
  public static Effect captured(String piece, String board, String at) {
    return new Effect(CAPTURED, piece, board, at, null, null, null, null, null, null);
  }

  public static Effect boardFrozen(String board) {
    return new Effect(BOARD_FROZEN, null, board, null, null, null, null, null, null, null);
  }

  /** The seat has no legal action and is passed over. */
  public static Effect seatSkipped(String seat) {
    return ofSeat(SEAT_SKIPPED, seat);
  }

  /** An effect that concerns a seat alone, such as {@code draw-offered}. */
  public static Effect ofSeat(String type, String seat) {
    return new Effect(type, null, null, null, null, null, seat, null, null, null);
  }

  /** Always the last effect of its event. */
  public static Effect gameEnded(GameResult result) {
    return new Effect(
        GAME_ENDED,
        null,
        null,
        null,
        null,
        null,
        null,
        result.rule(),
        result.winners(),
        result.decidedBy());
  }
}
