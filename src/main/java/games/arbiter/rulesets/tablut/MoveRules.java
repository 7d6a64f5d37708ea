package games.arbiter.rulesets.tablut;

import games.arbiter.engine.Translatable;
import games.arbiter.engine.Violation;
import java.util.ArrayList;
import java.util.List;

/** The rules that a move may break, each checked on its own, so that a refusal names them all. */
final class MoveRules {

  private static final String ROOK = "tablut.move.rook";

  private MoveRules() {}

  /** Every rule that a move of a side breaks; none for a legal move. */
  static List<Violation> broken(Board board, Side side, Move move) {
    List<Violation> broken = new ArrayList<>();
    if (!board.has(side, move.from())) {
      broken.add(on("tablut.move.own-piece", move.from()));
    }
    rook(board, move, broken);
    if (move.to() == Space.CASTLE) {
      broken.add(on("tablut.move.castle", move.to()));
    }
    return broken;
  }

  private static void rook(Board board, Move move, List<Violation> broken) {
    int columns = Space.column(move.to()) - Space.column(move.from());
    int rows = Space.row(move.to()) - Space.row(move.from());
    if (columns == 0 == (rows == 0)) {
      broken.add(on(ROOK, move.from(), move.to()));
      return;
    }
    int step = Space.at(Integer.signum(columns), Integer.signum(rows));
    List<String> inTheWay = new ArrayList<>();
    int space = move.from();
    while (space != move.to()) {
      space += step;
      if (!board.isEmpty(space)) {
        inTheWay.add(Space.name(space));
      }
    }
    if (!inTheWay.isEmpty()) {
      Translatable text = Translatable.of("broken.tablut.move.rook.in-the-way");
      broken.add(new Violation(ROOK, text, BoardText.ID, inTheWay));
    }
  }

  private static Violation on(String rule, int... spaces) {
    String[] names = new String[spaces.length];
    for (int i = 0; i < spaces.length; i++) {
      names[i] = Space.name(spaces[i]);
    }
    return Violation.of(rule, BoardText.ID, names);
  }
}
