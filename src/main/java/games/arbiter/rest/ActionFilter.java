package games.arbiter.rest;

import games.arbiter.engine.ActionDetails;
import games.arbiter.engine.Catalogue;
import games.arbiter.engine.Grid;
import games.arbiter.engine.Ruleset;
import games.arbiter.engine.Translatable;
import games.arbiter.play.NearestName;
import games.arbiter.rest.http.Problem;
import games.arbiter.rest.http.QuotedText;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** A filter of actions on boards. Each field may be null, which matches every action. */
record ActionFilter(String board, String from, String piece) implements Predicate<ActionDetails> {

  /** A filter; a problem if the ruleset has no such board, space or piece. */
  static ActionFilter of(Ruleset ruleset, String board, String from, String piece) {
    Catalogue catalogue = ruleset.catalogue();
    check("board", board, catalogue.boards().stream().map(Catalogue.Board::id).toList());
    check("from", from, catalogue.boards().stream().flatMap(ActionFilter::spaces).toList());
    check("piece", piece, catalogue.pieces().stream().map(Catalogue.Piece::piece).toList());
    return new ActionFilter(board, from, piece);
  }

  private static Stream<String> spaces(Catalogue.Board board) {
    return IntStream.range(0, board.width() * board.height())
        .mapToObj(i -> Grid.name(i % board.width(), i / board.width()));
  }

  private static void check(String name, String value, List<String> known) {
    if (value != null && !known.contains(value)) {
      Translatable detail =
          NearestName.among(known.stream(), value)
              .map(near -> Translatable.of("invalid.no-such.near", QuotedText.of(value), near))
              .orElse(Translatable.of("invalid.no-such", QuotedText.of(value)));
      throw Problem.inParameter(name, detail).thrown();
    }
  }

  @Override
  public boolean test(ActionDetails action) {
    return (board == null || board.equals(action.board()))
        && (from == null || from.equals(action.from()))
        && (piece == null || piece.equals(action.piece()));
  }
}
