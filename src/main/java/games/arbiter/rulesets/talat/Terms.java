package games.arbiter.rulesets.talat;

/** What a game was created with; it never changes. The first seat is the number of a seat. */
record Terms(Variant variant, TieBreak tieBreak, int firstSeat) {

  int seats() {
    return variant.seats().size();
  }

  int after(int seat) {
    return (seat + 1) % seats();
  }

  /** The side that a seat acts with on a board; -1 where it has none. */
  int side(int seat, int board) {
    return variant.master(board, Spaces.NEAR) == seat
        ? Spaces.NEAR
        : variant.master(board, Spaces.FAR) == seat ? Spaces.FAR : -1;
  }
}
