package games.arbiter.rulesets.talat;

import static games.arbiter.rulesets.talat.TestBoards.EMPTY;
import static games.arbiter.rulesets.talat.TestBoards.TALAT;
import static org.junit.jupiter.api.Assertions.assertEquals;

import games.arbiter.engine.Action;
import games.arbiter.engine.Effect;
import games.arbiter.engine.GameResult;
import games.arbiter.engine.PositionText;
import games.arbiter.engine.RefusalKind;
import games.arbiter.engine.Replay;
import games.arbiter.engine.Score;
import games.arbiter.engine.Status;
import games.arbiter.engine.Verdict;
import games.arbiter.rulesets.Replays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** game.resign in a game of three: the seat leaves and the others play on. */
class LeavingTest {

  private static final int SPREAD = 37;

  /** White's only tower has gone all the way; gw is frozen. */
  private static Replay whiteCannotAct(String toMove) {
    return TestBoards.play(
        TALAT,
        toMove,
        "wM4 bL3 . . ./. . . . ./. . . . ./. . . . ./. . . . .",
        "gM6 . . . ./. . . . ./. . . . ./. . . . ./bL4 . . . .",
        EMPTY);
  }

  /** The game after so many legal actions, spread over the boards. */
  private static Replay played(Replay game, int actions) {
    Replay now = game;
    for (int i = 0; i < actions; i++) {
      List<Action> legal = now.legalActions();
      now = Replays.play(now, legal.get(SPREAD * now.version() % legal.size()).name());
    }
    return now;
  }

  private static List<String> hand(Replay game, int color) {
    return game.layout().hands().get(color).pieces();
  }

  private static List<String> types(Replay game) {
    return game.effects().stream().map(Effect::type).distinct().toList();
  }

  @Test
  void seatThatLeavesInSetupTakesItsHandWithIt() {
    Replay before = played(Replays.start(TALAT), 3);
    Replay game = Replays.play(before, "white:resign");
    assertEquals(new Effect.Resigned("white"), game.effects().get(0));
    assertEquals(
        hand(before, 0),
        game.effects(Effect.Removed.class).stream().map(Effect.Removed::piece).toList());
    assertEquals(List.of("resigned", "removed"), types(game));
    assertEquals(List.of(), hand(game, 0));
    assertEquals(hand(before, 1), hand(game, 1));
    assertEquals(before.layout().boards(), game.layout().boards(), "its towers stay");
    assertEquals("black", game.toMove().orElseThrow());
  }

  @Test
  void othersPlaceOnAndBeginPlay() {
    Replay game = played(Replays.play(played(Replays.start(TALAT), 9), "white:resign"), 11);
    assertEquals(Status.SETUP, game.status());
    assertEquals("grey", game.toMove().orElseThrow());
    Replay play = played(game, 1);
    assertEquals(Status.PLAY, play.status());
    assertEquals(new Effect.PlayBegan("black"), play.effects().get(1));
    assertEquals("black", play.toMove().orElseThrow());
    for (int version = 11; version <= 22; version++) {
      assertEquals(version % 2 == 1 ? "black" : "grey", play.at(version).seat());
    }
    assertEquals(List.of(), play.effects(Effect.SeatSkipped.class));
  }

  @Test
  void seatMayLeaveOutOfTurn() {
    Replay game = Replays.play(played(Replays.start(TALAT), 1), "grey:resign");
    assertEquals("grey", game.seat());
    assertEquals("black", game.toMove().orElseThrow());
    assertEquals(List.of(), hand(game, 2));
    assertEquals("white", played(game, 1).toMove().orElseThrow());
    assertEquals("black", played(game, 2).toMove().orElseThrow());
  }

  @Test
  void playBeginsWhenTheOnlySeatLeavesThatHasATowerToPlace() {
    Replay before = played(Replays.start(TALAT), 26);
    Replay game = Replays.play(before, "grey:resign");
    assertEquals(Status.PLAY, game.status());
    assertEquals("white", game.toMove().orElseThrow());
    assertEquals(
        List.of(
            new Effect.Resigned("grey"),
            new Effect.Removed(hand(before, 2).get(0)),
            new Effect.PlayBegan("white")),
        game.effects().subList(0, 3));
  }

  @Test
  void turnsOfASeatThatLeftArePassedOverInSilence() {
    Replay game = Replays.play(whiteCannotAct("grey"), "white:resign", "bg:a5-b4");
    assertEquals("black", game.toMove().orElseThrow());
    assertEquals(List.of(new Effect.Moved("gM6", "bg", "a5", "b4")), game.effects());
  }

  @Test
  void nextSeatThatCanActFollowsTheSeatThatLeaves() {
    Replay game = Replays.play(whiteCannotAct("grey"), "grey:resign");
    assertEquals(
        List.of(new Effect.Resigned("grey"), new Effect.SeatSkipped("white")), game.effects());
    assertEquals("black", game.toMove().orElseThrow());
    assertEquals(List.of("gw"), game.position().frozenBoards());
  }

