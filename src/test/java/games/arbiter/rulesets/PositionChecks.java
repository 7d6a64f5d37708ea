package games.arbiter.rulesets;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import games.arbiter.engine.Action;
import games.arbiter.engine.ActionDetails;
import games.arbiter.engine.Catalogue;
import games.arbiter.engine.Effect;
import games.arbiter.engine.FreezeProof;
import games.arbiter.engine.RefusalKind;
import games.arbiter.engine.Replay;
import games.arbiter.engine.Ruleset;
import games.arbiter.engine.Status;
import games.arbiter.engine.Verdict;
import games.arbiter.engine.Violation;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** What must hold in a position of any ruleset, whatever led to it. */
final class PositionChecks {

  private final Ruleset ruleset;
  private final List<Action> universe;
  private final Set<String> rules;
  private final Map<String, Set<String>> spaces;

  PositionChecks(Ruleset ruleset) {
    this.ruleset = ruleset;
    this.universe = ActionNames.of(ruleset);
    this.rules = Set.copyOf(ruleset.catalogue().rules());
    this.spaces =
        ruleset.catalogue().boards().stream()
            .collect(
                Collectors.toMap(
                    Catalogue.Board::id, board -> Set.copyOf(ActionNames.spaces(board))));
  }

  /** The game after an action that must be accepted. */
  Replay accepted(Replay game, Action action) {
    return accepted(game.play(action), action);
  }

  @SuppressWarnings("unchecked")
  private static Replay accepted(Verdict<Replay> verdict, Object what) {
    return (Replay)
        assertInstanceOf(Verdict.Accepted.class, verdict, () -> what + ": " + verdict).next();
  }

  /** Every check but the search of proofs, of a game that may be over. */
  void check(Replay game) {
    checkEveryName(game);
    checkDetails(game);
    checkSetPosition(game);
    checkProofs(game, false);
  }

  /** Exactly the listed actions are accepted; the others break a rule of the catalogue. */
  private void checkEveryName(Replay game) {
    Set<String> listed = new HashSet<>();
    game.legalActions().forEach(action -> listed.add(action.name()));
    game.seatActions().forEach(action -> listed.add(action.name()));
    int accepted = 0;
    for (Action action : universe) {
      assertEquals(action, Replay.action(ruleset, action.name()).orElseThrow());
      Verdict<Replay> verdict = game.play(action);
      if (verdict instanceof Verdict.Refused<Replay> refused) {
        assertFalse(listed.contains(action.name()), () -> action.name() + " is listed: " + refused);
        checkRefusal(game, action, refused);
      } else {
        assertTrue(listed.contains(action.name()), () -> action.name() + " is accepted unlisted");
        accepted++;
      }
    }
    assertEquals(listed.size(), accepted, "every listed action has a name of the known forms");
  }

  private void checkRefusal(Replay game, Action action, Verdict.Refused<Replay> refused) {
    assertFalse(refused.violations().isEmpty(), () -> action.name() + " is refused by no rule");
    for (Violation violation : refused.violations()) {
      assertTrue(rules.contains(violation.rule()), () -> violation.rule() + " is not listed");
      assertTrue(
          violation.board() == null
              ? violation.spaces().isEmpty()
              : spaces.get(violation.board()).containsAll(violation.spaces()),
          () -> violation + " is nowhere");
    }
    if (game.status() == Status.FINISHED) {
      assertEquals(RefusalKind.GAME_OVER, refused.refusal());
    } else if (action.seat().isEmpty()) {
      assertEquals(RefusalKind.ILLEGAL_ACTION, refused.refusal());
    }
  }

  /** The details say who acts where with which piece, and capture what the effects say. */
  private void checkDetails(Replay game) {
    for (Action action : game.legalActions()) {
      ActionDetails details = game.details(action);
      assertEquals(game.toMove().orElseThrow(), details.seat());
      assertTrue(spaces.get(details.board()).contains(details.to()), action::name);
      assertTrue(
          ruleset.catalogue().pieces().stream()
              .anyMatch(piece -> piece.piece().equals(details.piece())),
          action::name);
      assertEquals(
          accepted(game, action).effects(Effect.Captured.class).stream()
              .map(Effect.Captured::at)
              .sorted()
              .toList(),
          details.captures(),
          action::name);
    }
    for (Action action : game.seatActions()) {
      assertEquals(action.seat().orElseThrow(), game.details(action).seat());
    }
  }

  /**
   * The layout of a game that goes on, given back as a set position, is that position. A set
   * position cannot say who has left.
   */
  private void checkSetPosition(Replay game) {
    if (game.status() == Status.FINISHED || !game.position().seatsLeft().isEmpty()) {
      return;
    }
    Replay.Beginning begun = game.beginning();
    Replay set =
        accepted(
            Replay.set(ruleset, begun.options(), begun.firstSeat(), game.layout()), game.layout());
    assertEquals(game.layout(), set.layout());
    assertEquals(game.status(), set.status());
    assertEquals(game.legalActions(), set.legalActions());
    assertEquals(
        Set.copyOf(game.position().frozenBoards()), Set.copyOf(set.position().frozenBoards()));
    assertEquals(game.position().boardProofs(), set.position().boardProofs());
    assertEquals(
        game.position().scores().stream().map(score -> score.seat() + score.points()).toList(),
        set.position().scores().stream().map(score -> score.seat() + score.points()).toList());
  }

  /** The boards are proved open or frozen as they are said to be. */
  void checkProofs(Replay game, boolean searching) {
    List<FreezeProof> proofs = game.position().boardProofs();
    assertEquals(
        ruleset.catalogue().boards().stream().map(Catalogue.Board::id).toList(),
        proofs.stream().map(FreezeProof::board).toList());
    assertEquals(
        Set.copyOf(game.position().frozenBoards()),
        proofs.stream()
            .filter(proof -> Boolean.TRUE.equals(proof.frozen()))
            .map(FreezeProof::board)
            .collect(Collectors.toSet()));
    for (FreezeProof proof : proofs) {
      assertEquals(ruleset.freezes(), proof.frozen() != null, "boards freeze or they do not");
      ProofCheck check = new ProofCheck(ruleset.catalogue(), game.layout(), proof);
      if (proof.witness() != null) {
        check.witnessEndsInCapture();
        if (searching) {
          check.witnessIsShortest();
        }
      }
      if (proof.pairs() != null) {
        check.pairsAreThoseThatCouldCapture();
        if (searching) {
          check.pairsNeverMeet();
        }
      }
    }
  }
}
