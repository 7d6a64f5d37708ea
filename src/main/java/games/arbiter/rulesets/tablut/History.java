package games.arbiter.rulesets.tablut;

/**
 * The boards since the last capture, the newest first: none from before it can occur again.
 * Immutable; each begins with a start, a set position or a capture and grows by one action.
 *
 * @param before null for the first
 */
record History(Board board, Side toMove, History before) {

  static History begin(Board board, Side toMove) {
    return new History(board, toMove, null);
  }

  History then(Board next) {
    return new History(next, toMove.opponent(), this);
  }

  /** How often the newest position has occurred: same pieces, same spaces, same side to move. */
  int occurrences() {
    int count = 0;
    for (History past = this; past != null; past = past.before) {
      if (past.toMove == toMove && past.board.equals(board)) {
        count++;
      }
    }
    return count;
  }
}
