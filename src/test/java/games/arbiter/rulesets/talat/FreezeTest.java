package games.arbiter.rulesets.talat;

import static games.arbiter.rulesets.talat.TestBoards.TALAT;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import com.fasterxml.jackson.databind.JsonNode;
import games.arbiter.engine.Effect;
import games.arbiter.engine.FreezeProof;
import games.arbiter.engine.Replay;
import games.arbiter.engine.Status;
import games.arbiter.engine.Verdict;
import games.arbiter.rulesets.ConformanceData;
import games.arbiter.rulesets.NaiveBoard;
import games.arbiter.rulesets.NaiveFreezeSearch;
import games.arbiter.rulesets.ProofCheck;
import games.arbiter.rulesets.Replays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

class FreezeTest {

  /** What the search may look at for any board of the conformance data. */
  private static final int VISITED_AT_MOST = 2_000;

  /** The attacker can move once those before it have moved. */
  private static final FreezeBoards.Given BEHIND_OTHERS =
      new FreezeBoards.Given(
          "wb", ". . . . bM3/. . . bS6 bS4/. . bS3 bL6 wL6/. . . . ./. . . . .", 4);

  /** Two pairs can meet equally soon, and the way of the second comes first by name. */
  private static final FreezeBoards.Given TWO_PAIRS =
      new FreezeBoards.Given("wb", ". . . . ./. bS4 bL6 . ./. . . . ./. . . . ./. . . wM4 .", 3);

  /** White's only hope stands behind its own and is passed; millions of boards follow from it. */
  private static final FreezeBoards.Given CROWDED =
      new FreezeBoards.Given(
          "wb", "wM3 wL3 bS4 . ./wS3 wL4 bS3 bS6 ./bL3 bL4 bM6 bM4 ./bL6 . . bM3 ./. . . . .", 0);

  @Test
  void towersThatDoNotMatterAreNotMoved() {
    FreezeSearch.Outcome outcome = FreezeSearch.of(FreezeBoards.board(CROWDED));
    assertTrue(outcome.frozen());
    assertTrue(outcome.visited() <= VISITED_AT_MOST, () -> outcome + " is too much");
  }

  @Test
  void whatWasSearchedForAnActionIsSaid() {
    JsonNode recorded = ConformanceData.line(TALAT, "games.jsonl", 0);
    Replay game = Replays.start(TALAT, Map.of(), recorded.get("firstSeat").asText());
    int searches = 0;
    for (String name : ConformanceData.strings(recorded.get("actions"))) {
      Replay before = game;
      TalatAction action = (TalatAction) TALAT.action(name).orElseThrow();
      Verdict.Accepted<?> verdict = (Verdict.Accepted<?>) before.play(action);
      game = (Replay) verdict.next();
      if (before.status() != Status.PLAY) {
        continue;
      }
      int visited =
          FreezeSearch.of(((TalatPosition) game.position()).state().board(action.board()))
              .visited();
      boolean froze = !game.effects(Effect.BoardFrozen.class).isEmpty();
      assertTrue(verdict.searched() == visited || verdict.searched() == 0 && !froze, name);
      searches += verdict.searched() > 0 ? 1 : 0;
    }
    assertTrue(searches >= 2 && searches < game.version() / 2, searches + " searches");
  }

  @TestFactory
  Stream<DynamicTest> boardsOfTheConformanceDataAndOthers() {
    return Stream.concat(FreezeBoards.all().stream(), Stream.of(BEHIND_OTHERS, TWO_PAIRS))
        .map(given -> dynamicTest(given.board() + " " + given.rows(), () -> check(given)));
  }

  private static void check(FreezeBoards.Given given) {
    Replay game = FreezeBoards.alone(given);
    FreezeProof proof = proof(game, given.board());
    NaiveBoard plain = NaiveBoard.of(TALAT.catalogue(), game.layout(), given.board());
    List<String> witness = NaiveFreezeSearch.witness(plain);
    assertEquals(given.steps(), witness.size());
    assertEquals(
        given.steps() == 0, game.position().frozenBoards().contains(given.board()), "frozen");
    if (given.steps() > 0) {
      assertEquals(new FreezeProof(given.board(), false, witness, null), proof);
    } else {
      assertTrue(proof.frozen());
      new ProofCheck(TALAT.catalogue(), game.layout(), proof).pairsAreThoseThatCouldCapture();
    }
    int visited = FreezeSearch.of(FreezeBoards.board(given)).visited();
    assertTrue(visited <= VISITED_AT_MOST, () -> visited + " boards were looked at");
  }

  private static FreezeProof proof(Replay game, String board) {
    return game.position().boardProofs().get(Boards.byName(board));
  }
}
