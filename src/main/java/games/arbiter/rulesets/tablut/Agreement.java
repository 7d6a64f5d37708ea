package games.arbiter.rulesets.tablut;

import games.arbiter.engine.Action;
import games.arbiter.engine.ActionDetails;
import games.arbiter.engine.Effect;
import games.arbiter.engine.OfferKind;
import games.arbiter.engine.Position;
import games.arbiter.engine.RefusalKind;
import games.arbiter.engine.SeatAction;
import games.arbiter.engine.Translatable;
import games.arbiter.engine.Verdict;
import games.arbiter.engine.Violation;
import java.util.List;
import java.util.Optional;

/**
 * {@code tablut.end.agreement}: at most one offer of a draw stands, and only the other side answers
 * it.
 */
final class Agreement {

  private static final String RULE = "tablut.end.agreement";
  private static final String OFFER = "offer-draw";
  private static final String ACCEPT = "accept-draw";
  private static final String DECLINE = "decline-draw";
  private static final List<String> KINDS = List.of(ACCEPT, DECLINE, OFFER);

  private Agreement() {}

  /** The action of that name, {@code attackers:offer-draw}; empty if there is none. */
  static Optional<Action> named(String name) {
    int colon = name.indexOf(':');
    if (colon < 0
        || !Side.SEATS.contains(name.substring(0, colon))
        || !KINDS.contains(name.substring(colon + 1))) {
      return Optional.empty();
    }
    return Optional.of(new SeatAction(name.substring(0, colon), name.substring(colon + 1)));
  }

  /** What the sides may do while the offer of one stands (null: of none), sorted by name. */
  static List<Action> actions(Side offeredBy) {
    if (offeredBy == null) {
      return List.of(
          new SeatAction(Side.ATTACKERS.seat(), OFFER),
          new SeatAction(Side.DEFENDERS.seat(), OFFER));
    }
    String other = offeredBy.opponent().seat();
    return List.of(new SeatAction(other, ACCEPT), new SeatAction(other, DECLINE));
  }

  static Verdict<Position> judge(TablutPosition position, SeatAction action) {
    Side actor = Side.of(action.actor());
    return action.kind().equals(OFFER)
        ? offer(position, actor)
        : answer(position, actor, action.kind().equals(ACCEPT));
  }

  private static Verdict<Position> offer(TablutPosition position, Side actor) {
    Side standing = position.offeredBy();
    if (standing != null) {
      return refused(
          RefusalKind.OFFER_OPEN,
          Translatable.of("detail.offer-open." + standing.seat()),
          "broken.tablut.end.agreement.offer-open");
    }
    return Verdict.accepted(
        position.agreed(actor, null), List.of(new Effect.OfferMade(OfferKind.DRAW, actor.seat())));
  }

  private static Verdict<Position> answer(TablutPosition position, Side actor, boolean accepts) {
    Side standing = position.offeredBy();
    if (standing == null) {
      return refused(
          RefusalKind.NO_SUCH_OFFER,
          Translatable.of("detail.no-offer"),
          "broken.tablut.end.agreement.no-offer");
    }
    if (standing == actor) {
      return refused(
          RefusalKind.NO_SUCH_OFFER,
          Translatable.of("detail.own-offer." + standing.seat()),
          "broken.tablut.end.agreement.own-offer");
    }
    if (!accepts) {
      return Verdict.accepted(
          position.agreed(null, null),
          List.of(new Effect.OfferDeclined(OfferKind.DRAW, actor.seat())));
    }
    return Verdict.accepted(
        position.agreed(null, Ending.AGREEMENT),
        List.of(
            new Effect.OfferAccepted(OfferKind.DRAW, actor.seat()),
            new Effect.GameEnded(Ending.AGREEMENT)));
  }

  private static Verdict<Position> refused(RefusalKind refusal, Translatable detail, String text) {
    Violation violation = new Violation(RULE, Translatable.of(text), null, List.of());
    return new Verdict.Refused<>(refusal, detail, List.of(violation));
  }

  static ActionDetails details(SeatAction action) {
    Translatable seat = Translatable.of("seat." + action.actor());
    return ActionDetails.ofSeat(action.actor(), Translatable.of("label." + action.kind(), seat));
  }
}
