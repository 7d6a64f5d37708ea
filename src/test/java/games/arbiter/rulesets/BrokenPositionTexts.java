package games.arbiter.rulesets;

import games.arbiter.engine.PositionText;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Function;

/** Position texts with a fault that the battery must find. */
final class BrokenPositionTexts {

  private BrokenPositionTexts() {}

  static PositionText withoutCaptured(PositionText layout) {
    return new PositionText(
        layout.phase(),
        layout.toMove(),
        layout.boards(),
        layout.hands(),
        layout.captured().stream()
            .map(captured -> new PositionText.Captured(captured.seat(), List.of()))
            .toList());
  }

  static PositionText lastRowTwice(PositionText layout) {
    return rows(
        layout,
        rows -> {
          List<String> doubled = new ArrayList<>(rows);
          doubled.set(0, rows.get(rows.size() - 1));
          return doubled;
        });
  }

  static PositionText firstRowLast(PositionText layout) {
    return rows(
        layout,
        rows -> {
          List<String> reversed = new ArrayList<>(rows);
          Collections.reverse(reversed);
          return reversed;
        });
  }

  private static PositionText rows(
      PositionText layout, Function<List<String>, List<String>> twist) {
    return new PositionText(
        layout.phase(),
        layout.toMove(),
        layout.boards().stream()
            .map(board -> new PositionText.BoardRows(board.id(), twist.apply(board.rows())))
            .toList(),
        layout.hands(),
        layout.captured());
  }
}
