package games.arbiter.engine;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * The agreement on a draw in a game of two: at most one offer stands, and only the other seat
 * answers it. A ruleset that has it keeps in its positions whose offer stands. Its texts have
 * {@code detail.no-offer}, {@code detail.own-offer.<seat>}, {@code detail.offer-open.<seat>} and,
 * under {@code broken.<rule>}, {@code no-offer}, {@code own-offer} and {@code offer-open}.
 *
 * @param rule the id of the rule
 */
public record DrawOffers(String rule, List<String> seats) {

  private static final String OFFER = "offer-draw";
  private static final String ACCEPT = "accept-draw";
  private static final String DECLINE = "decline-draw";
  private static final List<String> KINDS = List.of(ACCEPT, DECLINE, OFFER);

  /** The action of that name, such as {@code attackers:offer-draw}; empty for any other name. */
  public Optional<Action> action(String name) {
    int colon = name.indexOf(':');
    if (colon < 0
        || !seats.contains(name.substring(0, colon))
        || !KINDS.contains(name.substring(colon + 1))) {
      return Optional.empty();
    }
    return Optional.of(new SeatAction(name.substring(0, colon), name.substring(colon + 1)));
  }

  /**
   * The actions of the seats, sorted by name, while the offer of a seat stands (null: no offer).
   */
  public List<Action> actions(String offeredBy) {
    if (offeredBy == null) {
      return seats.stream().sorted().<Action>map(seat -> new SeatAction(seat, OFFER)).toList();
    }
    String other = other(offeredBy);
    return List.of(new SeatAction(other, ACCEPT), new SeatAction(other, DECLINE));
  }

  /** The standing offers: that of the seat, or none for null. */
  public List<Offer> standing(String offeredBy) {
    return offeredBy == null ? List.of() : List.of(new Offer(OfferKind.DRAW, offeredBy));
  }

  /** How a game ends by agreement. */
  public GameResult draw() {
    return GameResult.draw(rule);
  }

  /**
   * Judges an action that {@link #action} gave.
   *
   * @param offeredBy the seat whose offer stands; null if none stands
   * @param next makes the position in which the offer of a seat stands (null: no offer)
   * @param drawn makes the position in which the game is drawn by agreement
   */
  public Verdict<Position> judge(
      Action action, String offeredBy, Function<String, Position> next, Supplier<Position> drawn) {
    String actor = action.seat().orElseThrow();
    if (action.kind().equals(OFFER)) {
      return offeredBy == null
          ? accepted(next.apply(actor), new Effect.OfferMade(OfferKind.DRAW, actor))
          : refused(RefusalKind.OFFER_OPEN, "offer-open", offeredBy);
    }
    if (offeredBy == null || offeredBy.equals(actor)) {
      return refused(
          RefusalKind.NO_SUCH_OFFER, offeredBy == null ? "no-offer" : "own-offer", offeredBy);
    }
    return action.kind().equals(DECLINE)
        ? accepted(next.apply(null), new Effect.OfferDeclined(OfferKind.DRAW, actor))
        : accepted(
            drawn.get(),
            new Effect.OfferAccepted(OfferKind.DRAW, actor),
            new Effect.GameEnded(draw()));
  }

  private static Verdict<Position> accepted(Position next, Effect... effects) {
    return Verdict.accepted(next, List.of(effects));
  }

  private Verdict<Position> refused(RefusalKind kind, String why, String offeredBy) {
    String seat = offeredBy == null ? "" : "." + offeredBy;
    Translatable text = Translatable.of("broken." + rule + "." + why);
    return new Verdict.Refused<>(
        kind,
        Translatable.of("detail." + why + seat),
        List.of(new Violation(rule, text, null, List.of())));
  }

  /** The details of an action that {@link #action} gave. */
  public ActionDetails details(Action action) {
    String actor = action.seat().orElseThrow();
    Translatable seat = Translatable.of("seat." + actor);
    return ActionDetails.ofSeat(actor, Translatable.of("label." + action.kind(), seat));
  }

  private String other(String seat) {
    return seats.get(1 - seats.indexOf(seat));
  }
}
