package games.arbiter.rulesets.tablut;

import games.arbiter.engine.Action;
import java.util.Optional;

/** A piece goes from a space to another, {@code d1-d4}; what it captures follows by rule. */
record Move(int from, int to, String name) implements Action {

  private static final Move[] ALL = new Move[Space.COUNT * Space.COUNT];

  static {
    for (int from = 0; from < Space.COUNT; from++) {
      for (int to = 0; to < Space.COUNT; to++) {
        ALL[from * Space.COUNT + to] = new Move(from, to, Space.name(from) + "-" + Space.name(to));
      }
    }
  }

  /** The one move between two spaces, legal or not. */
  static Move of(int from, int to) {
    return ALL[from * Space.COUNT + to];
  }

  /** The move of that name, legal or not; empty if it is the name of none. */
  static Optional<Move> named(String name) {
    if (name.length() != 5 || name.charAt(2) != '-') {
      return Optional.empty();
    }
    int from = Space.named(name, 0);
    int to = Space.named(name, 3);
    return from == Space.NONE || to == Space.NONE ? Optional.empty() : Optional.of(of(from, to));
  }

  @Override
  public String kind() {
    return "move";
  }
}
