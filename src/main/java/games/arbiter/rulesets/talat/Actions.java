package games.arbiter.rulesets.talat;

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

  /** The action of a name; empty if it is none. */
  static Optional<TalatAction> parse(String name) {
    return Optional.ofNullable(
        name.length() != 8 ? null : name.charAt(2) == '@' ? parsePlacement(name) : parseStep(name));
  }

  /** {@code L6@wb:c1}. */
  private static TalatAction parsePlacement(String name) {
    int kind = Towers.kindByName(name.substring(0, 2));
    int board = Boards.byName(name.substring(3, 5));
    int to = Spaces.parse(name, 6);
    return kind < 0 || board < 0 || to < 0 || name.charAt(5) != ':'
        ? null
        : placement(kind, board, to);
  }

  /** {@code wb:c1-d2} or {@code wb:c1xd2}. */
  private static TalatAction parseStep(String name) {
    int board = Boards.byName(name.substring(0, 2));
    int from = Spaces.parse(name, 3);
    int to = Spaces.parse(name, 6);
    if (board < 0 || from < 0 || to < 0 || name.charAt(2) != ':') {
      return null;
    }
    return switch (name.charAt(5)) {
      case '-' -> move(board, from, to);
      case 'x' -> capture(board, from, to);
      default -> null;
    };
  }
}
