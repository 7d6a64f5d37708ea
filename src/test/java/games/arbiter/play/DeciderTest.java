package games.arbiter.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import games.arbiter.engine.Replay;
import games.arbiter.engine.Ruleset;
import games.arbiter.rulesets.Replays;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Given a game's events, when a command comes, then this is its outcome. */
class DeciderTest {

  private static final Instant TIME = Instant.parse("2026-11-29T18:00:02.017Z");
  private static final Ruleset RULESET = Replica.resignable();
  private static final String FIRST = RULESET.catalogue().seats().get(0);
  private static final String SECOND = RULESET.catalogue().seats().get(1);
  private static final Replay START = Replays.start(RULESET);
  private static final String MOVE = START.legalActions().get(0).name();
  private static final String OTHER_MOVE = START.legalActions().get(1).name();

  /** A game and how it came to be. */
  private record Given(Game game) {

    /** The game after a command that is accepted. */
    Given and(When command) {
      return new Given(Replica.accepted(Decider.decide(game, command.command(game), TIME)));
    }

    Then when(When command) {
      return new Then(Decider.decide(game, command.command(game), TIME));
    }
  }

  /** A command, field by field; the version is the newest one unless it says another. */
  private record When(String action, String token, String key, Integer version, boolean said) {

    static When act(String action) {
      return new When(action, null, null, null, false);
    }

    When as(String seat) {
      return new When(action, tokenOf(seat), key, version, said);
    }

    When withToken(String other) {
      return new When(action, other, key, version, said);
    }

    When withKey(String other) {
      return new When(action, token, other, version, said);
    }

    When at(Integer other) {
      return new When(action, token, key, other, true);
    }

    ActCommand command(Game game) {
      Integer seen = said ? version : Integer.valueOf(game.version());
      return new ActCommand(game.id(), action, token, key, seen);
    }
  }

  private record Then(ActOutcome outcome) {

    Game accepted() {
      return Replica.accepted(outcome);
    }

    /** The version whose event is told again. */
    void duplicateOf(int version) {
      assertEquals("duplicate", Replica.why(outcome));
      assertEquals(version, ((ActOutcome.Duplicate) outcome).game().version());
    }

    Rejection rejected(String code) {
      assertEquals(code, Replica.why(outcome));
      return ((ActOutcome.Rejected) outcome).rejection();
    }
  }

  private static String tokenOf(String seat) {
    return "the token of " + seat;
  }

  private static Given given(Access access, Replay start) {
    List<SeatToken.Digest> tokens =
        RULESET.catalogue().seats().stream()
            .filter(seat -> access == Access.TOKENS)
            .map(seat -> new SeatToken(seat, tokenOf(seat)).digest())
            .toList();
    GameCreated created =
        new GameCreated(
            Samples.id(), start.beginning(), access, false, TIME, List.of(), tokens, null);
    return new Given(Game.begin(created, start));
  }

  private static Given aGame() {
    return given(Access.TOKENS, START);
  }

  private static Given anOpenGame() {
    return given(Access.OPEN, START);
  }

  private static Given aGameWithAMove() {
    return aGame().and(When.act(MOVE).as(FIRST).withKey("k"));
  }

  private static Given aFinishedGame() {
    return aGame().and(When.act(FIRST + ":resign").as(FIRST));
  }

  @Test
  void aLegalActionIsAcceptedAndItsEventFollows() {
    Given given = aGame();
    Game after = given.when(When.act(MOVE).as(FIRST).withKey("k")).accepted();
    GameEvent event = after.event();
    String hash = HashChain.next(given.game().hash(), 1, FIRST, MOVE);
    assertEquals(new GameEvent(given.game().id(), 1, FIRST, MOVE, TIME, hash, FIRST, "k"), event);
    assertEquals(after.hash(), given.game().fold(List.of(event)).hash());
    assertEquals(0, given.game().version());
  }

  @Test
  void theNameOfTheActionIsCheckedFirst() {
    assertEquals(
        "action", aGame().when(When.act("?").at(null)).rejected("malformed-action").field());
  }

  @Test
  void thenTheTokenUnlessTheGameIsOpen() {
    aGame().when(When.act(MOVE).at(7)).rejected("unauthorized");
    aGame().when(When.act(MOVE).withToken("guessed").at(7)).rejected("unauthorized");
    aGameWithAMove().when(When.act(MOVE).withKey("k")).rejected("unauthorized");
    anOpenGame().when(When.act(MOVE)).accepted();
  }

  @Test
  void thenWhetherTheActionIsOneOfTheTokensSeat() {
    aGame().when(When.act(FIRST + ":resign").as(SECOND).at(7)).rejected("wrong-seat");
    aFinishedGame().when(When.act(FIRST + ":resign").as(SECOND).at(0)).rejected("wrong-seat");
  }

