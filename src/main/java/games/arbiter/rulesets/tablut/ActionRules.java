package games.arbiter.rulesets.tablut;

import games.arbiter.engine.Translatable;
import games.arbiter.engine.Violation;
import java.util.ArrayList;
import java.util.List;

/** The rules that a move may break. Each is checked on its own, so a refusal lists them all. */
final class ActionRules {

  private static final String ROOK = "tablut.move.rook";

  private ActionRules() {}

  /** Every rule that a move of a side breaks; none for a legal move. */
  static List<Violation> broken(Board board, Side side, TablutAction move) {
    List<Violation> broken = new ArrayList<>();
    if (!board.has(side, move.from())) {
      broken.add(on("tablut.move.own-piece", move.from()));
    }
    rook(board, move, broken);
    if (move.to() == Spaces.CASTLE) {
      broken.add(on("tablut.move.castle", move.to()));
    }
    return broken;
  }

  private static void rook(Board board, TablutAction move, List<Violation> broken) {
    int columns = Spaces.column(move.to()) - Spaces.column(move.from());
    int rows = Spaces.row(move.to()) - Spaces.row(move.from());
    if (columns == 0 == (rows == 0)) {
      broken.add(on(ROOK, move.from(), move.to()));
      return;
    }
    int step = Spaces.at(Integer.signum(columns), Integer.signum(rows));
    List<String> inTheWay = new ArrayList<>();
    int space = move.from();
    while (space != move.to()) {
      space += step;
      if (!board.isEmpty(space)) {
        inTheWay.add(Spaces.name(space));
      }
    }
    if (!inTheWay.isEmpty()) {
      Translatable text = Translatable.of("broken.tablut.move.rook.in-the-way");
      broken.add(new Violation(ROOK, text, Pieces.BOARD, inTheWay));
    }
  }

  private static Violation on(String rule, int... spaces) {
    String[] names = new String[spaces.length];
    for (int i = 0; i < spaces.length; i++) {
      names[i] = Spaces.name(spaces[i]);
    }
    return Violation.of(rule, Pieces.BOARD, names);
  }
}
