package games.arbiter.rulesets.tablut;

import java.util.ArrayList;
import java.util.List;

/** The board as rows of tokens, and the tokens. */
final class BoardText {

  static final String ID = "board";
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

  private BoardText() {}

  /** The board before the first action. */
  static Board start() {
    Board board = Board.EMPTY;
    for (int space = 0; space < Space.COUNT; space++) {
      String row = START.get(Space.SIZE - 1 - Space.row(space));
      String token = row.substring(2 * Space.column(space), 2 * Space.column(space) + 1);
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
    List<String> rows = new ArrayList<>();
    for (int row = Space.SIZE - 1; row >= 0; row--) {
      List<String> tokens = new ArrayList<>();
      for (int column = 0; column < Space.SIZE; column++) {
        int space = Space.at(column, row);
        tokens.add(board.isEmpty(space) ? "." : token(board, space));
      }
      rows.add(String.join(" ", tokens));
    }
    return rows;
  }
}
