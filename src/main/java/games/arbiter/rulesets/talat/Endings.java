package games.arbiter.rulesets.talat;

import games.arbiter.engine.Catalogue;
import games.arbiter.engine.GameResult;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** How a game ends. */
final class Endings {

  private static final int FROZEN_AT_THE_END = 2;

  private Endings() {}

  /** The result of a game in a state; empty while it goes on. */
  static Optional<GameResult> of(TalatState state) {
    if (state.seatToMove() != TalatState.NOBODY) {
      return Optional.empty();
    }
    List<String> staying =
        IntStream.range(0, state.settings().seats())
            .filter(seat -> !hasLeft(state, seat))
            .mapToObj(state.settings().variant().seats()::get)
            .toList();
    if (staying.size() == 1) {
      return Optional.of(new GameResult(Catalogue.RESIGN, staying, null));
    }
    String rule = areTwoBoardsFrozen(state) ? RuleIds.TWO_FROZEN : RuleIds.NO_LEGAL_ACTION;
    return Optional.of(Scoring.result(state, rule));
  }

  /** talat.end.two-frozen. */
  static boolean areTwoBoardsFrozen(TalatState state) {
    return Integer.bitCount(state.frozen()) >= FROZEN_AT_THE_END;
  }

  private static boolean hasLeft(TalatState state, int seat) {
    return (state.left() >>> seat & 1) != 0;
  }
}
