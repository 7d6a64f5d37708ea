package games.arbiter.rest.schema;

import com.fasterxml.jackson.annotation.JsonProperty;
import games.arbiter.engine.Appearance;
import games.arbiter.engine.Catalogue;
import games.arbiter.engine.Ruleset;
import games.arbiter.engine.RulesetOption;
import games.arbiter.rest.text.Texts;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

@Schema(
    name = "Ruleset",
    description = "A ruleset: seats, boards, pieces, options and rules.",
    requiredProperties = {
      "ruleset",
      "rulesetVersion",
      "name",
      "seats",
      "firstSeats",
      "boards",
      "pieces",
      "options",
      "rules",
      "figures",
      "marks",
      "freezes"
    })
public record RulesetJson(
    @Schema(description = "Its id.") String ruleset,
    @Schema(description = "The version; every change of the rules raises it.") int rulesetVersion,
    @Schema(description = "Its name.") String name,
    @Schema(description = "The seats, in the order of turns.") List<RulesetSeatJson> seats,
    @Schema(
            description =
                "The seats that may be chosen to begin, the default first; empty where the rules"
                    + " leave no choice.")
        List<String> firstSeats,
    @Schema(description = "The boards.") List<RulesetBoardJson> boards,
    @Schema(description = "The pieces.") List<RulesetPieceJson> pieces,
    @Schema(description = "The options.") List<RulesetOptionJson> options,
    @Schema(description = "Every rule, in the order of the rulebook.") List<RulesetRuleJson> rules,
    @Schema(description = "How each piece is drawn.") List<RulesetFigureJson> figures,
    @Schema(description = "The spaces that bear a sign; empty if there are none.")
        List<RulesetMarkJson> marks,
    @Schema(description = "Whether its boards can freeze.") boolean freezes) {
  public static RulesetJson of(Ruleset ruleset, Texts texts) {
    Catalogue catalogue = ruleset.catalogue();
    return new RulesetJson(
        ruleset.id(),
        ruleset.version(),
        texts.text("ruleset." + ruleset.id()),
        catalogue.seats().stream()
            .map(seat -> new RulesetSeatJson(seat, texts.text("seat." + seat)))
            .toList(),
        catalogue.firstSeats(),
        catalogue.boards().stream().map(board -> board(board, texts)).toList(),
        catalogue.pieces().stream().map(piece -> piece(piece, texts)).toList(),
        catalogue.options().stream().map(option -> option(option, texts)).toList(),
        catalogue.rules().stream()
            .map(rule -> new RulesetRuleJson(rule, texts.text("rule." + rule)))
            .toList(),
        ruleset.look().figures().stream().map(RulesetJson::figure).toList(),
        ruleset.look().marks().stream().map(mark -> mark(mark, texts)).toList(),
        ruleset.freezes());
  }

  private static RulesetPieceJson piece(Catalogue.Piece piece, Texts texts) {
    return new RulesetPieceJson(
        piece.piece(),
        piece.color(),
        texts.text("piece." + piece.piece()),
        piece.size(),
        piece.sides());
  }

  private static RulesetFigureJson figure(Appearance.Figure figure) {
    return new RulesetFigureJson(
        figure.piece(),
        figure.label(),
        figure.corners(),
        figure.size(),
        figure.shade().id(),
        figure.crowned());
  }

  private static RulesetMarkJson mark(Appearance.Mark mark, Texts texts) {
    return new RulesetMarkJson(
        mark.board(), mark.sign().id(), mark.spaces(), texts.text(mark.meaning()));
  }

  private static RulesetBoardJson board(Catalogue.Board board, Texts texts) {
    return new RulesetBoardJson(
        board.id(),
        texts.text("board." + board.id()),
        board.width(),
        board.height(),
        board.near(),
        board.far());
  }

  private static RulesetOptionJson option(RulesetOption option, Texts texts) {
    String label = "option." + option.name();
    boolean integer = option.type().equals(RulesetOption.INTEGER);
    return new RulesetOptionJson(
        option.name(),
        texts.text(label),
        option.type(),
        option.byDefault(),
        integer ? null : option.values(),
        integer
            ? null
            : option.values().stream().map(value -> texts.text(label + "." + value)).toList(),
        integer ? option.minimum() : null,
        integer ? option.maximum() : null);
  }

  @Schema(
      name = "RulesetSeat",
      description = "A seat.",
      requiredProperties = {"seat", "name"})
  public record RulesetSeatJson(
      @Schema(description = "Its id.") String seat,
      @Schema(description = "Its name in the reader's language.") String name) {}

  @Schema(
      name = "RulesetBoard",
      description = "A board.",
      requiredProperties = {"id", "name", "width", "height"})
  public record RulesetBoardJson(
      @Schema(description = "Its id.") String id,
      @Schema(description = "Its name.") String name,
      @Schema(description = "The number of columns.") int width,
      @Schema(description = "The number of rows.") int height,
      @Schema(description = "The color whose start line is row 1; absent without start lines.")
          String near,
      @Schema(
              description =
                  "The color whose start line is the last row; absent without start lines.")
          String far) {}

  @Schema(
      name = "RulesetPiece",
      description = "A piece.",
      requiredProperties = {"piece", "color", "name"})
  public record RulesetPieceJson(
      @Schema(description = "Its token.") String piece,
      @Schema(description = "Its color.") String color,
      @Schema(description = "Its name in the reader's language.") String name,
      @Schema(description = "1 to 3, where pieces have one.") Integer size,
      @Schema(description = "3, 4 or 6, where pieces have them.") Integer sides) {}

  @Schema(
      name = "RulesetOption",
      description = "An option.",
      requiredProperties = {"name", "label", "type", "default"})
  public record RulesetOptionJson(
      @Schema(description = "Its name.") String name,
      @Schema(description = "What it decides, in the reader's language.") String label,
      @Schema(description = "`string` or `integer`.") String type,
      @Schema(description = "Its default, as text.") @JsonProperty("default") String byDefault,
      @Schema(description = "The values of a string.") List<String> values,
      @Schema(description = "What each value means, in the order of the values.")
          List<String> valueLabels,
      @Schema(description = "The least integer.") Integer minimum,
      @Schema(description = "The greatest integer.") Integer maximum) {}

  @Schema(
      name = "RulesetRule",
      description = "A rule.",
      requiredProperties = {"rule", "text"})
  public record RulesetRuleJson(
      @Schema(description = "Its id.") String rule,
      @Schema(description = "The text of the rule, in the reader's language.") String text) {}

  @Schema(
      name = "RulesetFigure",
      description = "How a piece is drawn.",
      requiredProperties = {"piece", "label", "corners", "size", "shade", "crowned"})
  public record RulesetFigureJson(
      @Schema(description = "The piece's token.") String piece,
      @Schema(description = "The text on the piece; empty if it bears none.") String label,
      @Schema(description = "The number of corners of its outline; 0 for a disc.") int corners,
      @Schema(description = "1 (small) to 3 (large).") int size,
      @Schema(description = "`light`, `middle` or `dark`.") String shade,
      @Schema(description = "Whether it bears a crown.") boolean crowned) {}

  @Schema(
      name = "RulesetMark",
      description = "Spaces of a board that bear a sign.",
      requiredProperties = {"board", "sign", "spaces", "text"})
  public record RulesetMarkJson(
      @Schema(description = "The board.") String board,
      @Schema(description = "`cross` or `dot`.") String sign,
      @Schema(description = "The marked spaces.") List<String> spaces,
      @Schema(description = "What the sign means, in the reader's language.") String text) {}
}
