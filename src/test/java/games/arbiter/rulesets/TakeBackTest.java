package games.arbiter.rulesets;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import games.arbiter.engine.Action;
import games.arbiter.engine.Effect;
import games.arbiter.engine.Offer;
import games.arbiter.engine.OfferKind;
import games.arbiter.engine.Provenance;
import games.arbiter.engine.RefusalKind;
import games.arbiter.engine.Replay;
import games.arbiter.engine.Ruleset;
import games.arbiter.engine.Rulesets;
import games.arbiter.engine.Score;
import games.arbiter.engine.Status;
import games.arbiter.play.HashChain;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Take-backs by consent, the same in every ruleset. */
class TakeBackTest {

  private static final int GAMES = 3;
  private static final int MOVES = 400;

  static Stream<Ruleset> rulesets() {
    return Rulesets.registered().all().stream();
  }

  private static Replay start(Ruleset ruleset) {
    return Replays.start(ruleset).withTakeBacks();
  }

  private static Replay move(Replay game, Random random) {
    List<Action> legal = game.legalActions();
    return Replays.play(game, legal.get(random.nextInt(legal.size())).name());
  }

  private static Replay move(Replay game) {
    return Replays.play(game, game.legalActions().get(0).name());
  }

  private static List<String> others(Replay game, String seat) {
    return game.ruleset().catalogue().seats().stream().filter(s -> !s.equals(seat)).toList();
  }

  /** The game after a seat asked and all others accepted. */
  private static Replay takeBack(Replay game, String seat) {
    Replay asked = Replays.play(game, seat + ":ask-take-back");
    for (String other : others(game, seat)) {
      asked = Replays.play(asked, other + ":accept-take-back");
    }
    return asked;
  }

  private static List<String> names(List<Action> actions) {
    return actions.stream().map(Action::name).toList();
  }

  private static List<String> takeBacks(Replay game) {
    return names(game.seatActions()).stream().filter(name -> name.endsWith("take-back")).toList();
  }

  private static List<Effect> effects(Replay game) {
    return game.effects();
  }

  /** The version at which each board froze. */
  private static List<Optional<Integer>> frozen(Replay game) {
    return game.ruleset().catalogue().boards().stream()
        .map(board -> game.frozenAtVersion(board.id()))
        .toList();
  }

  /** The version from which each line of the score comes. */
  private static List<Optional<Integer>> origins(Replay game) {
    return game.position().scores().stream()
        .flatMap(score -> score.lines().stream())
        .map(Score.Line::piece)
        .map(piece -> game.lastOf(piece).map(Provenance::version))
        .toList();
  }

  private static void assertSame(Replay then, Replay now) {
    assertEquals(then.layout(), now.layout());
    assertEquals(then.status(), now.status());
    assertEquals(names(then.legalActions()), names(now.legalActions()));
    assertEquals(then.position().scores(), now.position().scores());
    assertEquals(then.position().boardProofs(), now.position().boardProofs());
    assertEquals(frozen(then), frozen(now));
    assertEquals(origins(then), origins(now));
  }

  @ParameterizedTest
  @MethodSource("rulesets")
  void whatIsTakenBackIsAsItWasThen(Ruleset ruleset) {
    Random random = new Random(42);
    for (int number = 0; number < GAMES; number++) {
      Replay game = start(ruleset);
      for (int i = 0; i < MOVES && game.status() != Status.FINISHED; i++) {
        game = move(game, random);
        if (game.status() != Status.FINISHED && random.nextInt(4) == 0) {
          game = takeBackAtRandom(game, random);
        }
      }
    }
  }

  private static Replay takeBackAtRandom(Replay game, Random random) {
    List<String> asks = takeBacks(game);
    String seat = asks.get(random.nextInt(asks.size())).split(":")[0];
    Replay back = takeBack(game, seat);
    Effect.TakenBack to = back.effects(Effect.TakenBack.class).get(0);
    Replay then = back.at(to.version());
    assertEquals(seat, back.at(to.version() + 1).seat());
    assertSame(then, back);
    return back;
  }

  @ParameterizedTest
  @MethodSource("rulesets")
  void aGameEndsAsTheSameGameWithoutWhatWasTakenBack(Ruleset ruleset) {
    Random random = new Random(7);
    Replay game = start(ruleset);
    Replay plain = Replays.start(ruleset);
    List<Replay> line = new ArrayList<>(List.of(plain));
    for (int i = 0; i < MOVES && game.status() != Status.FINISHED; i++) {
      game = move(game, random);
      plain = Replays.play(plain, game.action().name());
      line.add(plain);
      if (game.status() != Status.FINISHED && random.nextInt(3) == 0) {
        String mover = game.seat();
        game = takeBack(game, mover);
        line.remove(line.size() - 1);
        plain = line.get(line.size() - 1);
      }
      assertEquals(plain.layout(), game.layout());
      assertEquals(names(plain.legalActions()), names(game.legalActions()));
    }
    assertEquals(plain.result(), game.result());
    assertEquals(plain.position().scores(), game.position().scores());
  }

