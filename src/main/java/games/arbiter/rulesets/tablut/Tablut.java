package games.arbiter.rulesets.tablut;

import games.arbiter.engine.Action;
import games.arbiter.engine.Appearance;
import games.arbiter.engine.CapturedPieces;
import games.arbiter.engine.Catalogue;
import games.arbiter.engine.GameOptions;
import games.arbiter.engine.Heuristics;
import games.arbiter.engine.Position;
import games.arbiter.engine.PositionText;
import games.arbiter.engine.Ruleset;
import games.arbiter.engine.RulesetOption;
import games.arbiter.engine.Verdict;
import java.util.List;
import java.util.Optional;

/** The ruleset {@code tablut}. */
public final class Tablut implements Ruleset {

  private static final String TURN_RULE = "tablut.turn.order";
  private static final String REPETITION_LIMIT = "repetitionLimit";

  private static final Catalogue CATALOGUE =
      new Catalogue(
          Side.SEATS,
          List.of(),
          List.of(new Catalogue.Board(Pieces.BOARD, Spaces.SIZE, Spaces.SIZE, null, null)),
          List.of(
              new Catalogue.Piece(Pieces.ATTACKER, Side.ATTACKERS.seat(), null, null),
              new Catalogue.Piece(Pieces.DEFENDER, Side.DEFENDERS.seat(), null, null),
              new Catalogue.Piece(Pieces.KING, Side.DEFENDERS.seat(), null, null)),
          List.of(RulesetOption.number(REPETITION_LIMIT, 2, 2, 100)),
          List.of(
              TURN_RULE,
              "tablut.move.own-piece",
              "tablut.move.rook",
              "tablut.move.castle",
              "tablut.capture.custodial",
              "tablut.capture.castle",
              "tablut.king.open",
              "tablut.king.beside-castle",
              "tablut.king.on-castle",
              "tablut.end.escape",
              "tablut.end.king-captured",
              "tablut.end.repetition",
              "tablut.end.no-legal-action",
              "tablut.end.agreement",
              "tablut.end.order"));

  @Override
  public String id() {
    return "tablut";
  }

  @Override
  public Catalogue catalogue() {
    return CATALOGUE;
  }

  @Override
  public String turnRule() {
    return TURN_RULE;
  }

  @Override
  public Position start(GameOptions options, String firstSeat) {
    return TablutPosition.of(
        TablutState.of(
            Pieces.start(),
            Side.ATTACKERS,
            options.number(REPETITION_LIMIT),
            CapturedPieces.none(Side.SEATS)));
  }

  @Override
  public Verdict<Position> set(GameOptions options, String firstSeat, PositionText layout) {
    return PositionReader.judge(CATALOGUE, options.number(REPETITION_LIMIT), layout);
  }

  @Override
  public Optional<Action> action(String name) {
    return TablutAction.named(name)
        .<Action>map(move -> move)
        .or(() -> Endings.AGREEMENT.action(name));
  }

  @Override
  public Optional<Heuristics> heuristics() {
    return Optional.of(TablutHeuristics.INSTANCE);
  }

  @Override
  public Appearance look() {
    return TablutAppearance.LOOK;
  }
}
