package games.arbiter.rulesets.talat;

import games.arbiter.engine.Action;
import games.arbiter.engine.Appearance;
import games.arbiter.engine.Catalogue;
import games.arbiter.engine.GameOptions;
import games.arbiter.engine.GameResult;
import games.arbiter.engine.Heuristics;
import games.arbiter.engine.Position;
import games.arbiter.engine.PositionText;
import games.arbiter.engine.Ruleset;
import games.arbiter.engine.Verdict;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;

/** The common part of the rulesets {@code talat} and {@code talat-duo}. */
abstract class TalatRuleset implements Ruleset {

  private final Variant variant;
  private final Catalogue catalogue;
  private final Appearance look;

  TalatRuleset(Variant variant) {
    this.variant = variant;
    this.catalogue =
        new Catalogue(
            variant.seats(),
            variant.seats(),
            IntStream.range(0, Boards.COUNT).mapToObj(TalatRuleset::board).toList(),
            IntStream.range(0, Towers.tower(3, 0)).mapToObj(TalatRuleset::piece).toList(),
            List.of(TieBreak.OPTION),
            variant.rules());
    this.look =
        new Appearance(
            Appearance.of(catalogue).figures().stream()
                .map(figure -> figure.labelled(figure.piece().substring(1)))
                .toList(),
            List.of());
  }

  private static Catalogue.Board board(int board) {
    Function<Integer, String> color = side -> Towers.COLORS.get(Boards.color(board, side));
    return new Catalogue.Board(
        Boards.name(board), 5, 5, color.apply(Spaces.NEAR), color.apply(Spaces.FAR));
  }

  private static Catalogue.Piece piece(int tower) {
    int kind = Towers.kind(tower);
    return new Catalogue.Piece(
        Towers.name(tower),
        Towers.COLORS.get(Towers.color(tower)),
        Towers.sizeShown(kind),
        Towers.sidesShown(kind));
  }

  @Override
  public String id() {
    return variant.id();
  }

  @Override
  public Catalogue catalogue() {
    return catalogue;
  }

  @Override
  public String turnRule() {
    return RuleIds.TURN_ORDER;
  }

  @Override
  public Position start(GameOptions options, String firstSeat) {
    GameSettings settings = settings(options, firstSeat);
    Board[] boards = {Board.EMPTY, Board.EMPTY, Board.EMPTY};
    return new TalatPosition(
        Transitions.setup(settings, boards, Towers.EVERY, settings.firstSeat(), 0));
  }

  private GameSettings settings(GameOptions options, String firstSeat) {
    TieBreak tieBreak = TieBreak.byId(options.get(TieBreak.OPTION.name()));
    return new GameSettings(variant, tieBreak, variant.seats().indexOf(firstSeat));
  }

  @Override
  public Verdict<Position> set(GameOptions options, String firstSeat, PositionText layout) {
    return new PositionReader(settings(options, firstSeat), catalogue, layout).judge();
  }

  @Override
  public Optional<Action> action(String name) {
    return Actions.named(name).map(Function.identity());
  }

  /** talat.rematch: the winner, or the first of the winners counted from the last first seat. */
  @Override
  public String firstSeatOfRematch(String lastFirstSeat, GameResult last) {
    List<String> seats = variant.seats();
    int first = seats.indexOf(lastFirstSeat);
    return IntStream.range(0, seats.size())
        .mapToObj(i -> seats.get((first + i) % seats.size()))
        .filter(last.winners()::contains)
        .findFirst()
        .orElse(lastFirstSeat);
  }

  @Override
  public boolean freezes() {
    return true;
  }

  @Override
  public Optional<Heuristics> heuristics() {
    return Optional.of(TalatHeuristics.INSTANCE);
  }

  /** On a tower stands its kind; its color shows. */
  @Override
  public Appearance look() {
    return look;
  }
}
