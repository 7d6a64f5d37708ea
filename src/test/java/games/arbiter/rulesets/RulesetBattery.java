package games.arbiter.rulesets;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import games.arbiter.engine.Action;
import games.arbiter.engine.Effect;
import games.arbiter.engine.GameOptions;
import games.arbiter.engine.PositionText;
import games.arbiter.engine.Replay;
import games.arbiter.engine.Ruleset;
import games.arbiter.engine.RulesetOption;
import games.arbiter.engine.Score;
import games.arbiter.engine.Status;
import games.arbiter.engine.Verdict;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * What must hold in every ruleset, checked over seeded random games. Cheap checks are made at every
 * ply, the whole of {@link PositionChecks} at some.
 */
final class RulesetBattery {

  /** No game of boards and a hundred pieces at most is longer by chance. */
  private static final int PLIES_AT_MOST = 5_000;

  private static final int PLIES_A_DEEP_CHECK = 1_000;
  private static final int GAMES_A_DEEP_CHECK = 50;
  private static final int PLIES_OF_SHORT_GAMES = 9;
  private static final int PLIES_A_SEARCH_OF_PROOFS = 5_000;
  private static final int GAMES_A_FULL_REPLAY = 20;
  private static final int GAMES_A_SEARCH_OF_PROOFS = 200;
  private static final int GAMES_WITH_SEAT_ACTIONS = 4;
  private static final int PLIES_A_SEAT_ACTION = 30;

  private final Ruleset ruleset;
  private final PositionChecks checks;

  RulesetBattery(Ruleset ruleset) {
    this.ruleset = ruleset;
    this.checks = new PositionChecks(ruleset);
  }

  /** Plays games of the seeds from 0 on, on all cores; fails at the first that shows a fault. */
  void play(int games) {
    IntStream.range(0, games).parallel().forEach(this::playOne);
  }

  private void playOne(int seed) {
    try {
      new PlayedGame(seed).play();
    } catch (AssertionError | RuntimeException fault) {
      throw new AssertionError(ruleset.id() + ", game of seed " + seed + ": " + fault, fault);
    }
  }

  /** One random game. */
  private final class PlayedGame {
    private final int seed;
    private final Random random;
    private Replay now;

    PlayedGame(int seed) {
      this.seed = seed;
      this.random = new Random(seed);
    }

    void play() {
      now = start();
      Map<String, Integer> material = material(now);
      if (seed % PLIES_A_DEEP_CHECK == 0) {
        checks.check(now);
      }
      while (now.status() != Status.FINISHED) {
        assertTrue(now.version() < PLIES_AT_MOST, "the game does not end");
        assertTurn(now);
        Replay before = now;
        now = checks.accepted(before, anyAction(before));
        assertStep(before, now);
        if (random.nextInt(PLIES_A_DEEP_CHECK) == 0 || isChecked(now)) {
          checks.check(now);
          assertEquals(material, material(now), "pieces are conserved");
        }
        if (random.nextInt(PLIES_A_SEARCH_OF_PROOFS) == 0) {
          checks.checkProofs(now, true);
        }
      }
      assertEquals(material, material(now), "pieces are conserved");
      assertEnd(now);
      assertReplays(now, seed % GAMES_A_FULL_REPLAY == 0);
      checks.checkProofs(now, seed % GAMES_A_SEARCH_OF_PROOFS == 0);
    }

    /** Even the shortest games are checked at each of their plies in some game. */
    private boolean isChecked(Replay game) {
      return seed % GAMES_A_DEEP_CHECK == 0
          && game.version() == 1 + seed / GAMES_A_DEEP_CHECK % PLIES_OF_SHORT_GAMES;
    }

    private Replay start() {
      Map<String, String> options = new HashMap<>();
      for (RulesetOption option : ruleset.catalogue().options()) {
        if (!option.values().isEmpty()) {
          options.put(option.name(), any(option.values()));
        }
      }
      List<String> first = ruleset.catalogue().firstSeats();
      return Replay.start(
          ruleset,
          GameOptions.of(ruleset.catalogue(), options),
          first.isEmpty() ? null : any(first));
    }

    private Action anyAction(Replay game) {
      boolean ofSeat =
          seed % GAMES_WITH_SEAT_ACTIONS == 0 && random.nextInt(PLIES_A_SEAT_ACTION) == 0;
      List<Action> seatActions = ofSeat ? game.seatActions() : List.of();
      return any(seatActions.isEmpty() ? game.legalActions() : seatActions);
    }

    private <T> T any(List<T> list) {
      return list.get(random.nextInt(list.size()));
    }
  }

