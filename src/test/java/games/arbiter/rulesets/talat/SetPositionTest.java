package games.arbiter.rulesets.talat;

import static games.arbiter.rulesets.talat.TestBoards.DUO;
import static games.arbiter.rulesets.talat.TestBoards.EMPTY;
import static games.arbiter.rulesets.talat.TestBoards.TALAT;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import games.arbiter.engine.Effect;
import games.arbiter.engine.PositionText;
import games.arbiter.engine.PositionText.BoardRows;
import games.arbiter.engine.PositionText.Captured;
import games.arbiter.engine.PositionText.Hand;
import games.arbiter.engine.Replay;
import games.arbiter.engine.Ruleset;
import games.arbiter.engine.Status;
import games.arbiter.rulesets.Replays;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

class SetPositionTest {

  private static final String START = "bL3 . . . ./. . . . ./. . . . ./. . . . ./wM4 . . . .";
  private static final String OPEN = "gM6 . . . ./. . . . ./. . . . ./. . . . ./bL4 . . . .";
  private static final String ZIHIN_BG =
      "gL6 gL4 gL3 gM6 ./. . . . ./. . . . ./. . . . ./. . . . .";
  private static final String ZIHIN_GW =
      ". . . . ./. . . . ./. . . . ./. . . . ./gM4 gM3 gS6 gS4 .";

  private static List<String> faults(Ruleset ruleset, PositionText layout) {
    return Replays.faults(ruleset, layout).stream()
        .map(v -> v.rule() + (v.board() == null ? "" : " " + v.board()) + " " + v.spaces())
        .toList();
  }

  private static PositionText setup(String toMove, List<BoardRows> boards, List<Hand> hands) {
    return new PositionText(PositionText.SETUP, toMove, boards, hands, null);
  }

  private static PositionText play(String toMove, List<BoardRows> boards, Captured... captured) {
    return new PositionText(PositionText.PLAY, toMove, boards, null, List.of(captured));
  }

  private static List<BoardRows> boards() {
    return TestBoards.boards(START, OPEN, EMPTY);
  }

  private static String hands(Replay game) {
    return String.join(
        " ", game.layout().hands().stream().flatMap(h -> h.pieces().stream()).toList());
  }

  @Test
  void withoutHandsAllTowersThatAreNowhereElseAreInHand() {
    Replay game = Replays.set(TALAT, setup("grey", boards(), null));
    assertEquals("grey", game.toMove().orElseThrow());
    assertEquals(
        "wL6 wL4 wL3 wM6 wM3 wS6 wS4 wS3 bL6 bM6 bM4 bM3 bS6 bS4 bS3 gL6 gL4 gL3 gM4 gM3 gS6 gS4"
            + " gS3",
        hands(game));
  }

  @Test
  void withHandsTowersInNoListAreOutOfTheGame() {
    List<Hand> hands = List.of(new Hand("grey", List.of("gS3", "gL3")));
    Replay game = Replays.set(TALAT, setup("grey", boards(), hands));
    assertEquals("gL3 gS3", hands(game));
    Replay last = Replays.play(game, "S3@gw:a1");
    assertEquals(
        List.of(new Effect.SeatSkipped("white"), new Effect.SeatSkipped("black")),
        last.effects().subList(1, 3));
    assertEquals("grey", last.toMove().orElseThrow());
    Replay begun = Replays.play(last, "L3@gw:b1");
    assertEquals(Status.PLAY, begun.status());
    assertEquals(
        List.of(new Effect.PlayBegan("white"), new Effect.BoardFrozen("gw")),
        begun.effects().subList(1, 3));
  }

  @Test
  void ninthZihinTowerIsNotInHandOnceEightArePlaced() {
    List<BoardRows> eight = TestBoards.boards(EMPTY, ZIHIN_BG, ZIHIN_GW);
    Replay game = Replays.set(DUO, setup("white", eight, null));
    assertEquals(List.of(), game.layout().hands().get(2).pieces());
    assertEquals(List.of(), game.effects());
    assertEquals(
        List.of("position.out-of-game []"),
        faults(
            DUO,
            setup(
                "white",
                eight,
                List.of(new Hand("white", List.of("wS3")), new Hand("grey", List.of("gS3"))))));
  }

  @Test
  void layoutsAreCompleteAndCanonical() {
    PositionText layout =
        new PositionText(
            PositionText.PLAY,
            "black",
            List.of(
                TestBoards.rows("gw", EMPTY),
                TestBoards.rows("bg", OPEN),
                TestBoards.rows("wb", START)),
            null,
            List.of(new Captured("grey", List.of("wS3", "bL6"))));
    assertEquals(
        new PositionText(
            PositionText.PLAY,
            "black",
            boards(),
            List.of(
                new Hand("white", List.of()),
                new Hand("black", List.of()),
                new Hand("grey", List.of())),
            List.of(
                new Captured("white", List.of()),
                new Captured("black", List.of()),
                new Captured("grey", List.of("wS3", "bL6")))),
        Replays.set(TALAT, layout).layout());
  }

