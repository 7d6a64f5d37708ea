package games.arbiter.rulesets.tablut;

import java.util.List;

/** The tokens of the pieces, and boards as rows of them. */
final class Pieces {

  /** The id of the one board. */
  static final String BOARD = "board";

  static final String ATTACKER = "a";
  static final String DEFENDER = "d";
  static final String KING = "k";

  private static final List<String> START =
      List.of(
          ". . . a a a . . .",
          ". . . . a . . . .",
          ". . . . d . . . .",
          "a . . . d . . . a",
          "a a d d k d d a a",
          "a . . . d . . . a",
          ". . . . d . . . .",
          ". . . . a . . . .",
          ". . . a a a . . .");

  private Pieces() {}

  /** The board before the first action. */
  static Board start() {
    Board board = Board.EMPTY;
    for (int space = 0; space < Spaces.COUNT; space++) {
      String row = START.get(Spaces.SIZE - 1 - Spaces.row(space));
      String token = row.substring(2 * Spaces.column(space), 2 * Spaces.column(space) + 1);
      board = token.equals(".") ? board : with(board, token, space);
    }
    return board;
  }

  /** The board with the piece of a token on an empty space. */
  static Board with(Board board, String token, int space) {
    return switch (token) {
      case ATTACKER -> board.with(Side.ATTACKERS, space);
      case DEFENDER -> board.with(Side.DEFENDERS, space);
      default -> board.withKing(space);
    };
  }

  /** The token of the piece on an occupied space. */
  static String token(Board board, int space) {
    if (board.has(Side.ATTACKERS, space)) {
      return ATTACKER;
    }
    return space == board.king() ? KING : DEFENDER;
  }

  /** The rows, the far one first. */
  static List<String> rows(Board board) {
    return Spaces.GRID.rows(space -> board.isEmpty(space) ? null : token(board, space));
  }
}