  @Test
  void towersOfASeatThatLeftCanBeCaptured() {
    Replay game = Replays.play(whiteCannotAct("black"), "white:resign", "wb:b5xa5");
    assertEquals(new Effect.Captured("wM4", "wb", "a5"), game.effects().get(0));
    Score black = game.position().scores().get(1);
    assertEquals(5, black.points());
  }

  @ParameterizedTest
  @CsvSource({"white, grey, black", "black, white, grey", "grey, black, white"})
  void lastSeatLeftWinsAtOnceInSetup(String first, String second, String winner) {
    Replay game =
        Replays.play(played(Replays.start(TALAT), 4), first + ":resign", second + ":resign");
    GameResult end = new GameResult("game.resign", List.of(winner), null);
    assertEquals(Status.FINISHED, game.status());
    assertEquals(end, game.result().orElseThrow());
    assertEquals(List.of("resigned", "removed", "game-ended"), types(game));
    assertEquals(List.of(), game.legalActions());
    assertEquals(List.of(), game.seatActions());
    assertEquals(winner, TALAT.firstSeatOfRematch(first, end));
  }

  @Test
  void lastSeatLeftWinsAtOnceInPlay() {
    Replay game = Replays.play(whiteCannotAct("grey"), "black:resign", "grey:resign");
    GameResult end = new GameResult("game.resign", List.of("white"), null);
    assertEquals(List.of(new Effect.Resigned("grey"), new Effect.GameEnded(end)), game.effects());
    assertEquals(RefusalKind.GAME_OVER, Replays.refused(game, "white:resign").refusal());
  }

  @Test
  void seatLeavesOnce() {
    Replay game = Replays.play(Replays.start(TALAT), "white:resign");
    assertEquals(
        List.of("black:resign", "grey:resign"),
        game.seatActions().stream().map(Action::name).toList());
    Verdict.Refused<?> again = Replays.refused(game, "white:resign");
    assertEquals(RefusalKind.ILLEGAL_ACTION, again.refusal());
    assertEquals("game.resign", again.violations().get(0).rule());
  }

  /** Black's next action freezes the second board; white has most points. */
  private static Replay nearlyOver(String tieBreak, String black, String grey) {
    PositionText text =
        new PositionText(
            PositionText.PLAY,
            "black",
            TestBoards.boards(
                ". . . . ./. bS3 . . ./wM6 . . . ./. . . . ./. . . . .",
                ". . gM4 . ./. . . . ./. . . . ./. . . . ./. . bS6 . .",
                EMPTY),
            null,
            List.of(
                new PositionText.Captured("white", List.of("bM6", "bM4", "bM3")),
                new PositionText.Captured("black", List.of(black.split(" "))),
                new PositionText.Captured("grey", List.of(grey.split(" ")))));
    return Replays.set(TALAT, Map.of("tieBreak", tieBreak), text);
  }

  @ParameterizedTest
  @CsvSource({
    "most-valuable-unshared, wL4 gS6, bL4, points, black",
    "most-valuable-unshared, wL4 gS6, bL4 bS4, tie-break, black",
    "most-valuable, wL4 gS6, bL4 bS4, shared, black grey",
    "most-valuable, wL4 gS6, bL6 bS4, tie-break, grey"
  })
  void seatThatLeftNeitherWinsNorSharesTheWin(
      String tieBreak, String black, String grey, String by, String winners) {
    Replay stayed = Replays.play(nearlyOver(tieBreak, black, grey), "wb:b4-c3");
    assertEquals(List.of("white"), stayed.result().orElseThrow().winners());
    Replay left = Replays.play(nearlyOver(tieBreak, black, grey), "white:resign", "wb:b4-c3");
    GameResult end = new GameResult("talat.end.two-frozen", List.of(winners.split(" ")), by);
    assertEquals(end, left.result().orElseThrow());
    assertEquals(winners.split(" ")[0], TALAT.firstSeatOfRematch("white", end));
  }

  /** Only white's towers could still capture; with white gone nobody can act. */
  @Test
  void gameEndsWhenNobodyWhoStayedCanAct() {
    Replay game =
        TestBoards.play(
            TALAT,
            "white",
            ". . . . ./. . . . ./. . . . ./. . . . ./wL6 bM3 . . .",
            EMPTY,
            "gM3 wL4 . . ./. . . . ./. . . . ./. . . . ./. . . . .");
    assertEquals(List.of("bg"), game.position().frozenBoards());
    Replay over = Replays.play(game, "white:resign");
    GameResult end =
        new GameResult("talat.turn.no-legal-action", List.of("black", "grey"), "shared");
    assertEquals(List.of(new Effect.Resigned("white"), new Effect.GameEnded(end)), over.effects());
  }

  @Test
  void boardsFreezeAsIfTheSeatHadStayed() {
    Replay game = Replays.play(whiteCannotAct("grey"), "white:resign");
    assertEquals(whiteCannotAct("grey").position().boardProofs(), game.position().boardProofs());
    assertEquals(List.of("white"), game.position().seatsLeft());
  }
}
