package games.arbiter.engine;

import java.util.Optional;

/** Something a seat may want to do, legal or not, with its one name. Equal names, equal actions. */
public interface Action {

  /** The name in the notation of its ruleset, such as {@code wb:c1xd2} or {@code white:resign}. */
  String name();

  /** {@code place}, {@code move}, {@code capture}, {@code resign}, {@code offer-draw} … */
  String kind();

  /** The seat that an action of a seat names; empty for an action on a board. */
  default Optional<String> seat() {
    return Optional.empty();
  }
}
