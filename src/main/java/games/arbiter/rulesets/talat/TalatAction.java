package games.arbiter.rulesets.talat;

import games.arbiter.engine.Action;
import java.util.Optional;

/**
 * An action on a board; each exists once, so identity is equality.
 *
 * @see Actions
 */
final class TalatAction implements Action {

  enum Type {
    PLACE("place"),
    MOVE("move"),
    CAPTURE("capture");

    private final String id;

    Type(String id) {
      this.id = id;
    }
  }

  private final Type type;
  private final int board;
  private final int what;
  private final int to;
  private final String name;

  private TalatAction(Type type, int board, int what, int to, String name) {
    this.type = type;
    this.board = board;
    this.what = what;
    this.to = to;
    this.name = name;
  }

  static TalatAction placement(int kind, int board, int to) {
    String name = Towers.kindName(kind) + "@" + Boards.name(board) + ":" + Spaces.name(to);
    return new TalatAction(Type.PLACE, board, kind, to, name);
  }

  static TalatAction step(Type type, int board, int from, int to) {
    String sign = type == Type.CAPTURE ? "x" : "-";
    String name = Boards.name(board) + ":" + Spaces.name(from) + sign + Spaces.name(to);
    return new TalatAction(type, board, from, to, name);
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public String kind() {
    return type.id;
  }

  @Override
  public Optional<String> seat() {
    return Optional.empty();
  }

  Type type() {
    return type;
  }

  int board() {
    return board;
  }

  /** The kind of the tower to be placed. */
  int towerKind() {
    return what;
  }

  /** The space that a move or capture starts from. */
  int from() {
    return what;
  }

  int to() {
    return to;
  }

  @Override
  public String toString() {
    return name;
  }
}
