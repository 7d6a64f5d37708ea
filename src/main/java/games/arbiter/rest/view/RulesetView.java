package games.arbiter.rest.view;

import games.arbiter.engine.Appearance;
import games.arbiter.engine.Catalogue;
import games.arbiter.engine.Ruleset;
import games.arbiter.engine.RulesetOption;
import games.arbiter.rest.schema.RulesetBoardJson;
import games.arbiter.rest.schema.RulesetFigureJson;
import games.arbiter.rest.schema.RulesetJson;
import games.arbiter.rest.schema.RulesetMarkJson;
import games.arbiter.rest.schema.RulesetOptionJson;
import games.arbiter.rest.schema.RulesetPieceJson;
import games.arbiter.rest.schema.RulesetRuleJson;
import games.arbiter.rest.schema.RulesetSeatJson;
import games.arbiter.rest.text.Texts;

/** Rulesets as clients see them, in the reader's language. */
public final class RulesetView {

  private RulesetView() {}

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
        ruleset.look().figures().stream().map(RulesetView::figure).toList(),
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
}
