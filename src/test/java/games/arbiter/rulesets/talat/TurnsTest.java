package games.arbiter.rulesets.talat;

import static games.arbiter.rulesets.talat.TestBoards.DUO;
import static games.arbiter.rulesets.talat.TestBoards.EMPTY;
import static games.arbiter.rulesets.talat.TestBoards.TALAT;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.JsonNode;
import games.arbiter.engine.Action;
import games.arbiter.engine.ActionDetails;
import games.arbiter.engine.Effect;
import games.arbiter.engine.FreezeProof;
import games.arbiter.engine.PositionText;
import games.arbiter.engine.Replay;
import games.arbiter.engine.Ruleset;
import games.arbiter.engine.Status;
import games.arbiter.rulesets.ConformanceData;
import games.arbiter.rulesets.Replays;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TurnsTest {

  /** The game after so many actions of a game of the conformance data. */
  private static Replay game(Ruleset ruleset, String firstSeat, int actions) {
    JsonNode line =
        ConformanceData.lines(ruleset, "games.jsonl").stream()
            .filter(game -> game.get("firstSeat").asText().equals(firstSeat))
            .findFirst()
            .orElseThrow();
    List<String> names = ConformanceData.strings(line.get("actions")).subList(0, actions);
    return Replays.play(Replays.start(ruleset, Map.of(), firstSeat), names.toArray(String[]::new));
  }

  private static String seats(Replay game) {
    return String.join(
        " ", IntStream.rangeClosed(1, game.version()).mapToObj(v -> game.at(v).seat()).toList());
  }

  @ParameterizedTest
  @ValueSource(strings = {"white", "black", "grey"})
  void threeSeatsPlaceInTurnAndTheFirstBeginsPlay(String first) {
    Replay play = game(TALAT, first, 27);
    String round =
        Map.of("white", "white black grey", "black", "black grey white", "grey", "grey white black")
            .get(first);
    assertEquals(
        String.join(
            " ",
            List.of(round).stream().flatMap(r -> IntStream.range(0, 9).mapToObj(i -> r)).toList()),
        seats(play));
    assertEquals(Status.SETUP, play.previous().status());
    assertEquals(Status.PLAY, play.status());
    assertEquals(first, play.toMove().orElseThrow());
    assertEquals(new Effect.PlayBegan(first), play.effects().get(1));
  }

  @ParameterizedTest
  @ValueSource(strings = {"white", "black"})
  void twoSeatsPlaceTheZihinThenTheirOwnAndTheLastBeginsPlay(String first) {
    Replay play = game(DUO, first, 26);
    String other = first.equals("white") ? "black" : "white";
    assertEquals((first + " " + other + " ").repeat(13).strip(), seats(play));
    assertEquals(other, play.toMove().orElseThrow());
    assertEquals(new Effect.PlayBegan(other), play.effects().get(1));
  }

  @Test
  void ninthZihinTowerLeavesTheGame() {
    Replay placed = game(DUO, "white", 8);
    Effect.Removed removed = placed.effects(Effect.Removed.class).get(0);
    assertEquals(removed, placed.effects().get(1));
    assertEquals(
        List.of(removed.piece()),
        placed.previous().layout().hands().get(2).pieces().stream()
            .filter(p -> !p.substring(1).equals(placed.action().name().substring(0, 2)))
            .toList());
    assertEquals(List.of(), placed.layout().hands().get(2).pieces());
    assertEquals(18, placed.layout().hands().stream().mapToInt(h -> h.pieces().size()).sum());
  }

  @Test
  void placementIsOfTheSideThatIsBeingPlaced() {
    Action action = DUO.action("L6@gw:a1").orElseThrow();
    assertEquals("gL6", Replays.start(DUO).details(action).piece());
    assertEquals("wL6", game(DUO, "white", 8).details(action).piece());
    assertEquals("bL6", game(DUO, "white", 9).details(action).piece());
  }

  @Test
  void nothingFreezesInSetup() {
    Replay setup = Replays.start(TALAT);
    assertEquals(List.of(), setup.position().frozenBoards());
    assertEquals(FreezeProof.unproved("wb", false), setup.position().boardProofs().get(0));
  }

  @Test
  void seatMayHaveNothingButACapture() {
    Replay game =
        TestBoards.play(
            TALAT,
            "white",
            ". . . . ./. . . . ./. . . . ./bS3 bL3 . . ./wM4 . . . .",
            "gS3 . . . ./. . . . ./. . . . ./. . . . ./bM4 . . . .",
            EMPTY);
    assertEquals(List.of("wb:a1xa2"), game.legalActions().stream().map(Action::name).toList());
  }

  /** White's only tower has gone all the way and cannot take the one beside it. */
  private static Replay whiteCannotAct(String toMove) {
    return TestBoards.play(
        TALAT,
        toMove,
        "wM4 bL3 . . ./. . . . ./. . . . ./. . . . ./. . . . .",
        "gM6 . . . ./. . . . ./. . . . ./. . . . ./bL4 . . . .",
        EMPTY);
  }

  @Test
  void seatThatCannotActIsPassedOver() {
    Replay game = Replays.play(whiteCannotAct("grey"), "bg:a5-b4");
    assertEquals("grey", game.seat());
    assertEquals("black", game.toMove().orElseThrow());
    assertEquals(
        List.of(new Effect.Moved("gM6", "bg", "a5", "b4"), new Effect.SeatSkipped("white")),
        game.effects());
  }

  @Test
  void setPositionIsJudgedLikeAnAction() {
    Replay game = whiteCannotAct("white");
    assertEquals("black", game.toMove().orElseThrow());
    assertEquals(
        List.of(new Effect.BoardFrozen("gw"), new Effect.SeatSkipped("white")), game.effects());
    assertEquals("white", game.beginning().layout().toMove());
  }

  @Test
  void gameEndsAtOnceWhenTheSecondBoardFreezes() {
    Replay game =
        TestBoards.play(
            TALAT,
            "black",
            ". . . . ./. bS3 . . ./wM6 . . . ./. . . . ./. . . . .",
            ". . gM4 . ./. . . . ./. . . . ./. . . . ./. . bS6 . .",
            EMPTY);
    Replay over = Replays.play(game, "wb:b4-c3");
    assertEquals(Status.FINISHED, over.status());
    assertEquals(
        List.of("moved", "board-frozen", "game-ended"),
        over.effects().stream().map(Effect::type).toList());
  }

  @Test
  void emptyBoardsAreAFinishedGameWithProofs() {
    Replay over = TestBoards.play(TALAT, "white", EMPTY, EMPTY, EMPTY);
    assertEquals(0, over.version());
    assertEquals(List.of(), over.legalActions());
    assertEquals(
        new FreezeProof("bg", true, null, List.of()), over.position().boardProofs().get(1));
    PositionText again = over.layout();
    assertEquals(again, Replays.set(TALAT, again).layout());
    assertEquals("game-ended", over.effects().get(3).type());
  }

  @Test
  void detailsOfAnActionWithoutTower() {
    ActionDetails details = Replays.start(TALAT).details(TALAT.action("wb:a1-a2").orElseThrow());
    assertEquals(null, details.piece());
    assertEquals("label.no-tower", details.label().key());
  }
}
