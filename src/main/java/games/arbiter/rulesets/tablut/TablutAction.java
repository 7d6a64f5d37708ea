package games.arbiter.rulesets.tablut;

import games.arbiter.engine.Action;
import games.arbiter.engine.ActionName;
import java.util.Optional;

/** A move of a piece between two spaces, {@code d1-d4}; its captures follow by rule. */
record TablutAction(int from, int to, String name) implements Action {

  private static final TablutAction[] ALL = new TablutAction[Spaces.COUNT * Spaces.COUNT];

  static {
    for (int from = 0; from < Spaces.COUNT; from++) {
      for (int to = 0; to < Spaces.COUNT; to++) {
        ALL[from * Spaces.COUNT + to] =
            new TablutAction(from, to, Spaces.name(from) + "-" + Spaces.name(to));
      }
    }
  }

  /** The one move between two spaces, legal or not. */
  static TablutAction of(int from, int to) {
    return ALL[from * Spaces.COUNT + to];
  }

  /** The move of that name, legal or not; empty if the name is malformed. */
  static Optional<TablutAction> named(String name) {
    return ActionName.parse(name)
        .filter(parts -> parts.kind().equals(ActionName.MOVE) && parts.board() == null)
        .flatMap(parts -> between(parts.from(), parts.to()));
  }

  private static Optional<TablutAction> between(String from, String to) {
    int start = Spaces.GRID.named(from);
    int end = Spaces.GRID.named(to);
    return start == Spaces.NONE || end == Spaces.NONE
        ? Optional.empty()
        : Optional.of(of(start, end));
  }

  @Override
  public String kind() {
    return "move";
  }
}