  @ParameterizedTest
  @MethodSource("rulesets")
  void aSeatAsksAndEveryOtherOneAnswers(Ruleset ruleset) {
    Replay game = move(start(ruleset));
    String seat = game.seat();
    assertEquals(List.of(seat + ":ask-take-back"), takeBacks(game));
    Replay asked = Replays.play(game, seat + ":ask-take-back");
    assertEquals(List.of(new Effect.OfferMade(OfferKind.TAKE_BACK, seat)), effects(asked));
    assertEquals("take-back-asked", effects(asked).get(0).type());
    assertEquals(List.of(new Offer(OfferKind.TAKE_BACK, seat)), asked.offers());
    assertEquals(Optional.of(2), asked.madeAtVersion(asked.offers().get(0)));
    for (String other : others(game, seat)) {
      assertTrue(takeBacks(asked).contains(other + ":accept-take-back"));
      asked = Replays.play(asked, other + ":accept-take-back");
      assertEquals(new Effect.OfferAccepted(OfferKind.TAKE_BACK, other), effects(asked).get(0));
    }
    assertEquals(List.of(new Effect.TakenBack(0)), asked.effects(Effect.TakenBack.class));
    assertEquals(List.of(), asked.offers());
    assertEquals(seat, asked.toMove().orElseThrow());
  }

  @ParameterizedTest
  @MethodSource("rulesets")
  void oneDeclineEndsTheRequest(Ruleset ruleset) {
    Replay game = move(start(ruleset));
    String last = others(game, game.seat()).get(others(game, game.seat()).size() - 1);
    Replay asked = Replays.play(game, game.seat() + ":ask-take-back");
    Replay declined = Replays.play(asked, last + ":decline-take-back");
    assertEquals(List.of(new Effect.OfferDeclined(OfferKind.TAKE_BACK, last)), effects(declined));
    assertEquals(List.of(), declined.offers());
    assertSame(game, declined);
    assertEquals(
        RefusalKind.NO_SUCH_OFFER, Replays.refused(declined, last + ":accept-take-back").refusal());
  }

  @ParameterizedTest
  @MethodSource("rulesets")
  void theRequestLapsesWhenSomebodyActsOnABoard(Ruleset ruleset) {
    Replay game = move(start(ruleset));
    Replay moved = move(Replays.play(game, game.seat() + ":ask-take-back"));
    List<Effect> effects = effects(moved);
    assertEquals(
        new Effect.OfferLapsed(OfferKind.TAKE_BACK, game.seat()), effects.get(effects.size() - 1));
    assertEquals(List.of(), moved.offers());
  }

  @ParameterizedTest
  @MethodSource("rulesets")
  void oneOfferOfAnyKindStandsAtATime(Ruleset ruleset) {
    Replay game = move(start(ruleset));
    Replay asked = Replays.play(game, game.seat() + ":ask-take-back");
    for (String seat : ruleset.catalogue().seats()) {
      assertEquals(
          RefusalKind.OFFER_OPEN, Replays.refused(asked, seat + ":ask-take-back").refusal());
      if (Replay.action(ruleset, seat + ":offer-draw").isPresent()) {
        assertEquals(
            RefusalKind.OFFER_OPEN, Replays.refused(asked, seat + ":offer-draw").refusal());
        assertFalse(names(asked.seatActions()).contains(seat + ":offer-draw"));
        Replay offered = Replays.play(game, seat + ":offer-draw");
        assertEquals(
            RefusalKind.OFFER_OPEN,
            Replays.refused(offered, game.seat() + ":ask-take-back").refusal());
        assertEquals(List.of(), takeBacks(offered));
      }
    }
  }

  @ParameterizedTest
  @MethodSource("rulesets")
  void nobodyAnswersTheOwnRequestOrTwice(Ruleset ruleset) {
    Replay game = move(start(ruleset));
    Replay asked = Replays.play(game, game.seat() + ":ask-take-back");
    String own = game.seat() + ":accept-take-back";
    assertEquals(RefusalKind.NO_SUCH_OFFER, Replays.refused(asked, own).refusal());
    List<String> others = others(game, game.seat());
    if (others.size() > 1) {
      String again = others.get(0) + ":accept-take-back";
      Replay accepted = Replays.play(asked, again);
      assertEquals(RefusalKind.NO_SUCH_OFFER, Replays.refused(accepted, again).refusal());
    }
  }

  @ParameterizedTest
  @MethodSource("rulesets")
  void aSeatThatHasNotActedHasNothingToTakeBack(Ruleset ruleset) {
    Replay game = start(ruleset);
    for (String seat : ruleset.catalogue().seats()) {
      assertEquals(
          RefusalKind.NOTHING_TO_TAKE_BACK,
          Replays.refused(game, seat + ":ask-take-back").refusal());
    }
    Replay moved = move(game);
    Replay back = takeBack(moved, moved.seat());
    assertEquals(
        RefusalKind.NOTHING_TO_TAKE_BACK,
        Replays.refused(back, moved.seat() + ":ask-take-back").refusal());
  }

  @ParameterizedTest
  @MethodSource("rulesets")
  void aGameWithoutTakeBacksKnowsNone(Ruleset ruleset) {
    Replay game = move(Replays.start(ruleset));
    assertEquals(List.of(), takeBacks(game));
    var refused = Replays.refused(game, game.seat() + ":ask-take-back");
    assertEquals(RefusalKind.ILLEGAL_ACTION, refused.refusal());
    assertEquals("game.take-back", refused.violations().get(0).rule());
  }

  @ParameterizedTest
  @MethodSource("rulesets")
  void theHashOfTheStartSaysWhetherTakeBacksAreAllowed(Ruleset ruleset) {
    Replay with = start(ruleset);
    assertNotEquals(HashChain.of(Replays.start(ruleset)), HashChain.of(with));
    assertEquals(HashChain.of(with), HashChain.of(Replay.from(with.beginning())));
  }
}
