package games.arbiter.rulesets.talat;

import games.arbiter.engine.PositionText;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** States as text. */
final class PositionWriter {

  private PositionWriter() {}

  /** The complete layout of a state, in canonical order. */
  static PositionText of(TalatState state) {
    return new PositionText(
        state.isSetup() ? PositionText.SETUP : PositionText.PLAY,
        state.seatNameToMove(),
        IntStream.range(0, Boards.COUNT).mapToObj(board -> rows(state, board)).toList(),
        IntStream.range(0, Towers.COLORS.size()).mapToObj(c -> hand(state, c)).toList(),
        state.captured().text());
  }

  private static PositionText.BoardRows rows(TalatState state, int board) {
    return new PositionText.BoardRows(Boards.name(board), state.board(board).rows(board));
  }

  private static PositionText.Hand hand(TalatState state, int color) {
    List<String> towers = new ArrayList<>(Towers.KINDS);
    for (int rest = state.hand() & Towers.all(color); rest != 0; rest &= rest - 1) {
      towers.add(Towers.name(Integer.numberOfTrailingZeros(rest)));
    }
    return new PositionText.Hand(Towers.COLORS.get(color), towers);
  }
}
