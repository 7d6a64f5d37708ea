package games.arbiter.rest.view;

import games.arbiter.engine.PositionText;
import games.arbiter.rest.schema.BoardRowsJson;
import games.arbiter.rest.schema.CapturedJson;
import games.arbiter.rest.schema.HandJson;
import games.arbiter.rest.schema.PositionJson;
import java.util.List;
import java.util.function.Function;

/** Positions as clients see and send them. */
public final class PositionView {

  private PositionView() {}

  static PositionJson of(PositionText layout) {
    return new PositionJson(
        layout.phase(),
        layout.toMove(),
        each(layout.boards(), b -> new BoardRowsJson(b.id(), b.rows())),
        each(layout.hands(), h -> new HandJson(h.color(), h.pieces())),
        each(layout.captured(), c -> new CapturedJson(c.seat(), c.pieces())));
  }

  /** A position that a client sent; null for null. */
  public static PositionText layout(PositionJson position) {
    return position == null
        ? null
        : new PositionText(
            position.phase(),
            position.toMove(),
            each(position.boards(), b -> new PositionText.BoardRows(b.id(), b.rows())),
            each(position.hands(), h -> new PositionText.Hand(h.color(), h.pieces())),
            each(position.captured(), c -> new PositionText.Captured(c.seat(), c.pieces())));
  }

  private static <A, B> List<B> each(List<A> list, Function<A, B> function) {
    return list == null ? null : list.stream().map(function).toList();
  }
}
