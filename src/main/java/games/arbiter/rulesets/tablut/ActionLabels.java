package games.arbiter.rulesets.tablut;

import games.arbiter.engine.ActionDetails;
import games.arbiter.engine.Translatable;
import java.util.List;

/** The details and labels of moves with their captures. */
final class ActionLabels {

  private ActionLabels() {}

  /** The details of a move of a side, legal or not; an illegal one captures nothing. */
  static ActionDetails of(Board board, Side side, TablutAction move) {
    String piece = board.isEmpty(move.from()) ? null : Pieces.token(board, move.from());
    List<Integer> captured =
        ActionRules.broken(board, side, move).isEmpty()
            ? Captures.between(board, Captures.after(board, side, move), side.opponent())
            : List.of();
    return new ActionDetails(
        side.seat(),
        piece,
        Pieces.BOARD,
        Spaces.name(move.from()),
        Spaces.name(move.to()),
        captured.stream().map(Spaces::name).toList(),
        label(piece, move, captured, board.king()));
  }

  private static Translatable label(
      String piece, TablutAction move, List<Integer> captured, int king) {
    String from = Spaces.name(move.from());
    String to = Spaces.name(move.to());
    if (piece == null) {
      return Translatable.of("label.nothing-there", from, to);
    }
    Translatable mover = Translatable.of("label.mover." + piece);
    return captured.isEmpty()
        ? Translatable.of("label.move", mover, from, to)
        : Translatable.of("label.move.taking", mover, from, to, taken(captured, king));
  }

  private static Translatable taken(List<Integer> captured, int king) {
    List<Object> soldiers =
        captured.stream().filter(space -> space != king).<Object>map(Spaces::name).toList();
    if (!captured.contains(king)) {
      return soldiers(soldiers);
    }
    Translatable taken = Translatable.of("label.taken.king", Spaces.name(king));
    return soldiers.isEmpty()
        ? taken
        : Translatable.of("label.taken.king-and", taken, soldiers(soldiers));
  }

  /** One to three soldiers: the mover comes from one side, so it encloses on three at most. */
  private static Translatable soldiers(List<Object> spaces) {
    return new Translatable("label.taken.soldiers." + spaces.size(), spaces);
  }
}
