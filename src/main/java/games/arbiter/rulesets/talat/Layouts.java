package games.arbiter.rulesets.talat;

import games.arbiter.engine.PositionText;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/** Positions as text. */
final class Layouts {

  private Layouts() {}

  /** The complete layout of a position, in canonical order. */
  static PositionText of(TalatPosition position) {
    return new PositionText(
        position.isSetup() ? PositionText.SETUP : PositionText.PLAY,
        position.toMove().orElse(null),
        IntStream.range(0, Boards.COUNT).mapToObj(board -> rows(position, board)).toList(),
        IntStream.range(0, Towers.COLORS.size()).mapToObj(c -> hand(position, c)).toList(),
        IntStream.range(0, position.terms().seats()).mapToObj(s -> captured(position, s)).toList());
  }

  private static PositionText.BoardRows rows(TalatPosition position, int board) {
    return new PositionText.BoardRows(Boards.name(board), position.board(board).rows(board));
  }

  private static PositionText.Hand hand(TalatPosition position, int color) {
    List<String> towers = new ArrayList<>(Towers.KINDS);
    for (int rest = position.hand() & Towers.all(color); rest != 0; rest &= rest - 1) {
      towers.add(Towers.name(Integer.numberOfTrailingZeros(rest)));
    }
    return new PositionText.Hand(Towers.COLORS.get(color), towers);
  }

  private static PositionText.Captured captured(TalatPosition position, int seat) {
    return new PositionText.Captured(
        position.terms().variant().seats().get(seat),
        Arrays.stream(position.captures().of(seat)).mapToObj(Towers::name).toList());
  }
}
