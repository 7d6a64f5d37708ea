package games.arbiter.rulesets.talat;

import games.arbiter.engine.ActionName;
import games.arbiter.rulesets.talat.TalatAction.Type;
import java.util.Optional;

/** Every action that has a name, legal or not, made once. */
final class Actions {

  private static final TalatAction[][][] PLACEMENTS =
      new TalatAction[Towers.KINDS][Boards.COUNT][Spaces.COUNT];
  private static final TalatAction[][][] MOVES =
      new TalatAction[Boards.COUNT][Spaces.COUNT][Spaces.COUNT];
  private static final TalatAction[][][] CAPTURES =
      new TalatAction[Boards.COUNT][Spaces.COUNT][Spaces.COUNT];

  static {
    for (int board = 0; board < Boards.COUNT; board++) {
      for (int to = 0; to < Spaces.COUNT; to++) {
        for (int kind = 0; kind < Towers.KINDS; kind++) {
          PLACEMENTS[kind][board][to] = TalatAction.placement(kind, board, to);
        }
        for (int from = 0; from < Spaces.COUNT; from++) {
          MOVES[board][from][to] = TalatAction.step(Type.MOVE, board, from, to);
          CAPTURES[board][from][to] = TalatAction.step(Type.CAPTURE, board, from, to);
        }
      }
    }
  }

  private Actions() {}

  static TalatAction placement(int kind, int board, int to) {
    return PLACEMENTS[kind][board][to];
  }

  static TalatAction move(int board, int from, int to) {
    return MOVES[board][from][to];
  }

  static TalatAction capture(int board, int from, int to) {
    return CAPTURES[board][from][to];
  }

  /** The action of that name; empty if the name is malformed. */
  static Optional<TalatAction> named(String name) {
    return ActionName.parse(name)
        .filter(parts -> parts.board() != null && Boards.byName(parts.board()) >= 0)
        .flatMap(Actions::of);
  }

  private static Optional<TalatAction> of(ActionName parts) {
    int board = Boards.byName(parts.board());
    int to = Spaces.GRID.named(parts.to());
    boolean placement = parts.kind().equals(ActionName.PLACE);
    int what = placement ? Towers.kindByName(parts.piece()) : Spaces.GRID.named(parts.from());
    if (to < 0 || what < 0) {
      return Optional.empty();
    }
    return Optional.of(
        switch (parts.kind()) {
          case ActionName.PLACE -> placement(what, board, to);
          case ActionName.MOVE -> move(board, what, to);
          default -> capture(board, what, to);
        });
  }
}