  private static void assertTurn(Replay game) {
    List<Action> legal = game.legalActions();
    assertFalse(legal.isEmpty(), "the seat to move can act");
    for (int i = 1; i < legal.size(); i++) {
      assertTrue(
          legal.get(i - 1).name().compareTo(legal.get(i).name()) < 0,
          "legal actions are sorted and distinct");
    }
    assertTrue(game.result().isEmpty(), "there is no result before the end");
    assertTrue(
        game.ruleset().catalogue().seats().contains(game.toMove().orElseThrow()),
        "a seat is to move");
  }

  /** What an action does is told by its effects; frozen boards stay as they are. */
  private static void assertStep(Replay before, Replay after) {
    assertEquals(before.version() + 1, after.version());
    List<Effect> effects = after.effects();
    assertFalse(effects.isEmpty(), "an action has effects");
    List<String> frozen = before.position().frozenBoards();
    assertTrue(after.position().frozenBoards().containsAll(frozen), "a frozen board thawed");
    for (int i = 0; i < effects.size(); i++) {
      Effect effect = effects.get(i);
      assertFalse(
          effect instanceof Effect.OnBoard on && frozen.contains(on.board()),
          "something happened on a frozen board");
      boolean last = i == effects.size() - 1;
      assertEquals(
          last && after.status() == Status.FINISHED,
          effect instanceof Effect.GameEnded,
          "the end of the game is the last effect and no other");
    }
  }

  private static void assertEnd(Replay game) {
    assertTrue(game.result().isPresent(), "a finished game has a result");
    assertTrue(
        game.ruleset().catalogue().seats().containsAll(game.result().orElseThrow().winners()),
        "seats win");
    assertTrue(
        game.ruleset().catalogue().rules().contains(game.result().orElseThrow().rule()),
        "a rule of the catalogue ends the game");
    assertTrue(game.toMove().isEmpty(), "nobody is to move after the end");
    assertEquals(List.of(), game.legalActions());
    assertEquals(List.of(), game.seatActions());
    for (Action action : game.previous().legalActions()) {
      assertTrue(game.play(action) instanceof Verdict.Refused, "nothing is accepted at the end");
    }
    List<Score> scores = game.position().scores();
    assertTrue(
        scores.isEmpty()
            || scores.stream().map(Score::seat).toList().equals(game.ruleset().catalogue().seats()),
        "scores are of all seats in their order");
  }

  /** The log, played again from its names, gives the same positions and effects. */
  private void assertReplays(Replay game, boolean everyVersion) {
    Replay again = Replay.from(game.beginning());
    for (int version = 1; version <= game.version(); version++) {
      Replay once = game.at(version);
      again = checks.accepted(again, Replay.action(ruleset, once.action().name()).orElseThrow());
      if (everyVersion || version == game.version()) {
        assertEquals(once.layout(), again.layout(), "replay gives the same position");
        assertEquals(once.effects(), again.effects(), "replay gives the same effects");
        assertEquals(once.seat(), again.seat(), "replay gives the same seats");
      }
    }
    assertEquals(game.result(), again.result());
  }

  /** Whether pieces come from a supply that no position lists. */
  private static boolean hasNoHands(Replay game) {
    return game.at(0).layout().hands().stream().allMatch(hand -> hand.pieces().isEmpty());
  }

  /** How many of each piece are on boards, in hands, captured, or told to have left the game. */
  private static Map<String, Integer> material(Replay game) {
    PositionText layout = game.layout();
    Map<String, Integer> material = new TreeMap<>();
    Stream.of(
            layout.boards().stream()
                .flatMap(board -> board.rows().stream())
                .flatMap(row -> Stream.of(row.split(" ")))
                .filter(token -> !token.equals(".")),
            layout.hands().stream().flatMap(hand -> hand.pieces().stream()),
            layout.captured().stream().flatMap(captured -> captured.pieces().stream()),
            Stream.iterate(game, g -> g != null, Replay::previous)
                .flatMap(g -> g.effects(Effect.Removed.class).stream())
                .map(Effect.Removed::piece))
        .flatMap(pieces -> pieces)
        .forEach(piece -> material.merge(piece, 1, Integer::sum));
    if (hasNoHands(game)) {
      Stream.iterate(game, g -> g != null, Replay::previous)
          .flatMap(g -> g.effects(Effect.Placed.class).stream())
          .forEach(placed -> material.merge(placed.piece(), -1, Integer::sum));
    }
    material.values().removeIf(number -> number == 0);
    return material;
  }
}
