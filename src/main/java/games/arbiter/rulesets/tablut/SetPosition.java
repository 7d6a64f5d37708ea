package games.arbiter.rulesets.tablut;

import games.arbiter.engine.Catalogue;
import games.arbiter.engine.Effect;
import games.arbiter.engine.Position;
import games.arbiter.engine.PositionParser;
import games.arbiter.engine.PositionParser.Standing;
import games.arbiter.engine.PositionText;
import games.arbiter.engine.RefusalKind;
import games.arbiter.engine.Translatable;
import games.arbiter.engine.Verdict;
import java.util.List;
import java.util.stream.Stream;

/**
 * Makes a position of a layout or names its faults. A seat must be to move unless the game is over:
 * the king captured or on the edge, or one side without a legal action, whose turn it then is.
 */
final class SetPosition {

  private static final int ATTACKERS = 16;
  private static final int DEFENDERS = 8;

  private final PositionParser reader;
  private final PositionText layout;
  private final List<String> takenByAttackers;
  private final List<String> takenByDefenders;

  private SetPosition(Catalogue catalogue, PositionText layout) {
    this.reader = PositionParser.read(catalogue, layout, PositionText.PLAY);
    this.layout = layout;
    this.takenByAttackers = reader.captured(Side.ATTACKERS.seat());
    this.takenByDefenders = reader.captured(Side.DEFENDERS.seat());
  }

  static Verdict<Position> judge(Catalogue catalogue, int repetitionLimit, PositionText layout) {
    return new SetPosition(catalogue, layout).judge(repetitionLimit);
  }

  private Verdict<Position> judge(int repetitionLimit) {
    checkCastle();
    checkNumber(BoardText.ATTACKER, ATTACKERS);
    checkNumber(BoardText.DEFENDER, DEFENDERS);
    checkNumber(BoardText.KING, 1);
    if (number(BoardText.KING) == 0) {
      reader.fault("position.no-king");
    }
    checkCaptors(takenByAttackers, Side.ATTACKERS);
    checkCaptors(takenByDefenders, Side.DEFENDERS);
    Board board = board();
    Side toMove = toMove(board);
    if (!reader.faults().isEmpty()) {
      return Verdict.refused(RefusalKind.INVALID_POSITION, reader.faults());
    }
    TablutPosition position =
        TablutPosition.of(
            History.begin(board, toMove),
            repetitionLimit,
            new Taken(takenByAttackers, takenByDefenders),
            null);
    return Verdict.accepted(
        position, position.result().<Effect>map(Effect.GameEnded::new).stream().toList());
  }

  private void checkCastle() {
    String castle = Space.name(Space.CASTLE);
    for (Standing standing : reader.standing()) {
      if (standing.at().equals(castle) && !standing.piece().equals(BoardText.KING)) {
        reader.faultOn(BoardText.ID, List.of(castle), "position.castle");
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
          BoardText.ID,
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
            takenByAttackers.stream(),
            takenByDefenders.stream())
        .flatMap(pieces -> pieces)
        .filter(piece::equals)
        .count();
  }

  private void checkCaptors(List<String> taken, Side captor) {
    for (String piece : taken) {
      Side owner = piece.equals(BoardText.ATTACKER) ? Side.ATTACKERS : Side.DEFENDERS;
      if (owner == captor) {
        reader.fault("position.own-captured", piece, Translatable.of("seat." + captor.seat()));
      }
    }
  }

  private Board board() {
    Board board = Board.EMPTY;
    for (Standing standing : reader.standing()) {
      board = BoardText.with(board, standing.piece(), Space.at(standing.column(), standing.row()));
    }
    return board;
  }

  private Side toMove(Board board) {
    if (layout.toMove() == null && reader.faults().isEmpty()) {
      if (Ending.isDecided(board) || !Moves.any(board, Side.ATTACKERS)) {
        return Side.ATTACKERS;
      }
      if (!Moves.any(board, Side.DEFENDERS)) {
        return Side.DEFENDERS;
      }
    }
    return reader.requireToMove() ? Side.of(layout.toMove()) : null;
  }
}
