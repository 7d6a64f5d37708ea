package games.arbiter.rulesets.talat;

import java.util.List;
import java.util.stream.Stream;

/** The ids of the rules. */
final class RuleIds {

  static final String TURN_ORDER = "talat.turn.order";
  static final String OWN_TOWER = "talat.move.own-tower";
  static final String NO_LEGAL_ACTION = "talat.turn.no-legal-action";
  static final String TWO_FROZEN = "talat.end.two-frozen";
  static final String CAPTURES = "talat.score.captures";
  static final String LINE = "talat.score.line";

  static final String PHASE = "talat.turn.phase";
  static final String START_LINE = "talat.setup.start-line";
  static final String UNOCCUPIED_START = "talat.setup.unoccupied";
  static final String IN_HAND = "talat.setup.in-hand";
  static final String FORWARD = "talat.move.forward";
  static final String UNOCCUPIED = "talat.move.unoccupied";
  static final String REACH = "talat.capture.reach";
  static final String SIZE = "talat.capture.size";
  static final String SIDES = "talat.capture.sides";
  static final String OPPONENT = "talat.capture.opponent";
  static final String FROZEN = "talat.board.frozen";

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

  private RuleIds() {}

  /** The shared rules and those of one ruleset, in the order of the rulebook. */
  static List<String> with(String... others) {
    return Stream.concat(SHARED.stream(), Stream.of(others)).toList();
  }
}
