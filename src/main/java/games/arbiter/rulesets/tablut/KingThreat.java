package games.arbiter.rulesets.tablut;

/** Whether the attackers can capture the king with their next move, found without trying any. */
final class KingThreat {

  private KingThreat() {}

  /** The king must be on an inner space: on the edge he has escaped. */
  static boolean isCapturable(Board board) {
    int king = board.king();
    return king == Spaces.CASTLE || Spaces.isBesideCastle(king)
        ? isLastSideOpen(board, king)
        : isOneOfTwoOpen(board, king);
  }

  /** In the open: an attacker on one side, and another one can come to the opposite one. */
  private static boolean isOneOfTwoOpen(Board board, int king) {
    for (int direction = 0; direction < Spaces.DIRECTIONS; direction++) {
      int opposite = Spaces.next(king, direction ^ 1);
      if (board.has(Side.ATTACKERS, Spaces.next(king, direction)) && isReachable(board, opposite)) {
        return true;
      }
    }
    return false;
  }

  /** On or beside the castle: attackers on all sides that count but one, which another reaches. */
  private static boolean isLastSideOpen(Board board, int king) {
    int open = Spaces.NONE;
    for (int direction = 0; direction < Spaces.DIRECTIONS; direction++) {
      int beside = Spaces.next(king, direction);
      if (beside != Spaces.CASTLE && !board.has(Side.ATTACKERS, beside)) {
        if (open != Spaces.NONE) {
          return false;
        }
        open = beside;
      }
    }
    return open != Spaces.NONE && isReachable(board, open);
  }

  /** Whether an attacker can move to a space; it may glide over the empty castle. */
  private static boolean isReachable(Board board, int space) {
    if (space == Spaces.CASTLE || !board.isEmpty(space)) {
      return false;
    }
    for (int direction = 0; direction < Spaces.DIRECTIONS; direction++) {
      int from = Spaces.next(space, direction);
      while (from != Spaces.NONE && board.isEmpty(from)) {
        from = Spaces.next(from, direction);
      }
      if (from != Spaces.NONE && board.has(Side.ATTACKERS, from)) {
        return true;
      }
    }
    return false;
  }
}
