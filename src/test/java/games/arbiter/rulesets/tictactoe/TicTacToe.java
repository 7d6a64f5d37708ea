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
import games.arbiter.engine.RefusalKind;
import games.arbiter.engine.Ruleset;
import games.arbiter.engine.Translatable;
import games.arbiter.engine.Verdict;
import games.arbiter.engine.Violation;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.IntStream;

/** Tic-tac-toe: a whole ruleset in one class, to be copied for a new one. */
public final class TicTacToe implements Ruleset {
  private static final Grid GRID = new Grid(3, 3);
  private static final int[][] DIRECTIONS = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};
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

  private record Place(String piece, int space) implements Action {
    @Override
    public String name() {
      return piece + "@" + GRID.name(space);
    }

    @Override
    public String kind() {
      return "place";
    }
  }

  /** The marks by space; null on an empty space. */
  private record Marks(List<String> at) implements Position {
    private int count() {
      return (int) at.stream().filter(Objects::nonNull).count();
    }

    private String seat() {
      return SEATS.get(count() % 2);
    }

    @Override
    public Optional<String> toMove() {
      return result().isPresent() ? Optional.empty() : Optional.of(seat());
    }

    @Override
    public Optional<GameResult> result() {
      for (int space = 0; space < GRID.count(); space++) {
        for (int[] d : DIRECTIONS) {
          int third = GRID.from(space, 2 * d[0], 2 * d[1]);
          String mark = at.get(space);
          if (third != Grid.NONE
              && mark != null
              && mark.equals(at.get(GRID.from(space, d[0], d[1])))
              && mark.equals(at.get(third))) {
            return Optional.of(new GameResult(LINE, List.of(mark), null));
          }
        }
      }
      boolean full = count() == GRID.count();
      return full ? Optional.of(new GameResult(FULL, List.of(), null)) : Optional.empty();
    }

    @Override
    public List<Action> legalActions() {
      IntStream free = IntStream.range(0, GRID.count()).filter(space -> at.get(space) == null);
      return result().isPresent()
          ? List.of()
          : free.<Action>mapToObj(space -> new Place(seat(), space)).toList();
    }

    @Override
    public Verdict<Position> judge(Action action) {
      Place place = (Place) action;
      String space = GRID.name(place.space);
      List<Violation> broken = new ArrayList<>();
      if (!place.piece.equals(seat())) {
        broken.add(Violation.of(OWN));
      }
      if (at.get(place.space) != null) {
        broken.add(Violation.of(UNOCCUPIED, BOARD, space));
      }
      if (!broken.isEmpty()) {
        return Verdict.illegal(broken);
      }
      List<String> marks = new ArrayList<>(at);
      marks.set(place.space, place.piece);
      Marks next = new Marks(marks);
      return Verdict.reached(next, new Effect.Placed(place.piece, BOARD, space));
    }

    @Override
    public ActionDetails details(Action action) {
      String piece = ((Place) action).piece;
      String to = GRID.name(((Place) action).space);
      Translatable label = Translatable.of("label.place", Translatable.of("piece." + piece), to);
      return new ActionDetails(toMove().orElse(null), piece, BOARD, null, to, List.of(), label);
    }

    @Override
    public PositionText layout() {
      return new PositionText(
          PositionText.PLAY,
          toMove().orElse(null),
          List.of(new PositionText.BoardRows(BOARD, GRID.rows(at::get))),
          List.of(),
          CapturedPieces.none(SEATS).text());
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
  public String texts() {
    return "games/arbiter/rulesets/tictactoe/texts";
  }

  @Override
  public String turnRule() {
    return TURNS;
  }

  @Override
  public Position start(GameOptions options, String firstSeat) {
    return new Marks(Collections.nCopies(GRID.count(), null));
  }

  @Override
  public Verdict<Position> set(GameOptions options, String firstSeat, PositionText text) {
    PositionParser parser = PositionParser.read(CATALOGUE, text, PositionText.PLAY);
    List<String> at = new ArrayList<>(Collections.nCopies(GRID.count(), null));
    parser.standing().forEach(p -> at.set(GRID.at(p.column(), p.row()), p.piece()));
    Marks marks = new Marks(at);
    int crosses = Collections.frequency(at, "x");
    if (crosses != (marks.count() + 1) / 2) {
      parser.fault("position.too-many", "x", "" + crosses, "" + (marks.count() + 1) / 2);
    }
    if (!marks.seat().equals(text.toMove()) && marks.result().isEmpty()) {
      parser.fault("position.to-move", marks.seat());
    }
    return parser.faults().isEmpty()
        ? Verdict.reached(marks)
        : Verdict.refused(RefusalKind.INVALID_POSITION, parser.faults());
  }

  @Override
  public Optional<Action> action(String name) {
    return ActionName.parse(name)
        .filter(parts -> parts.kind() == ActionName.PLACE && parts.board() == null)
        .filter(parts -> SEATS.contains(parts.piece()) && GRID.named(parts.to()) != Grid.NONE)
        .map(parts -> new Place(parts.piece(), GRID.named(parts.to())));
  }
}
