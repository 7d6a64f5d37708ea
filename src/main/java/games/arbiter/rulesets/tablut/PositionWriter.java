package games.arbiter.rulesets.tablut;

import games.arbiter.engine.PositionText;
import java.util.Optional;

/** States as text. */
final class PositionWriter {

  private PositionWriter() {}

  /** The complete text of a state, in canonical order. */
  static PositionText of(TablutState state, Optional<String> toMove) {
    return PositionText.onOneBoard(
        toMove.orElse(null), Pieces.BOARD, Pieces.rows(state.board()), state.captured().text());
  }
}
