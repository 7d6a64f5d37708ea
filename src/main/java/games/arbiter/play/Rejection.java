package games.arbiter.play;

import games.arbiter.engine.Ruleset;
import games.arbiter.engine.Translatable;
import games.arbiter.engine.Violation;
import java.util.List;

/** Why a request is rejected. Each case knows what its problem says. */
public sealed interface Rejection permits CommandRejection, InputRejection {

  /** The code of the problem, such as {@code stale-version}. */
  String code();

  /** What the problem says in the reader's language. */
  default Translatable detail() {
    return detail(this);
  }

  /** The usual detail of a code with its arguments. */
  static Translatable detail(Rejection rejection, Object... arguments) {
    return Translatable.of("problem." + rejection.code() + ".detail", arguments);
  }

  /** The field of the request that is wrong; null if no single one is. */
  default String field() {
    return null;
  }

  /** The number of the action in a line of actions, from 1; null without a line. */
  default Integer actionNumber() {
    return null;
  }

  /** The version that the game is at; null if the rejection does not depend on it. */
  default Integer currentVersion() {
    return null;
  }

  /** The ruleset by which it is rejected; null if none is known yet. */
  default Ruleset ruleset() {
    return null;
  }

  /** Every broken rule; empty if no rule of the ruleset is concerned. */
  default List<Violation> violations() {
    return List.of();
  }

  /** The names of legal actions of the same piece; null where they are no help. */
  default List<String> legalActions() {
    return null;
  }
}
