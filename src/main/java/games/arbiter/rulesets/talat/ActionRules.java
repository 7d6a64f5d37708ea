package games.arbiter.rulesets.talat;

import games.arbiter.engine.Violation;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** The rules that an action can break, each a small check. */
final class ActionRules {

  private static final List<Check> PLACING =
      List.of(
          new Check(RuleIds.PHASE, Where.NOWHERE, attempt -> !attempt.inSetup()),
          new Check(RuleIds.START_LINE, Where.TO, attempt -> !attempt.onStartLine()),
          new Check(RuleIds.UNOCCUPIED_START, Where.TO, AttemptedAction::occupied),
          new Check(RuleIds.IN_HAND, Where.TO, attempt -> !attempt.inHand()));

  private static final List<Check> STEPPING =
      List.of(
          new Check(RuleIds.PHASE, Where.NOWHERE, AttemptedAction::inSetup),
          new Check(AttemptedAction::ownershipRule, Where.FROM, attempt -> !attempt.mayUseTower()));

  private static final Check ON_FROZEN =
      new Check(RuleIds.FROZEN, Where.BOARD, AttemptedAction::onFrozenBoard);

  private static final List<Check> MOVING =
      joined(
          STEPPING,
          new Check(RuleIds.FORWARD, Where.WAY, attempt -> !attempt.goesAhead()),
          new Check(RuleIds.UNOCCUPIED, Where.TO, AttemptedAction::occupied),
          ON_FROZEN);

  private static final List<Check> CAPTURING =
      joined(
          STEPPING,
          new Check(RuleIds.REACH, Where.WAY, attempt -> !attempt.reaches()),
          new Check(RuleIds.SIZE, Where.WAY, attempt -> !attempt.sizeAllows()),
          new Check(RuleIds.SIDES, Where.WAY, attempt -> !attempt.sidesAllow()),
          new Check(RuleIds.OPPONENT, Where.TO, attempt -> !attempt.hitsOpponent()),
          ON_FROZEN);

  private ActionRules() {}

  /** Every rule that an action breaks, in the order of the rulebook. */
  static List<Violation> broken(TalatState state, TalatAction action) {
    AttemptedAction attempt = new AttemptedAction(state, action);
    List<Violation> broken = new ArrayList<>();
    for (Check check : checks(action.type())) {
      if (check.broken.test(attempt)) {
        broken.add(check.where.violation(check.rule.apply(attempt), action));
      }
    }
    List<String> order = state.settings().variant().rules();
    broken.sort(Comparator.comparing(violation -> order.indexOf(violation.rule())));
    return broken;
  }

  private static List<Check> checks(TalatAction.Type type) {
    return switch (type) {
      case PLACE -> PLACING;
      case MOVE -> MOVING;
      case CAPTURE -> CAPTURING;
    };
  }

  private static List<Check> joined(List<Check> first, Check... then) {
    return Stream.concat(first.stream(), Stream.of(then)).toList();
  }

  /** A rule, the spaces that its violation names, and the test for the violation. */
  private record Check(
      Function<AttemptedAction, String> rule, Where where, Predicate<AttemptedAction> broken) {
    Check(String rule, Where where, Predicate<AttemptedAction> broken) {
      this(attempt -> rule, where, broken);
    }
  }

  /** The spaces that a violation names. */
  private enum Where {
    NOWHERE,
    BOARD,
    FROM,
    TO,
    WAY;

    Violation violation(String rule, TalatAction action) {
      String board = Boards.name(action.board());
      String to = Spaces.name(action.to());
      return switch (this) {
        case NOWHERE -> Violation.of(rule);
        case BOARD -> Violation.of(rule, board);
        case FROM -> Violation.of(rule, board, Spaces.name(action.from()));
        case TO -> Violation.of(rule, board, to);
        case WAY -> Violation.of(rule, board, Spaces.name(action.from()), to);
      };
    }
  }
}
