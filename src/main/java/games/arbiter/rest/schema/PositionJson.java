package games.arbiter.rest.schema;

import com.fasterxml.jackson.annotation.JsonProperty;
import games.arbiter.engine.PositionText;
import java.util.List;
import java.util.function.Function;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

@Schema(
    name = "Position",
    description =
        "The pieces on the boards, in hand and captured. A request may omit `hands` and `captured`: during setup the pieces on no board are then in hand; in play a piece in no list is out of the game. An answer always has both.",
    requiredProperties = {"phase", "boards"})
public record PositionJson(
    @JsonProperty(required = true) @Schema(description = "`setup` or `play`.", examples = "play")
        String phase,
    @Schema(description = "The seat to move; absent when the game is over.") String toMove,
    @JsonProperty(required = true) @Schema(description = "Every board.") List<BoardRowsJson> boards,
    @Schema(description = "The pieces that are not placed yet, by color.") List<HandJson> hands,
    @Schema(description = "The captured pieces, by the seat that took them.")
        List<CapturedJson> captured) {
  static PositionJson of(PositionText layout) {
    return new PositionJson(
        layout.phase(),
        layout.toMove(),
        each(layout.boards(), b -> new BoardRowsJson(b.id(), b.rows())),
        each(layout.hands(), h -> new HandJson(h.color(), h.pieces())),
        each(layout.captured(), c -> new CapturedJson(c.seat(), c.pieces())));
  }

  /** The position that a client sent; null for null. */
  public static PositionText text(PositionJson position) {
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

  @Schema(
      name = "BoardRows",
      description = "The pieces on a board.",
      requiredProperties = {"id", "rows"})
  public record BoardRowsJson(
      @JsonProperty(required = true) @Schema(description = "The id of the board.", examples = "wb")
          String id,
      @JsonProperty(required = true)
          @Schema(
              description =
                  "The rows, the far row first; one blank between tokens, `.` for an empty space.")
          List<String> rows) {}

  @Schema(
      name = "Hand",
      description = "The pieces of a color that are yet to be placed.",
      requiredProperties = {"color", "pieces"})
  public record HandJson(
      @JsonProperty(required = true) @Schema(description = "The color.") String color,
      @JsonProperty(required = true) @Schema(description = "Their tokens.") List<String> pieces) {}

  @Schema(
      name = "Captured",
      description = "The pieces that a seat captured.",
      requiredProperties = {"seat", "pieces"})
  public record CapturedJson(
      @JsonProperty(required = true) @Schema(description = "The seat.") String seat,
      @JsonProperty(required = true)
          @Schema(description = "The captured pieces, in the order of their capture.")
          List<String> pieces) {}
}
