package games.arbiter.rulesets.tablut;

import games.arbiter.engine.CapturedPieces;
import games.arbiter.engine.Catalogue;
import games.arbiter.engine.Effect;
import games.arbiter.engine.GameResult;
import games.arbiter.engine.Position;
import games.arbiter.engine.PositionParser;
import games.arbiter.engine.PositionParser.Standing;
import games.arbiter.engine.PositionText;
import games.arbiter.engine.Translatable;
import games.arbiter.engine.Verdict;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Makes a position of a layout or names its faults. A seat must be to move unless the game is over:
 * the king captured or on the edge, or one side without a legal action, whose turn it then is.
 */
final class PositionReader {

  private static final int ATTACKERS = 16;
  private static final int DEFENDERS = 8;

  private final PositionParser reader;
  private final PositionText layout;
  private final CapturedPieces captured;

  private PositionReader(Catalogue catalogue, PositionText layout) {
    this.reader = PositionParser.read(catalogue, layout, PositionText.PLAY);
    this.layout = layout;
    this.captured = CapturedPieces.read(Side.SEATS, reader);
  }

  static Verdict<Position> judge(Catalogue catalogue, int repetitionLimit, PositionText layout) {
    return new PositionReader(catalogue, layout).judge(repetitionLimit);
  }

  private Verdict<Position> judge(int repetitionLimit) {
    checkCastle();
    checkNumber(Pieces.ATTACKER, ATTACKERS);
    checkNumber(Pieces.DEFENDER, DEFENDERS);
    checkNumber(Pieces.KING, 1);
    if (number(Pieces.KING) == 0) {
      reader.fault("position.no-king");
    }
    checkCaptor(Side.ATTACKERS);
    checkCaptor(Side.DEFENDERS);
    Board board = board();
    Side toMove = toMove(board);
    if (!reader.faults().isEmpty()) {
      return reader.refused();
    }
    TablutState state = TablutState.of(board, toMove, repetitionLimit, captured);
    Optional<GameResult> end = Endings.of(state);
    return Verdict.accepted(
        new TablutPosition(state, end), end.<Effect>map(Effect.GameEnded::new).stream().toList());
  }

  private void checkCastle() {
    String castle = Spaces.name(Spaces.CASTLE);
    for (Standing standing : reader.standing()) {
      if (standing.at().equals(castle) && !standing.piece().equals(Pieces.KING)) {
        reader.faultOn(Pieces.BOARD, List.of(castle), "position.castle");
      }
    }
  }

  private void checkNumber(String piece, int most) {
    long number = number(piece);
    if (number > most) {
      List<String> spaces =
          reader.standing().stream()
              .filter(s -> s.piece().equals(piece))
              .map(Standing::at)
              .sorted()
              .toList();
      reader.faultOn(
          Pieces.BOARD,
          spaces,
          "position.too-many",
          piece,
          Long.toString(number),
          Integer.toString(most));
    }
  }

  /** How many of a piece there are, captured ones included. */
  private long number(String piece) {
    return Stream.of(
            reader.standing().stream().map(Standing::piece),
            captured.of(0).stream(),
            captured.of(1).stream())
        .flatMap(pieces -> pieces)
        .filter(piece::equals)
        .count();
  }

  private void checkCaptor(Side captor) {
    for (String piece : captured.of(captor.ordinal())) {
      Side owner = piece.equals(Pieces.ATTACKER) ? Side.ATTACKERS : Side.DEFENDERS;
      if (owner == captor) {
        reader.fault("position.own-captured", piece, Translatable.of("seat." + captor.seat()));
      }
    }
  }

  private Board board() {
    Board board = Board.EMPTY;
    for (Standing standing : reader.standing()) {
      board = Pieces.with(board, standing.piece(), Spaces.at(standing.column(), standing.row()));
    }
    return board;
  }

  private Side toMove(Board board) {
    if (layout.toMove() == null && reader.faults().isEmpty()) {
      if (Endings.isDecided(board) || !LegalActions.any(board, Side.ATTACKERS)) {
        return Side.ATTACKERS;
      }
      if (!LegalActions.any(board, Side.DEFENDERS)) {
        return Side.DEFENDERS;
      }
    }
    return reader.requireToMove() ? Side.of(layout.toMove()) : null;
  }
}
