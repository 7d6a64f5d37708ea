package games.arbiter.rulesets;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import games.arbiter.engine.Action;
import games.arbiter.engine.ActionDetails;
import games.arbiter.engine.Effect;
import games.arbiter.engine.FreezeProof;
import games.arbiter.engine.GameResult;
import games.arbiter.engine.Position;
import games.arbiter.engine.PositionText;
import games.arbiter.engine.RefusalKind;
import games.arbiter.engine.Ruleset;
import games.arbiter.engine.Rulesets;
import games.arbiter.engine.Verdict;
import games.arbiter.engine.Violation;
import games.arbiter.rulesets.BrokenRuleset.Fault;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** The battery fails for a ruleset with a fault, whichever of many it is. */
class BatteryGuardTest {

  private static final int GAMES = 300;
  private static final Ruleset EXAMPLE = Rulesets.registered().find("tic-tac-toe").orElseThrow();

  @TestFactory
  Stream<DynamicTest> everyFaultIsFoundInTheExample() {
    return faultsAreFound(Stream.of(EXAMPLE));
  }

  @TestFactory
  @Tag("long")
  Stream<DynamicTest> everyFaultIsFoundInEveryRuleset() {
    return faultsAreFound(RulesetsUnderTest.all().stream());
  }

  private static Stream<DynamicTest> faultsAreFound(Stream<Ruleset> rulesets) {
    return rulesets.flatMap(
        ruleset ->
            faults(ruleset).entrySet().stream()
                .map(
                    fault ->
                        dynamicTest(
                            ruleset.id() + ": " + fault.getKey(),
                            () -> assertFound(ruleset, fault.getValue()))));
  }

  private static void assertFound(Ruleset ruleset, Fault fault) {
    RulesetBattery battery = new RulesetBattery(new BrokenRuleset(ruleset, fault));
    assertThrows(AssertionError.class, () -> battery.play(GAMES));
  }

  /** Else the faults above might be those of the wrapper. */
  @Test
  @Tag("long")
  void noFaultIsFoundWhereThereIsNone() {
    RulesetsUnderTest.all()
        .forEach(
            ruleset -> new RulesetBattery(new BrokenRuleset(ruleset, new Fault() {})).play(GAMES));
    assertFalse(RulesetsUnderTest.all().isEmpty());
  }

  private static Map<String, Fault> faults(Ruleset ruleset) {
    Map<String, Fault> faults = new LinkedHashMap<>();
    faults.put("legal actions are unsorted", legal(BatteryGuardTest::reversed));
    faults.put("a legal action is listed twice", legal(BatteryGuardTest::firstTwice));
    faults.put("a legal action is not listed", legal(BatteryGuardTest::withoutLast));
    faults.put("a listed action is refused", judging(BatteryGuardTest::refusingSome));
    faults.put("an action is refused by no rule", judging(refusingBy(List.of())));
    faults.put(
        "an action is refused by an unlisted rule",
        judging(refusingBy(List.of(Violation.of("made.up")))));
    faults.put(
        "an action is refused for a space beyond the board",
        judging(
            refusingBy(
                List.of(
                    Violation.of(
                        ruleset.turnRule(), ruleset.catalogue().boards().get(0).id(), "z9")))));
    faults.put("an action has no effects", effects(effects -> List.of()));
    faults.put("the end is no effect", effects(BatteryGuardTest::withoutEnd));
    faults.put("the end is not the last effect", effects(BatteryGuardTest::reversed));
    if (captures(ruleset)) {
      faults.put("a piece vanishes", layout(BrokenPositionTexts::withoutCaptured));
    }
    faults.put("a piece is doubled", layout(BrokenPositionTexts::lastRowTwice));
    faults.put("a set position is turned round", set(BrokenPositionTexts::firstRowLast));
    faults.put("details capture what is not captured", details(BatteryGuardTest::capturing));
    faults.put("an action of a seat is not listed", seats(BatteryGuardTest::withoutLast));
    faults.put("nobody is told who won", result(result -> Optional.empty()));
    faults.put("an open board is called frozen", proofs(BatteryGuardTest::frozen));
    faults.put("a witness is no line of play", proofs(BatteryGuardTest::witnessed));
    faults.put("a frozen board thaws", new Thawing());
    faults.put("the ruleset is wrong about freezing", new Misled());
    faults.put("an action changes nothing", judging(BatteryGuardTest::standingStill));
    AtomicInteger times = new AtomicInteger();
    faults.put("a replay differs", effects(effects -> numbered(effects, times)));
    if (ruleset.catalogue().boards().stream().anyMatch(board -> board.near() != null)) {
      faults.put("a pair of a frozen board is missing", proofs(BatteryGuardTest::withoutPair));
    }
    return faults;
  }

  private static boolean captures(Ruleset ruleset) {
    return ActionNames.of(ruleset).stream()
        .anyMatch(a -> a.seat().isEmpty() && !a.kind().equals("place"));
  }

  private static Fault proofs(UnaryOperator<FreezeProof> twist) {
    return new Fault() {
      @Override
      public List<FreezeProof> boardProofs(List<FreezeProof> sound) {
        return sound.stream().map(twist).toList();
      }
    };
  }

  private static FreezeProof frozen(FreezeProof sound) {
    return new FreezeProof(sound.board(), true, null, List.of());
  }