  @Test
  void thenWhetherItIsADuplicateByItsKeyWhateverItsVersion() {
    for (Integer version : new Integer[] {null, 0, 1, 7}) {
      aGameWithAMove().when(When.act(MOVE).as(FIRST).withKey("k").at(version)).duplicateOf(1);
      Rejection reused =
          aGameWithAMove()
              .when(When.act(OTHER_MOVE).as(FIRST).withKey("k").at(version))
              .rejected("idempotency-key-reused");
      assertSame(null, reused.currentVersion());
    }
  }

  @Test
  void eachSeatHasKeysOfItsOwnAndAnOpenGameOneSpaceForAll() {
    String reply = aGameWithAMove().game().replay().legalActions().get(0).name();
    aGameWithAMove().when(When.act(reply).as(SECOND).withKey("k")).accepted();
    anOpenGame()
        .and(When.act(MOVE).withKey("k"))
        .when(When.act(reply).withKey("k"))
        .rejected("idempotency-key-reused");
  }

  @Test
  void orWithoutKeyByTheEventThatFollowedItsVersion() {
    aGameWithAMove().when(When.act(MOVE).as(FIRST).at(0)).duplicateOf(1);
    aGameWithAMove().when(When.act(MOVE).as(FIRST).at(1)).rejected("not-your-turn");
    aGameWithAMove().when(When.act(OTHER_MOVE).as(FIRST).at(0)).rejected("stale-version");
    aGameWithAMove().when(When.act(MOVE).as(SECOND).at(0)).rejected("stale-version");
    aGameWithAMove().when(When.act(MOVE).as(FIRST).withKey("n").at(0)).rejected("stale-version");
  }

  @Test
  void ofTheSameActionsOnlyTheOneAtItsVersionIsADuplicate() {
    Given given = aGameWithAMove();
    String reply = given.game().replay().legalActions().get(0).name();
    Given later = given.and(When.act(reply).as(SECOND));
    later.when(When.act(MOVE).as(FIRST).at(0)).duplicateOf(1);
    later.when(When.act(MOVE).as(FIRST).at(1)).rejected("stale-version");
  }

  @Test
  void aRejectedCommandUsesNoKeyUp() {
    Given given = aGameWithAMove();
    given.when(When.act(MOVE).as(SECOND).withKey("n")).rejected("illegal-action");
    given.when(When.act(OTHER_MOVE).as(SECOND).withKey("n").at(7)).rejected("stale-version");
    String reply = given.game().replay().legalActions().get(0).name();
    Game after = given.and(When.act(reply).as(SECOND).withKey("n")).game();
    assertEquals("n", after.event().key());
  }

  @Test
  void aFinishedGameTakesNothingOfAnySeat() {
    for (String seat : List.of(FIRST, SECOND)) {
      aFinishedGame().when(When.act(seat + ":resign").as(seat)).rejected("game-over");
    }
  }

  @Test
  void thenItsVersion() {
    Given given = aGameWithAMove();
    Rejection missing =
        given.when(When.act(MOVE).as(SECOND).at(null)).rejected("precondition-required");
    assertEquals(1, missing.currentVersion());
    Rejection stale = given.when(When.act(MOVE).as(FIRST).at(2)).rejected("stale-version");
    assertEquals(1, stale.currentVersion());
    aFinishedGame().when(When.act(MOVE).as(SECOND).at(7)).rejected("stale-version");
  }

  @Test
  void thenWhoseTurnItIs() {
    Rejection early = aGame().when(When.act(MOVE).as(SECOND)).rejected("not-your-turn");
    assertEquals(
        List.of(RULESET.turnRule()), early.violations().stream().map(v -> v.rule()).toList());
    aGame().when(When.act(SECOND + ":resign").as(SECOND)).accepted();
    aFinishedGame().when(When.act(MOVE).as(SECOND)).rejected("game-over");
  }

  @Test
  void thenTheRules() {
    Rejection refused = aGameWithAMove().when(When.act(MOVE).as(SECOND)).rejected("illegal-action");
    assertEquals(1, refused.currentVersion());
    assertEquals(RULESET, refused.ruleset());
    aFinishedGame().when(When.act(SECOND + ":resign").as(SECOND)).rejected("game-over");
  }

  @Test
  void aLongGameTakesOnlyWhatEndsIt() {
    Given given = new Given(LongGames.of(Replay.MAX_VERSIONS - 1, Access.OPEN));
    String endless = LongGames.next(given.game());
    Rejection tooLong = given.when(When.act(endless)).rejected("game-too-long");
    assertEquals(Replay.MAX_VERSIONS - 1, tooLong.currentVersion());
    assertEquals(Replay.MAX_VERSIONS, given.when(When.act(LongGames.END)).accepted().version());
  }

  @Test
  void whatALongGameOffersIsAccepted() {
    for (int version : new int[] {Replay.MAX_VERSIONS - 1, Replay.MAX_VERSIONS}) {
      Given given = new Given(LongGames.of(version, Access.OPEN));
      Replay replay = given.game().replay();
      assertEquals(List.of(), replay.legalActions());
      List<String> offered = replay.seatActions().stream().map(a -> a.name()).toList();
      assertEquals(true, offered.contains(LongGames.END));
      offered.forEach(action -> given.when(When.act(action)).accepted());
    }
  }
}
