package games.arbiter.rulesets.tablut;

import games.arbiter.engine.ActionDetails;
import games.arbiter.engine.Message;
import java.util.List;

/** Moves in words, with what they capture. */
final class Details {

  private Details() {}

  /** The details of a move of a side, legal or not; an illegal one captures nothing. */
  static ActionDetails of(Board board, Side side, Move move) {
    String piece = board.isEmpty(move.from()) ? null : BoardText.token(board, move.from());
    List<Integer> captured =
        MoveRules.broken(board, side, move).isEmpty()
            ? Captures.between(board, Captures.after(board, side, move), side.opponent())
            : List.of();
    return new ActionDetails(
        side.seat(),
        piece,
        BoardText.ID,
        Space.name(move.from()),
        Space.name(move.to()),
        captured.stream().map(Space::name).toList(),
        label(piece, move, captured, board.king()));
  }

  private static Message label(String piece, Move move, List<Integer> captured, int king) {
    String from = Space.name(move.from());
    String to = Space.name(move.to());
    if (piece == null) {
      return Message.of("label.nothing-there", from, to);
    }
    Message mover = Message.of("label.mover." + piece);
    return captured.isEmpty()
        ? Message.of("label.move", mover, from, to)
        : Message.of("label.move.taking", mover, from, to, taken(captured, king));
  }

  private static Message taken(List<Integer> captured, int king) {
    List<Object> soldiers =
        captured.stream().filter(space -> space != king).<Object>map(Space::name).toList();
    if (!captured.contains(king)) {
      return soldiers(soldiers);
    }
    Message taken = Message.of("label.taken.king", Space.name(king));
    return soldiers.isEmpty()
        ? taken
        : Message.of("label.taken.king-and", taken, soldiers(soldiers));
  }

  /** One to three soldiers: the mover comes from one side, so it encloses on three at most. */
  private static Message soldiers(List<Object> spaces) {
    return new Message("label.taken.soldiers." + spaces.size(), spaces);
  }
}