  private static FreezeProof witnessed(FreezeProof sound) {
    List<String> line = List.of(sound.board() + ":a1-a2");
    return Boolean.TRUE.equals(sound.frozen())
        ? sound
        : new FreezeProof(sound.board(), sound.frozen(), line, null);
  }

  private static FreezeProof withoutPair(FreezeProof sound) {
    return sound.pairs() == null || sound.pairs().isEmpty()
        ? sound
        : new FreezeProof(
            sound.board(), sound.frozen(), null, sound.pairs().subList(1, sound.pairs().size()));
  }

  private static final class Thawing implements Fault {
    private final AtomicInteger times = new AtomicInteger();

    @Override
    public List<String> frozenBoards(List<String> sound) {
      return times.incrementAndGet() % 2 == 0 ? sound : List.of("ice");
    }
  }

  private static final class Misled implements Fault {
    @Override
    public boolean freezes(boolean sound) {
      return !sound;
    }
  }

  private static Verdict<Position> standingStill(
      Position sound, Action action, Function<Action, Verdict<Position>> judged) {
    return judged.apply(action) instanceof Verdict.Accepted<Position> accepted
        ? Verdict.accepted(sound, accepted.effects())
        : judged.apply(action);
  }

  private static List<Effect> numbered(List<Effect> effects, AtomicInteger times) {
    List<Effect> numbered = new ArrayList<>(effects);
    numbered.add(0, new Effect.PlayBegan(Integer.toString(times.incrementAndGet())));
    return numbered;
  }

  private static Fault legal(Function<List<Action>, List<Action>> twist) {
    return new Fault() {
      @Override
      public List<Action> legalActions(List<Action> sound) {
        return twist.apply(sound);
      }
    };
  }

  private static Fault seats(Function<List<Action>, List<Action>> twist) {
    return new Fault() {
      @Override
      public List<Action> seatActions(List<Action> sound) {
        return sound.isEmpty() ? List.of(new Undoing()) : twist.apply(sound);
      }

      @Override
      public Verdict<Position> judge(
          Position sound, Action action, Function<Action, Verdict<Position>> judged) {
        return action instanceof Undoing ? Verdict.illegal(List.of()) : judged.apply(action);
      }
    };
  }

  /** An action that no ruleset has. */
  private record Undoing() implements Action {
    @Override
    public String name() {
      return "nobody:undo";
    }

    @Override
    public String kind() {
      return "undo";
    }

    @Override
    public Optional<String> seat() {
      return Optional.of("nobody");
    }
  }

  private interface Judging {
    Verdict<Position> judge(
        Position sound, Action action, Function<Action, Verdict<Position>> judged);
  }

  private static Fault judging(Judging twist) {
    return new Fault() {
      @Override
      public Verdict<Position> judge(
          Position sound, Action action, Function<Action, Verdict<Position>> judged) {
        return twist.judge(sound, action, judged);
      }
    };
  }

  private static Verdict<Position> refusingSome(
      Position sound, Action action, Function<Action, Verdict<Position>> judged) {
    Verdict<Position> verdict = judged.apply(action);
    return verdict instanceof Verdict.Accepted && action.name().endsWith("1")
        ? Verdict.refused(RefusalKind.ILLEGAL_ACTION, List.of(Violation.of("game.over")))
        : verdict;
  }

  private static Judging refusingBy(List<Violation> violations) {
    return (sound, action, judged) ->
        judged.apply(action) instanceof Verdict.Accepted<Position> accepted
            ? accepted
            : Verdict.refused(RefusalKind.ILLEGAL_ACTION, violations);
  }

  private static Fault effects(Function<List<Effect>, List<Effect>> twist) {
    return judging(
        (sound, action, judged) -> BrokenRuleset.withEffects(judged.apply(action), twist::apply));
  }

  private static Fault layout(Function<PositionText, PositionText> twist) {
    return new Fault() {
      @Override
      public PositionText layout(PositionText sound) {
        return twist.apply(sound);
      }
    };
  }

  private static Fault set(Function<PositionText, PositionText> twist) {
    return new Fault() {
      @Override
      public PositionText set(PositionText given) {
        return twist.apply(given);
      }
    };
  }

  private static Fault details(Function<ActionDetails, ActionDetails> twist) {
    return new Fault() {
      @Override
      public ActionDetails details(ActionDetails sound) {
        return twist.apply(sound);
      }
    };
  }

  private static Fault result(Function<Optional<GameResult>, Optional<GameResult>> twist) {
    return new Fault() {
      @Override
      public Optional<GameResult> result(Optional<GameResult> sound) {
        return twist.apply(sound);
      }
    };
  }

  private static <T> List<T> reversed(List<T> list) {
    List<T> reversed = new ArrayList<>(list);
    Collections.reverse(reversed);
    return reversed;
  }

  private static <T> List<T> firstTwice(List<T> list) {
    List<T> doubled = new ArrayList<>(list);
    list.stream().findFirst().ifPresent(first -> doubled.add(0, first));
    return doubled;
  }

  private static <T> List<T> withoutLast(List<T> list) {
    return list.size() < 2 ? list : list.subList(0, list.size() - 1);
  }

  private static List<Effect> withoutEnd(List<Effect> effects) {
    return effects.stream().filter(e -> !(e instanceof Effect.GameEnded)).toList();
  }

  private static ActionDetails capturing(ActionDetails sound) {
    return new ActionDetails(
        sound.seat(),
        sound.piece(),
        sound.board(),
        sound.from(),
        sound.to(),
        List.of("a1"),
        sound.label());
  }
}
