package games.arbiter.rulesets.tablut;

import games.arbiter.engine.PositionText;
import java.util.List;
import java.util.Optional;

/** States as text. */
final class PositionWriter {

  private PositionWriter() {}

  /** The complete text of a state, in canonical order. */
  static PositionText of(TablutState state, Optional<String> toMove) {
    return new PositionText(
        PositionText.PLAY,
        toMove.orElse(null),
        List.of(new PositionText.BoardRows(Pieces.BOARD, Pieces.rows(state.board()))),
        List.of(),
        state.captured().text());
  }
}