  @Test
  void whoIsToMoveNeedsToBeSaidUnlessTheGameIsOver() {
    assertEquals(List.of("position.to-move []"), faults(TALAT, play(null, boards())));
    assertEquals(List.of("position.to-move []"), faults(TALAT, play("red", boards())));
    assertEquals(List.of("position.to-move []"), faults(DUO, play("grey", boards())));
    assertEquals(List.of("position.to-move []"), faults(TALAT, setup(null, boards(), null)));
    List<BoardRows> over = TestBoards.boards(START, EMPTY, EMPTY);
    assertEquals(Status.FINISHED, Replays.set(TALAT, play(null, over)).status());
    assertEquals(List.of("position.to-move []"), faults(TALAT, play("red", over)));
  }

  @Test
  void seatToMoveInSetupHasATowerToPlace() {
    List<Hand> black = List.of(new Hand("black", List.of("bS3")));
    assertEquals(
        List.of("position.nothing-to-place []"), faults(TALAT, setup("white", boards(), black)));
    assertEquals(
        List.of("position.nothing-to-place []"),
        faults(TALAT, setup("white", boards(), List.of())));
    List<Hand> zihin = List.of(new Hand("grey", List.of("gS3")));
    assertEquals("gS3", hands(Replays.set(DUO, setup("white", boards(), zihin))));
  }

  @Test
  void towersAreWhereTheyBelong() {
    assertEquals(
        List.of("position.foreign-piece wb [b2]", "position.foreign-piece gw [a5]"),
        faults(
            TALAT,
            play(
                "white",
                TestBoards.boards(
                    START.replace(". . . . ./wM4", ". gS3 . . ./wM4"),
                    OPEN,
                    "bS3" + EMPTY.substring(1)))));
    assertEquals(
        List.of("position.foreign-hand []"),
        faults(TALAT, setup("white", boards(), List.of(new Hand("white", List.of("wS3", "bS3"))))));
    assertEquals(
        List.of("position.captured-in-setup []", "position.off-start-line wb [b2]"),
        faults(
            TALAT,
            new PositionText(
                PositionText.SETUP,
                "white",
                TestBoards.boards(START.replace(". . . . ./wM4", ". wS3 . . ./wM4"), OPEN, EMPTY),
                null,
                List.of(new Captured("white", List.of("bS3"))))));
  }

  @Test
  void everyTowerExistsOnce() {
    assertEquals(
        List.of(
            "position.duplicate-piece wb [a5, c3]",
            "position.duplicate-piece bg [e5]",
            "position.duplicate-piece wb [a1]",
            "position.duplicate-piece []"),
        faults(
            TALAT,
            play(
                "white",
                TestBoards.boards(
                    "bL3 . . . ./. . . . ./. . bL3 . ./. . . . ./wM4 . . . .",
                    "gM6 . . . bL3/. . . . ./. . . . ./. . . . ./bL4 . . . .",
                    EMPTY),
                new Captured("black", List.of("wM4", "gS3")),
                new Captured("white", List.of("gS3")))));
    assertEquals(
        List.of("position.duplicate-piece wb [a1]"),
        faults(TALAT, setup("white", boards(), List.of(new Hand("white", List.of("wS3", "wM4"))))));
  }

  @Test
  void nobodyCapturesHisOwn() {
    assertEquals(
        List.of("position.own-capture []"),
        faults(TALAT, play("white", boards(), new Captured("grey", List.of("wS3", "gS3")))));
    Replays.set(DUO, play("white", boards(), new Captured("white", List.of("gS3"))));
  }

  @Test
  void faultsOfFormAreNamedWithTheOthers() {
    PositionText layout =
        new PositionText(
            "war",
            "white",
            List.of(
                TestBoards.rows("wb", ". . . bS4 ./. . . . ./wM6 . . wM6/. . . . ./. . gL3 . ."),
                TestBoards.rows("xy", EMPTY)),
            null,
            null);
    assertEquals(
        List.of(
            "position.phase []",
            "position.row-length wb [a3]",
            "position.unknown-board []",
            "position.missing-board bg []",
            "position.missing-board gw []",
            "position.duplicate-piece wb [a3, d3]",
            "position.foreign-piece wb [c1]"),
        faults(TALAT, layout));
  }

  @Test
  void noLayoutWhateverMakesItThrow() {
    String huge = "wL6 ".repeat(100_000);
    List<String> odd = Arrays.asList(null, "", " ", "play", "setup", "white", huge, "\u0000");
    for (String phase : odd) {
      for (String text : odd) {
        oddLayouts(phase, text).forEach(SetPositionTest::assertJudged);
      }
    }
  }

  private static List<PositionText> oddLayouts(String phase, String text) {
    return List.of(
        new PositionText(phase, text, null, null, null),
        new PositionText(
            phase,
            text,
            Arrays.asList(
                null, new BoardRows(text, null), new BoardRows("wb", Collections.nCopies(5, text))),
            Collections.singletonList(new Hand(text, null)),
            Collections.singletonList(new Captured(text, null))),
        new PositionText(
            phase,
            "white",
            boards(),
            Arrays.asList(null, new Hand("white", Collections.nCopies(3, text))),
            Arrays.asList(null, new Captured("white", Collections.nCopies(3, text)))));
  }

  private static void assertJudged(PositionText layout) {
    for (Ruleset ruleset : List.of(TALAT, DUO)) {
      assertNotNull(
          Replay.set(ruleset, Replays.start(ruleset).beginning().options(), "white", layout));
    }
  }
}
