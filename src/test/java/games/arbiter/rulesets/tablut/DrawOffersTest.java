package games.arbiter.rulesets.tablut;

import static org.junit.jupiter.api.Assertions.assertEquals;

import games.arbiter.engine.Action;
import games.arbiter.engine.Effect;
import games.arbiter.engine.GameResult;
import games.arbiter.engine.Offer;
import games.arbiter.engine.OfferKind;
import games.arbiter.engine.RefusalKind;
import games.arbiter.engine.Replay;
import games.arbiter.engine.Status;
import games.arbiter.engine.Translatable;
import games.arbiter.engine.Verdict;
import games.arbiter.rulesets.Replays;
import java.util.List;
import org.junit.jupiter.api.Test;

class DrawOffersTest {

  private static final GameResult DRAW = new GameResult("tablut.end.agreement", List.of(), null);

  @Test
  void acceptedOfferIsADraw() {
    Replay game = Replays.play(TestBoards.start(), "defenders:offer-draw");
    assertEquals(List.of(new Offer(OfferKind.DRAW, "defenders")), game.offers());
    assertEquals(List.of(new Effect.OfferMade(OfferKind.DRAW, "defenders")), game.effects());
    Replay drawn = Replays.play(game, "attackers:accept-draw");
    assertEquals(DRAW, drawn.result().orElseThrow());
    assertEquals(
        List.of(new Effect.OfferAccepted(OfferKind.DRAW, "attackers"), new Effect.GameEnded(DRAW)),
        drawn.effects());
    assertEquals(List.of(), drawn.offers());
  }

  @Test
  void declinedOfferIsGoneAndAnotherCanBeMadeAtOnce() {
    Replay game =
        Replays.play(TestBoards.start(), "attackers:offer-draw", "defenders:decline-draw");
    assertEquals(List.of(new Effect.OfferDeclined(OfferKind.DRAW, "defenders")), game.effects());
    assertEquals(List.of(), game.offers());
    Replay drawn = Replays.play(game, "defenders:offer-draw", "attackers:accept-draw");
    assertEquals(DRAW, drawn.result().orElseThrow());
  }

  @Test
  void ownOfferCannotBeAnswered() {
    Replay game = Replays.play(TestBoards.start(), "attackers:offer-draw");
    for (String answer : List.of("attackers:accept-draw", "attackers:decline-draw")) {
      assertRefused(
          RefusalKind.NO_SUCH_OFFER, "detail.own-offer.attackers", Replays.refused(game, answer));
    }
    assertEquals(Status.PLAY, game.status());
  }

  @Test
  void answerNeedsAnOffer() {
    assertRefused(
        RefusalKind.NO_SUCH_OFFER,
        "detail.no-offer",
        Replays.refused(TestBoards.start(), "defenders:accept-draw"));
  }

  @Test
  void whileOneOfferStandsNeitherSideMakesAnother() {
    Replay game = Replays.play(TestBoards.start(), "defenders:offer-draw");
    for (String offer : List.of("attackers:offer-draw", "defenders:offer-draw")) {
      assertRefused(
          RefusalKind.OFFER_OPEN, "detail.offer-open.defenders", Replays.refused(game, offer));
    }
  }

  @Test
  void offerSurvivesItsMakersMove() {
    Replay game = Replays.play(TestBoards.start(), "attackers:offer-draw", "d1-d2");
    assertEquals(List.of(new Offer(OfferKind.DRAW, "attackers")), game.offers());
    assertEquals(DRAW, Replays.play(game, "defenders:accept-draw").result().orElseThrow());
  }

  @Test
  void offerLapsesWhenTheOtherSideMoves() {
    Replay game = Replays.play(TestBoards.start(), "attackers:offer-draw", "d1-d2", "e3-d3");
    assertEquals(
        List.of(
            new Effect.Moved("d", "board", "e3", "d3"),
            new Effect.OfferLapsed(OfferKind.DRAW, "attackers")),
        game.effects());
    assertEquals(List.of(), game.offers());
    Replays.refused(game, "defenders:accept-draw");
  }

  @Test
  void offerLapsesBeforeTheGameEnds() {
    Replay game =
        Replays.play(
            TestBoards.set(
                "defenders",
                ". . . . . . . . .",
                ". . . . . . . . .",
                ". . . . . . k . .",
                ". . . . . . . . .",
                ". . . . . . . . .",
                ". . . . . . . . .",
                ". . . . . . . . .",
                ". . . . . . . . .",
                "a . . . . . . . ."),
            "attackers:offer-draw",
            "g7-g9");
    assertEquals(
        List.of("moved", "draw-lapsed", "game-ended"),
        game.effects().stream().map(Effect::type).toList());
    assertEquals(List.of(), game.offers());
  }

  @Test
  void seatsAreShownWhatTheyMayDo() {
    assertEquals(
        List.of(
            "attackers:offer-draw", "attackers:resign", "defenders:offer-draw", "defenders:resign"),
        seatActions(TestBoards.start()));
    assertEquals(
        List.of(
            "attackers:resign",
            "defenders:accept-draw",
            "defenders:decline-draw",
            "defenders:resign"),
        seatActions(Replays.play(TestBoards.start(), "attackers:offer-draw")));
  }

  private static List<String> seatActions(Replay game) {
    return game.seatActions().stream().map(Action::name).toList();
  }

  private static void assertRefused(
      RefusalKind refusal, String detail, Verdict.Refused<?> refused) {
    assertEquals(refusal, refused.refusal());
    assertEquals(Translatable.of(detail), refused.detail());
    assertEquals("tablut.end.agreement", refused.violations().get(0).rule());
  }
}
