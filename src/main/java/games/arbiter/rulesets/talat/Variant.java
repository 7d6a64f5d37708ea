package games.arbiter.rulesets.talat;

import java.util.List;

/**
 * The differences between Talat for three and Talat for two. A seat's number is that of its color;
 * hands are one set of towers for all colors.
 */
interface Variant {

  /** The name of the ruleset. */
  String id();

  /** The seats in the order of turns. */
  List<String> seats();

  /** The rules of this ruleset, in the order of the rulebook. */
  List<String> rules();

  /** The color of the tower that the seat places next. */
  int placedColor(int seat, int hand);

  /**
   * The towers in hand once those have left the game that can no longer be placed.
   *
   * @param placed the towers on the boards
   */
  int withoutRemoved(int hand, int placed);

  /** The seat after a placement that leaves that hand, while some are still in hand. */
  int nextToPlace(int seat, int handBefore, int handAfter, int firstSeat);

  /** The seat that begins play. */
  int beginner(int firstSeat, int lastPlacer);

  /** The one seat that acts with the towers of a side of a board and scores for them. */
  int master(int board, int side);

  /** The rule that a seat breaks by acting with a tower that it does not control. */
  String ownershipRule(int color);

  /** The rule that gives points for a tower on an opposing start line. */
  String lineRule(int color);
}
