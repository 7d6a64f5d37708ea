package games.arbiter.rulesets.talat;

import games.arbiter.engine.Violation;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** The names of the rules, and those that an action can break, each a small check. */
final class Rules {

  static final String TURN_ORDER = "talat.turn.order";
  static final String OWN_TOWER = "talat.move.own-tower";
  static final String NO_LEGAL_ACTION = "talat.turn.no-legal-action";
  static final String TWO_FROZEN = "talat.end.two-frozen";
  static final String CAPTURES = "talat.score.captures";
  static final String LINE = "talat.score.line";

  private static final String PHASE = "talat.turn.phase";
  private static final String START_LINE = "talat.setup.start-line";
  private static final String UNOCCUPIED_START = "talat.setup.unoccupied";
  private static final String IN_HAND = "talat.setup.in-hand";
  private static final String FORWARD = "talat.move.forward";
  private static final String UNOCCUPIED = "talat.move.unoccupied";
  private static final String REACH = "talat.capture.reach";
  private static final String SIZE = "talat.capture.size";
  private static final String SIDES = "talat.capture.sides";
  private static final String OPPONENT = "talat.capture.opponent";
  private static final String FROZEN = "talat.board.frozen";

  /** The rules of both rulesets, in the order of the rulebook. */
  static final List<String> SHARED =
      List.of(
          "talat.setup.turns",
          PHASE,
          START_LINE,
          UNOCCUPIED_START,
          IN_HAND,
          TURN_ORDER,
          NO_LEGAL_ACTION,
          OWN_TOWER,
          FORWARD,
          UNOCCUPIED,
          REACH,
          SIZE,
          SIDES,
          "talat.capture.david-goliath",
          OPPONENT,
          FROZEN,
          TWO_FROZEN,
          CAPTURES,
          LINE,
          "talat.score.tie",
          "talat.rematch");

  private static final List<Check> PLACING =
      List.of(
          new Check(PHASE, Where.NOWHERE, attempt -> !attempt.inSetup()),
          new Check(START_LINE, Where.TO, attempt -> !attempt.onStartLine()),
          new Check(UNOCCUPIED_START, Where.TO, Attempt::occupied),
          new Check(IN_HAND, Where.TO, attempt -> !attempt.inHand()));

  private static final List<Check> STEPPING =
      List.of(
          new Check(PHASE, Where.NOWHERE, Attempt::inSetup),
          new Check(Attempt::ownershipRule, Where.FROM, attempt -> !attempt.mayUseTower()));

  private static final Check ON_FROZEN = new Check(FROZEN, Where.BOARD, Attempt::onFrozenBoard);

  private static final List<Check> MOVING =
      joined(
          STEPPING,
          new Check(FORWARD, Where.WAY, attempt -> !attempt.goesAhead()),
          new Check(UNOCCUPIED, Where.TO, Attempt::occupied),
          ON_FROZEN);

  private static final List<Check> CAPTURING =
      joined(
          STEPPING,
          new Check(REACH, Where.WAY, attempt -> !attempt.reaches()),
          new Check(SIZE, Where.WAY, attempt -> !attempt.sizeAllows()),
          new Check(SIDES, Where.WAY, attempt -> !attempt.sidesAllow()),
          new Check(OPPONENT, Where.TO, attempt -> !attempt.hitsOpponent()),
          ON_FROZEN);

  private Rules() {}

  /** The shared rules and those of one ruleset, in the order of the rulebook. */
  static List<String> with(String... others) {
    return Stream.concat(SHARED.stream(), Stream.of(others)).toList();
  }

  /** Every rule that an action breaks, in the order of the rulebook. */
  static List<Violation> broken(TalatPosition position, TalatAction action) {
    Attempt attempt = new Attempt(position, action);
    List<Violation> broken = new ArrayList<>();
    for (Check check : checks(action.type())) {
      if (check.broken.test(attempt)) {
        broken.add(check.where.violation(check.rule.apply(attempt), action));
      }
    }
    List<String> order = position.terms().variant().rules();
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

  /** A rule, where to point when it is broken, and what breaks it. */
  private record Check(Function<Attempt, String> rule, Where where, Predicate<Attempt> broken) {
    Check(String rule, Where where, Predicate<Attempt> broken) {
      this(attempt -> rule, where, broken);
    }
  }

  /** What a violation points at. */
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
