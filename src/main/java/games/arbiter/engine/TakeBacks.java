package games.arbiter.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * {@code game.take-back}: a seat asks to go back to just before its own last action on a board;
 * every other seat that has not left must accept. The same for every ruleset.
 */
final class TakeBacks {

  static final String ASK = "ask-take-back";
  static final String ACCEPT = "accept-take-back";
  static final String DECLINE = "decline-take-back";

  private static final List<String> KINDS = List.of(ASK, ACCEPT, DECLINE);
  private static final Map<String, String> LABELS =
      Map.of(
          ASK, "label.ask-take-back",
          ACCEPT, "label.accept-take-back",
          DECLINE, "label.decline-take-back");

  /** Why an action is refused: the keys of the violation's text and of the detail. */
  private enum Reason {
    NOT_ALLOWED("broken.game.take-back.not-allowed", null),
    NOTHING("broken.game.take-back.nothing", "detail.game.take-back.nothing"),
    NONE("broken.game.take-back.none", "detail.game.take-back.none"),
    OWN("broken.game.take-back.own", "detail.game.take-back.own"),
    ANSWERED("broken.game.take-back.answered", "detail.game.take-back.answered"),
    OFFER_OPEN("broken.game.take-back.offer-open", "detail.game.take-back.offer-open");

    private final String broken;
    private final String detail;

    Reason(String broken, String detail) {
      this.broken = broken;
      this.detail = detail;
    }
  }

  private TakeBacks() {}

  /** The action of that name; empty if it concerns no take-back. */
  static Optional<Action> named(Catalogue catalogue, String name) {
    int colon = name.indexOf(':');
    return colon > 0
            && KINDS.contains(name.substring(colon + 1))
            && catalogue.seats().contains(name.substring(0, colon))
        ? Optional.of(new SeatAction(name.substring(0, colon), name.substring(colon + 1)))
        : Optional.empty();
  }

  static boolean isOne(Action action) {
    return action.seat().isPresent() && KINDS.contains(action.kind());
  }

  /** Every such action that is accepted in a game. */
  static List<Action> actions(Step game) {
    List<Action> actions = new ArrayList<>();
    if (game.allowsTakeBacks()) {
      for (String seat : game.ruleset().catalogue().seats()) {
        for (String kind : KINDS) {
          Action action = new SeatAction(seat, kind);
          if (judge(game, action).match(accepted -> true, refused -> false)) {
            actions.add(action);
          }
        }
      }
    }
    return actions;
  }

  static Verdict<Change> judge(Step game, Action action) {
    if (!game.allowsTakeBacks()) {
      return Verdict.illegal(List.of(violation(Reason.NOT_ALLOWED)));
    }
    String seat = action.seat().orElseThrow();
    return action.kind().equals(ASK) ? ask(game, seat) : answer(game, action, seat);
  }

  private static Verdict<Change> ask(Step game, String seat) {
    if (!game.offers().isEmpty()) {
      return offerOpen(game);
    }
    Optional<Integer> to =
        hasLeft(game, seat) ? Optional.empty() : History.beforeLastMove(game, seat);
    return to.isEmpty()
        ? refused(RefusalKind.NOTHING_TO_TAKE_BACK, Reason.NOTHING, seat(seat))
        : accepted(
            new TakeBackRequest(seat, to.get(), List.of()),
            new Effect.OfferMade(OfferKind.TAKE_BACK, seat));
  }

  private static Verdict<Change> answer(Step game, Action action, String seat) {
    TakeBackRequest request = game.takeBack();
    if (request == null) {
      return refused(RefusalKind.NO_SUCH_OFFER, Reason.NONE);
    }
    if (request.asker().equals(seat)) {
      return refused(RefusalKind.NO_SUCH_OFFER, Reason.OWN, seat(seat));
    }
    if (request.accepted().contains(seat) || hasLeft(game, seat)) {
      return refused(RefusalKind.NO_SUCH_OFFER, Reason.ANSWERED, seat(seat));
    }
    if (action.kind().equals(DECLINE)) {
      return accepted(null, new Effect.OfferDeclined(OfferKind.TAKE_BACK, seat));
    }
    Effect accepted = new Effect.OfferAccepted(OfferKind.TAKE_BACK, seat);
    TakeBackRequest next = request.acceptedBy(seat);
    return isAcceptedByAll(game, next)
        ? Verdict.accepted(
            new Change.WentBack(next.to()), List.of(accepted, new Effect.TakenBack(next.to())))
        : accepted(next, accepted);
  }

  private static Verdict<Change> accepted(TakeBackRequest next, Effect effect) {
    return Verdict.accepted(new Change.Requested(next), List.of(effect));
  }

  private static boolean hasLeft(Step game, String seat) {
    return game.position().seatsLeft().contains(seat);
  }

  private static boolean isAcceptedByAll(Step game, TakeBackRequest request) {
    return game.ruleset().catalogue().seats().stream()
        .filter(seat -> !seat.equals(request.asker()) && !hasLeft(game, seat))
        .allMatch(request.accepted()::contains);
  }

  /** The offers of a position and the request that stands, if any (else null). */
  static List<Offer> offers(List<Offer> own, TakeBackRequest request) {
    List<Offer> offers = new ArrayList<>(own);
    if (request != null) {
      offers.add(new Offer(OfferKind.TAKE_BACK, request.asker()));
    }
    return List.copyOf(offers);
  }

  /** Whether an action of the ruleset makes an offer. */
  static boolean makesOffer(Verdict<Position> verdict) {
    return verdict.match(
        accepted -> accepted.effects().stream().anyMatch(Effect.OfferMade.class::isInstance),
        refused -> false);
  }

  /** The effects of an action by which a request lapses; the end of the game stays last. */
  static List<Effect> withLapse(List<Effect> effects, TakeBackRequest request) {
    List<Effect> all = new ArrayList<>(effects);
    boolean ends = !all.isEmpty() && all.get(all.size() - 1) instanceof Effect.GameEnded;
    all.add(
        ends ? all.size() - 1 : all.size(),
        new Effect.OfferLapsed(OfferKind.TAKE_BACK, request.asker()));
    return List.copyOf(all);
  }

  /** Another offer while a request stands, or a request while another offer stands. */
  static <T> Verdict<T> offerOpen(Step game) {
    return refused(RefusalKind.OFFER_OPEN, Reason.OFFER_OPEN, seat(game.offers().get(0).seat()));
  }

  private static <T> Verdict<T> refused(RefusalKind kind, Reason reason, Object... arguments) {
    Translatable detail = Translatable.of(reason.detail, arguments);
    return new Verdict.Refused<>(kind, detail, List.of(violation(reason)));
  }

  private static Violation violation(Reason reason) {
    return new Violation(Catalogue.TAKE_BACK, Translatable.of(reason.broken), null, List.of());
  }

  private static Translatable seat(String id) {
    return Translatable.of("seat." + id);
  }

  static ActionDetails details(Action action) {
    String who = action.seat().orElseThrow();
    return ActionDetails.ofSeat(who, Translatable.of(LABELS.get(action.kind()), seat(who)));
  }
}
