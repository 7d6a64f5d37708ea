package games.arbiter.rulesets.tablut;

import java.util.ArrayList;
import java.util.List;

/**
 * What a move captures. The piece that moved is always one of those that enclose, so only the
 * pieces beside it can be captured; each on its own, whatever else is captured by the same move.
 */
final class Captures {

  private Captures() {}

  /** The board after a move of a side and the removal of all that it captured. */
  static Board after(Board board, Side side, TablutAction move) {
    Board moved = board.moved(side, move.from(), move.to());
    Board left = moved;
    for (int direction = 0; direction < Spaces.DIRECTIONS; direction++) {
      int victim = Spaces.next(move.to(), direction);
      if (victim != Spaces.NONE
          && moved.has(side.opponent(), victim)
          && isCaptured(moved, side, victim, Spaces.next(victim, direction))) {
        left = left.without(side.opponent(), victim);
      }
    }
    return left;
  }

  /** The spaces on which a side has lost its pieces between two boards, sorted. */
  static List<Integer> between(Board before, Board after, Side loser) {
    if (before.count(loser) == after.count(loser)) {
      return List.of();
    }
    List<Integer> lost = new ArrayList<>();
    for (int s = before.nextOf(loser, -1); s != Spaces.NONE; s = before.nextOf(loser, s)) {
      if (!after.has(loser, s)) {
        lost.add(s);
      }
    }
    return lost;
  }

  private static boolean isCaptured(Board moved, Side captor, int victim, int partner) {
    return victim == moved.king()
        ? isKingCaptured(moved, victim, partner)
        : isSoldierCaptured(moved, captor, partner);
  }

  /**
   * {@code tablut.capture.custodial} and {@code tablut.capture.castle}: the partner is a piece of
   * the captor (the king too) or the empty castle; the edge is not a partner.
   */
  private static boolean isSoldierCaptured(Board moved, Side captor, int partner) {
    return partner != Spaces.NONE
        && (moved.has(captor, partner) || partner == Spaces.CASTLE && moved.isEmpty(partner));
  }

  /**
   * {@code tablut.king.open}: between two attackers; {@code tablut.king.beside-castle}: attackers
   * on the other three sides; {@code tablut.king.on-castle}: four attackers.
   */
  private static boolean isKingCaptured(Board moved, int king, int partner) {
    if (king == Spaces.CASTLE || Spaces.isBesideCastle(king)) {
      return isKingSurrounded(moved, king);
    }
    return partner != Spaces.NONE && moved.has(Side.ATTACKERS, partner);
  }

  /** Whether attackers stand on all sides of the king but that of the castle. */
  private static boolean isKingSurrounded(Board moved, int king) {
    for (int direction = 0; direction < Spaces.DIRECTIONS; direction++) {
      int beside = Spaces.next(king, direction);
      if (beside != Spaces.CASTLE && !moved.has(Side.ATTACKERS, beside)) {
        return false;
      }
    }
    return true;
  }
}
