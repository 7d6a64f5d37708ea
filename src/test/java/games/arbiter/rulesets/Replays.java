package games.arbiter.rulesets;

import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import games.arbiter.engine.Action;
import games.arbiter.engine.GameOptions;
import games.arbiter.engine.PositionText;
import games.arbiter.engine.Replay;
import games.arbiter.engine.Ruleset;
import games.arbiter.engine.Verdict;
import games.arbiter.engine.Violation;
import java.util.List;
import java.util.Map;

/** Games in a few words, for tests. */
public final class Replays {

  private Replays() {}

  /** The start of a ruleset with its defaults but for some options. */
  public static Replay start(Ruleset ruleset, Map<String, String> options, String firstSeat) {
    return Replay.start(ruleset, GameOptions.of(ruleset.catalogue(), options), firstSeat);
  }

  /** The start of a ruleset with all its defaults. */
  public static Replay start(Ruleset ruleset) {
    List<String> first = ruleset.catalogue().firstSeats();
    return start(ruleset, Map.of(), first.isEmpty() ? null : first.get(0));
  }

  /** A game from a set position that must be valid, with all defaults. */
  public static Replay set(Ruleset ruleset, PositionText layout) {
    return set(ruleset, Map.of(), layout);
  }

  /** A game from a set position that must be valid. */
  @SuppressWarnings("unchecked")
  public static Replay set(Ruleset ruleset, Map<String, String> options, PositionText layout) {
    Verdict<Replay> verdict = judgeLayout(ruleset, options, layout);
    return (Replay) assertInstanceOf(Verdict.Accepted.class, verdict, verdict::toString).next();
  }

  /** The faults of a set position that must have some. */
  public static List<Violation> faults(Ruleset ruleset, PositionText layout) {
    return assertInstanceOf(Verdict.Refused.class, judgeLayout(ruleset, Map.of(), layout))
        .violations();
  }

  private static Verdict<Replay> judgeLayout(
      Ruleset ruleset, Map<String, String> options, PositionText layout) {
    return Replay.set(
        ruleset,
        GameOptions.of(ruleset.catalogue(), options),
        start(ruleset).beginning().firstSeat(),
        layout);
  }

  /** The game after actions that must be legal. */
  @SuppressWarnings("unchecked")
  public static Replay play(Replay game, String... actions) {
    Replay replay = game;
    for (String name : actions) {
      Verdict<Replay> verdict = replay.play(action(game, name));
      replay =
          (Replay)
              assertInstanceOf(Verdict.Accepted.class, verdict, () -> name + ": " + verdict).next();
    }
    return replay;
  }

  /** The refusal of an action that must be refused. */
  public static Verdict.Refused<?> refused(Replay game, String action) {
    return assertInstanceOf(Verdict.Refused.class, game.play(action(game, action)), action);
  }

  private static Action action(Replay game, String name) {
    return Replay.action(game.ruleset(), name).orElseThrow(() -> new AssertionError(name));
  }
}
