package games.arbiter.rulesets.tablut;

/**
 * The pieces on the board as bits: one for each space and side, spaces 0 to 62 (columns a to g) in
 * one long and the rest in another. The king is among the defenders' bits. The occupied spaces are
 * kept a second time row by row, so that every line of the board is nine bits in a row. Immutable.
 */
final class Board {

  private static final int LOW_SPACES = 63;
  private static final int LOW_LINES = LOW_SPACES / Spaces.SIZE;
  private static final int LINE = (1 << Spaces.SIZE) - 1;
  private static final long[] LOW = new long[Spaces.COUNT];
  private static final long[] HIGH = new long[Spaces.COUNT];
  private static final int[] TRANSPOSED = new int[Spaces.COUNT];

  static {
    for (int space = 0; space < Spaces.COUNT; space++) {
      LOW[space] = space < LOW_SPACES ? 1L << space : 0;
      HIGH[space] = space < LOW_SPACES ? 0 : 1L << (space - LOW_SPACES);
      TRANSPOSED[space] = Spaces.at(Spaces.row(space), Spaces.column(space));
    }
  }

  static final Board EMPTY = new Board(0, 0, 0, 0, 0, 0, Spaces.NONE);

  private final long attackersLow;
  private final long attackersHigh;
  private final long defendersLow;
  private final long defendersHigh;
  private final long rowsLow;
  private final long rowsHigh;
  private final int king;

  private Board(
      long attackersLow,
      long attackersHigh,
      long defendersLow,
      long defendersHigh,
      long rowsLow,
      long rowsHigh,
      int king) {
    this.attackersLow = attackersLow;
    this.attackersHigh = attackersHigh;
    this.defendersLow = defendersLow;
    this.defendersHigh = defendersHigh;
    this.rowsLow = rowsLow;
    this.rowsHigh = rowsHigh;
    this.king = king;
  }

  /** Where the king stands; NONE once he is captured. */
  int king() {
    return king;
  }

  boolean has(Side side, int space) {
    return (low(side) & LOW[space] | high(side) & HIGH[space]) != 0;
  }

  boolean isEmpty(int space) {
    return !has(Side.ATTACKERS, space) && !has(Side.DEFENDERS, space);
  }

  private long low(Side side) {
    return side == Side.ATTACKERS ? attackersLow : defendersLow;
  }

  private long high(Side side) {
    return side == Side.ATTACKERS ? attackersHigh : defendersHigh;
  }

  /** The next space after one on which a side has a piece; NONE if there is no further piece. */
  int nextOf(Side side, int after) {
    int first = after + 1;
    long low = first < LOW_SPACES ? low(side) & -1L << first : 0;
    if (low != 0) {
      return Long.numberOfTrailingZeros(low);
    }
    long high = high(side) & (first < LOW_SPACES ? -1L : -1L << (first - LOW_SPACES));
    return high == 0 || first >= Spaces.COUNT
        ? Spaces.NONE
        : LOW_SPACES + Long.numberOfTrailingZeros(high);
  }

  int count(Side side) {
    return Long.bitCount(low(side)) + Long.bitCount(high(side));
  }

  /** The occupied spaces of a column as nine bits, the lowest its first row. */
  int column(int column) {
    return line(attackersLow | defendersLow, attackersHigh | defendersHigh, column);
  }

  /** The occupied spaces of a row as nine bits, the lowest its first column. */
  int row(int row) {
    return line(rowsLow, rowsHigh, row);
  }

  private static int line(long low, long high, int line) {
    return line < LOW_LINES
        ? (int) (low >>> line * Spaces.SIZE) & LINE
        : (int) (high >>> (line - LOW_LINES) * Spaces.SIZE) & LINE;
  }

  /** The board with a soldier of a side on an empty space. */
  Board with(Side side, int space) {
    return flipped(side, LOW[space], HIGH[space], space, Spaces.NONE, king);
  }

  /** The board with the king on an empty space. */
  Board withKing(int space) {
    return flipped(Side.DEFENDERS, LOW[space], HIGH[space], space, Spaces.NONE, space);
  }

  /** The board without the piece of a side that stands on a space. */
  Board without(Side side, int space) {
    return flipped(
        side, LOW[space], HIGH[space], space, Spaces.NONE, space == king ? Spaces.NONE : king);
  }

  /** The board after a piece of a side went from a space to an empty one; nothing is captured. */
  Board moved(Side side, int from, int to) {
    return flipped(
        side, LOW[from] | LOW[to], HIGH[from] | HIGH[to], from, to, from == king ? to : king);
  }

  private Board flipped(Side side, long low, long high, int one, int other, int newKing) {
    long rowLow = LOW[TRANSPOSED[one]];
    long rowHigh = HIGH[TRANSPOSED[one]];
    if (other != Spaces.NONE) {
      rowLow |= LOW[TRANSPOSED[other]];
      rowHigh |= HIGH[TRANSPOSED[other]];
    }
    boolean attackers = side == Side.ATTACKERS;
    return new Board(
        attackers ? attackersLow ^ low : attackersLow,
        attackers ? attackersHigh ^ high : attackersHigh,
        attackers ? defendersLow : defendersLow ^ low,
        attackers ? defendersHigh : defendersHigh ^ high,
        rowsLow ^ rowLow,
        rowsHigh ^ rowHigh,
        newKing);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Board board
        && attackersLow == board.attackersLow
        && attackersHigh == board.attackersHigh
        && defendersLow == board.defendersLow
        && defendersHigh == board.defendersHigh
        && king == board.king;
  }

  @Override
  public int hashCode() {
    long mixed = attackersLow * 31 + attackersHigh;
    mixed = (mixed * 31 + defendersLow) * 31 + defendersHigh;
    return Long.hashCode(mixed * 31 + king);
  }
}
