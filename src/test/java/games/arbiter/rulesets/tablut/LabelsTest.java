package games.arbiter.rulesets.tablut;

import static games.arbiter.rulesets.tablut.TestBoards.TABLUT;
import static org.junit.jupiter.api.Assertions.assertEquals;

import games.arbiter.engine.Replay;
import games.arbiter.engine.Verdict;
import games.arbiter.rest.text.Language;
import games.arbiter.rest.text.Texts;
import games.arbiter.rulesets.Replays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Actions and refusals in words. */
class LabelsTest {

  @Test
  void moveSaysWhoGoesWhere() {
    assertEquals(
        List.of("Attacker d1 to d4", "Angreifer d1 nach d4", "Attaquant d1 vers d4"),
        label(TestBoards.start(), "d1-d4"));
  }

  @Test
  void moveSaysThatItTakesTheKing() {
    assertEquals(
        List.of(
            "Attacker e2 to e3, taking the king on e4",
            "Angreifer e2 nach e3, fängt den König auf e4",
            "Attaquant e2 vers e3, capture le roi en e4"),
        label(besideTheCastle(), "e2-e3"));
  }

  private static Replay besideTheCastle() {
    return TestBoards.set(
        "attackers",
        ". . . . . . . . .",
        ". . . . . . . . .",
        ". d . . . . . . .",
        ". . . . . . . . .",
        ". . . . . . . . .",
        ". . . a k a . . .",
        ". . . . . . . . .",
        ". . . . a . . . .",
        ". . . . . . . . .");
  }

  @Test
  void moveSaysHowManySoldiersItTakes() {
    assertEquals(
        List.of(
            "Attacker c1 to c4, taking a soldier on d4",
            "Angreifer c1 nach c4, fängt einen Soldaten auf d4",
            "Attaquant c1 vers c4, capture un soldat en d4"),
        label(soldiers(". . . d a . . . .", ". . . . . . . . ."), "c1-c4"));
    assertEquals(
        List.of(
            "Attacker c1 to c4, taking soldiers on b4 and d4",
            "Angreifer c1 nach c4, fängt Soldaten auf b4 und d4",
            "Attaquant c1 vers c4, capture des soldats en b4 et d4"),
        label(soldiers("a d . d a . . . .", ". . . . . . . . ."), "c1-c4"));
    assertEquals(
        List.of(
            "Attacker c1 to c4, taking soldiers on b4, c5 and d4",
            "Angreifer c1 nach c4, fängt Soldaten auf b4, c5 und d4",
            "Attaquant c1 vers c4, capture des soldats en b4, c5 et d4"),
        label(soldiers("a d . d a . . . .", ". . d . . . . . ."), "c1-c4"));
  }

  @Test
  void moveSaysThatItTakesTheKingAndSoldiers() {
    assertEquals(
        List.of(
            "Attacker c1 to c4, taking the king on d4 and a soldier on b4",
            "Angreifer c1 nach c4, fängt den König auf d4 und einen Soldaten auf b4",
            "Attaquant c1 vers c4, capture le roi en d4 et un soldat en b4"),
        label(
            TestBoards.set(
                "attackers",
                ". . . . . . . . .",
                ". . . . . . . . .",
                ". . . . . . . . .",
                ". . . . . . . . .",
                ". . . . . . . . .",
                "a d . k a . . . .",
                ". . . . . . . . .",
                ". . . . . . . . .",
                ". . a . . . . . ."),
            "c1-c4"));
  }

  /** Attackers on c1 and c6, with two rows between them. */
  private static Replay soldiers(String row4, String row5) {
    return TestBoards.set(
        "attackers",
        ". . . . . . . . .",
        ". . . . . . . . .",
        ". . . . . . k . .",
        ". . a . . . . . .",
        row5,
        row4,
        ". . . . . . . . .",
        ". . . . . . . . .",
        ". . a . . . . . .");
  }

  @Test
  void illegalActionHasWordsToo() {
    assertEquals(
        List.of("c3 to c2", "c3 nach c2", "c3 vers c2"), label(TestBoards.start(), "c3-c2"));
    assertEquals(
        List.of("Defender e3 to e9", "Verteidiger e3 nach e9", "Défenseur e3 vers e9"),
        label(TestBoards.start(), "e3-e9"));
  }

  @Test
  void seatsActInThePlural() {
    Replay game = Replays.play(TestBoards.start(), "attackers:offer-draw");
    assertEquals(
        List.of(
            "Attackers resign",
            "Defenders accept the draw",
            "Defenders decline the draw",
            "Defenders resign"),
        game.seatActions().stream()
            .map(action -> Texts.of(TABLUT, Language.EN).text(game.details(action).label()))
            .toList());
    assertEquals("Attackers offer a draw", label(game, "attackers:offer-draw").get(0));
  }

  @Test
  void answeringTheOwnOfferIsRefusedInTheWordsOfTheContract() {
    Replay game = Replays.play(TestBoards.start(), "attackers:offer-draw");
    Verdict.Refused<?> refused = Replays.refused(game, "attackers:accept-draw");
    Texts english = Texts.of(TABLUT, Language.EN);
    assertEquals(
        "Attackers made this offer; only defenders can answer it.", english.text(refused.detail()));
    assertEquals(
        "Only the other side answers an offer.", english.text(refused.violations().get(0).text()));
  }

  /** The words for an action in English, German and French. */
  private static List<String> label(Replay game, String action) {
    return Stream.of(Language.values())
        .map(
            language ->
                Texts.of(TABLUT, language)
                    .text(game.details(Replay.action(TABLUT, action).orElseThrow()).label()))
        .toList();
  }
}
