package games.arbiter.rulesets.tictactoe;

import games.arbiter.engine.Action;
import games.arbiter.engine.ActionDetails;
import games.arbiter.engine.ActionName;
import games.arbiter.engine.CapturedPieces;
import games.arbiter.engine.Catalogue;
import games.arbiter.engine.Effect;
import games.arbiter.engine.GameOptions;
import games.arbiter.engine.GameResult;
import games.arbiter.engine.Grid;
import games.arbiter.engine.Position;
import games.arbiter.engine.PositionParser;
import games.arbiter.engine.PositionText;
import games.arbiter.engine.Ruleset;
import games.arbiter.engine.Translatable;
import games.arbiter.engine.Verdict;
import games.arbiter.engine.Violation;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Tic-tac-toe: a whole ruleset in one class, to be copied for a new one. */
public final class TicTacToe implements Ruleset {
  private static final Grid GRID = new Grid(3, 3);
  private static final String LINES_OF_THREE =
      "a1 a2 a3, b1 b2 b3, c1 c2 c3, a1 b1 c1, a2 b2 c2, a3 b3 c3, a1 b2 c3, a3 b2 c1";
  private static final String BOARD = "board";
  private static final List<String> SEATS = List.of("x", "o");
  private static final String TURNS = "tic-tac-toe.turn.order";
  private static final String OWN = "tic-tac-toe.place.own-mark";
  private static final String UNOCCUPIED = "tic-tac-toe.place.unoccupied";
  private static final String LINE = "tic-tac-toe.end.line";
  private static final String FULL = "tic-tac-toe.end.full";
  private static final Catalogue CATALOGUE =
      new Catalogue(
          SEATS,
          List.of(),
          List.of(new Catalogue.Board(BOARD, 3, 3, null, null)),
          SEATS.stream().map(seat -> new Catalogue.Piece(seat, seat, null, null)).toList(),
          List.of(),
          List.of(TURNS, OWN, UNOCCUPIED, LINE, FULL));

  /** A position: the marks by the space on which they are. */
  private record Marks(Map<String, String> at) implements Position {
    private String seat() {
      return SEATS.get(at.size() % 2);
    }

    @Override
    public Optional<String> toMove() {
      return result().isPresent() ? Optional.empty() : Optional.of(seat());
    }

    @Override
    public Optional<GameResult> result() {
      for (String line : LINES_OF_THREE.split(", ")) {
        List<String> marks = Stream.of(line.split(" ")).map(at::get).distinct().toList();
        if (marks.size() == 1 && marks.get(0) != null) {
          return Optional.of(GameResult.won(LINE, marks.get(0)));
        }
      }
      return at.size() < GRID.count() ? Optional.empty() : Optional.of(GameResult.draw(FULL));
    }

    @Override
    public List<Action> legalActions() {
      Stream<String> free = GRID.names().stream().filter(space -> !at.containsKey(space));
      return result().isPresent()
          ? List.of()
          : free.<Action>map(space -> ActionName.placement(seat(), space)).toList();
    }

    @Override
    public Verdict<Position> judge(Action action) {
      ActionName place = (ActionName) action;
      List<Violation> broken = new ArrayList<>();
      if (!place.piece().equals(seat())) {
        broken.add(Violation.of(OWN));
      }
      if (at.containsKey(place.to())) {
        broken.add(Violation.of(UNOCCUPIED, BOARD, place.to()));
      }
      Map<String, String> next = new HashMap<>(at);
      next.put(place.to(), place.piece());
      return broken.isEmpty()
          ? Position.reached(new Marks(next), new Effect.Placed(place.piece(), BOARD, place.to()))
          : Verdict.illegal(broken);
    }

    @Override
    public ActionDetails details(Action action) {
      ActionName name = (ActionName) action;
      Translatable piece = Translatable.of("piece." + name.piece());
      return name.details(seat(), BOARD, Translatable.of("label.place", piece, name.to()));
    }

    @Override
    public PositionText layout() {
      List<String> rows = GRID.rows(space -> at.get(GRID.name(space)));
      return PositionText.onOneBoard(
          toMove().orElse(null), BOARD, rows, CapturedPieces.none(SEATS).text());
    }
  }

  @Override
  public String id() {
    return "tic-tac-toe";
  }

  @Override
  public Catalogue catalogue() {
    return CATALOGUE;
  }

  @Override
  public String turnRule() {
    return TURNS;
  }

  @Override
  public Position start(GameOptions options, String firstSeat) {
    return new Marks(Map.of());
  }

  @Override
  public Verdict<Position> set(GameOptions options, String firstSeat, PositionText text) {
    PositionParser parser = PositionParser.read(CATALOGUE, text, PositionText.PLAY);
    Map<String, String> at = new HashMap<>();
    parser.standing().forEach(p -> at.put(p.at(), p.piece()));
    Marks marks = new Marks(at);
    int crosses = Collections.frequency(at.values(), "x");
    if (crosses != (at.size() + 1) / 2) {
      parser.fault("position.too-many", "x", "" + crosses, "" + (at.size() + 1) / 2);
    }
    if (!marks.seat().equals(text.toMove()) && marks.result().isEmpty()) {
      parser.fault("position.to-move", marks.seat());
    }
    return parser.faults().isEmpty() ? Position.reached(marks) : parser.refused();
  }

  @Override
  public Optional<Action> action(String name) {
    return ActionName.placement(CATALOGUE, name).map(placement -> placement);
  }
}
