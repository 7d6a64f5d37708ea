package games.arbiter.rulesets.talat;

import java.util.List;

/** Talat for two: grey is the Zihin, which belongs to no seat. */
final class TwoSeats implements Variant {

  private static final int ZIHIN = Towers.GREY;
  private static final int ZIHIN_TOWERS_PLACED = 8;

  private static final String MOVE_ZIHIN = "talat-duo.move.zihin";
  private static final String ZIHIN_LINE = "talat-duo.score.zihin-line";
  private static final List<String> RULES =
      RuleIds.with(
          "talat-duo.setup.zihin",
          "talat-duo.setup.last-begins",
          MOVE_ZIHIN,
          "talat-duo.capture.owner",
          ZIHIN_LINE);

  @Override
  public String id() {
    return "talat-duo";
  }

  @Override
  public List<String> seats() {
    return Towers.COLORS.subList(Towers.WHITE, ZIHIN);
  }

  @Override
  public List<String> rules() {
    return RULES;
  }

  @Override
  public int placedColor(int seat, int hand) {
    return hasZihin(hand) ? ZIHIN : seat;
  }

  /** talat-duo.setup.zihin: the ninth leaves the game. */
  @Override
  public int withoutRemoved(int hand, int placed) {
    boolean complete = Integer.bitCount(placed & Towers.all(ZIHIN)) >= ZIHIN_TOWERS_PLACED;
    return complete ? hand & ~Towers.all(ZIHIN) : hand;
  }

  /** talat-duo.setup.zihin: after the Zihin towers the first seat begins again. */
  @Override
  public int nextToPlace(int seat, int handBefore, int handAfter, int firstSeat) {
    return hasZihin(handBefore) && !hasZihin(handAfter) ? firstSeat : 1 - seat;
  }

  /** talat-duo.setup.last-begins. */
  @Override
  public int beginner(int firstSeat, int lastPlacer) {
    return lastPlacer;
  }

  /** talat-duo.move.zihin: on the board between the Zihin and the opponent. */
  @Override
  public int master(int board, int side) {
    int color = Boards.color(board, side);
    return color == ZIHIN ? 1 - Boards.color(board, 1 - side) : color;
  }

  @Override
  public String ownershipRule(int color) {
    return color == ZIHIN ? MOVE_ZIHIN : RuleIds.OWN_TOWER;
  }

  @Override
  public String lineRule(int color) {
    return color == ZIHIN ? ZIHIN_LINE : RuleIds.LINE;
  }

  private static boolean hasZihin(int hand) {
    return (hand & Towers.all(ZIHIN)) != 0;
  }
}
