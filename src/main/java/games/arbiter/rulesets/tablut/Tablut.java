package games.arbiter.rulesets.tablut;

import games.arbiter.engine.Action;
import games.arbiter.engine.Appearance;
import games.arbiter.engine.Catalogue;
import games.arbiter.engine.GameOptions;
import games.arbiter.engine.GameResult;
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
          List.of(new Catalogue.Board(BoardText.ID, Space.SIZE, Space.SIZE, null, null)),
          List.of(
              new Catalogue.Piece(BoardText.ATTACKER, Side.ATTACKERS.seat(), null, null),
              new Catalogue.Piece(BoardText.DEFENDER, Side.DEFENDERS.seat(), null, null),
              new Catalogue.Piece(BoardText.KING, Side.DEFENDERS.seat(), null, null)),
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
  public int version() {
    return 1;
  }

  @Override
  public Catalogue catalogue() {
    return CATALOGUE;
  }

  @Override
  public String texts() {
    return "games/arbiter/rulesets/tablut/texts";
  }

  @Override
  public String turnRule() {
    return TURN_RULE;
  }

  @Override
  public Position start(GameOptions options, String firstSeat) {
    return TablutPosition.of(
        History.begin(BoardText.start(), Side.ATTACKERS),
        options.number(REPETITION_LIMIT),
        Taken.NONE,
        null);
  }

  @Override
  public Verdict<Position> set(GameOptions options, String firstSeat, PositionText layout) {
    return SetPosition.judge(CATALOGUE, options.number(REPETITION_LIMIT), layout);
  }

  @Override
  public Optional<Action> action(String name) {
    return Move.named(name).<Action>map(move -> move).or(() -> Agreement.named(name));
  }

  @Override
  public String firstSeatOfRematch(String lastFirstSeat, GameResult last) {
    return null;
  }

  @Override
  public Appearance look() {
    return TablutLook.LOOK;
  }

  @Override
  public long perft(Position position, int plies) {
    return Perft.count((TablutPosition) position, plies);
  }
}
