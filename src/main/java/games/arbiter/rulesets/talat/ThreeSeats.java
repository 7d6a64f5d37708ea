package games.arbiter.rulesets.talat;

import games.arbiter.engine.Catalogue;
import java.util.List;

/** Talat: every color has a seat. */
final class ThreeSeats implements Variant {

  private static final List<String> RULES = RuleIds.with(Catalogue.RESIGN);

  @Override
  public String id() {
    return "talat";
  }

  @Override
  public List<String> seats() {
    return Towers.COLORS;
  }

  @Override
  public List<String> rules() {
    return RULES;
  }

  @Override
  public int placedColor(int seat, int hand) {
    return seat;
  }

  @Override
  public int withoutRemoved(int hand, int placed) {
    return hand;
  }

  @Override
  public int nextToPlace(int seat, int handBefore, int handAfter, int firstSeat) {
    return (seat + 1) % seats().size();
  }

  @Override
  public int beginner(int firstSeat, int lastPlacer) {
    return firstSeat;
  }

  @Override
  public int master(int board, int side) {
    return Boards.color(board, side);
  }

  @Override
  public String ownershipRule(int color) {
    return RuleIds.OWN_TOWER;
  }

  @Override
  public String lineRule(int color) {
    return RuleIds.LINE;
  }
}
