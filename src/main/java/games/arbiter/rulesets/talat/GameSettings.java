package games.arbiter.rulesets.talat;

/** The settings of a game since its creation. The first seat is given by its number. */
record GameSettings(Variant variant, TieBreak tieBreak, int firstSeat) {

  int seats() {
    return variant.seats().size();
  }

  /** The next of the seats that have not left, in the order of turns. */
  int after(int seat, int left) {
    return staying((seat + 1) % seats(), left);
  }

  /** A seat or, if it has left, the next that has not. One at least has not. */
  int staying(int seat, int left) {
    int next = seat;
    while ((left >>> next & 1) != 0) {
      next = (next + 1) % seats();
    }
    return next;
  }

  /** The side that a seat acts with on a board; -1 where it has none. */
  int side(int seat, int board) {
    return variant.master(board, Spaces.NEAR) == seat
        ? Spaces.NEAR
        : variant.master(board, Spaces.FAR) == seat ? Spaces.FAR : -1;
  }
}
