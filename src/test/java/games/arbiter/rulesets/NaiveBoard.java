package games.arbiter.rulesets;

import games.arbiter.engine.Catalogue;
import games.arbiter.engine.PositionText;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * A board between two colors on which towers move and capture, told from the rulebook with no
 * thought for speed: one string for every space, the near row first.
 */
public record NaiveBoard(
    Catalogue.Board board, Map<String, Catalogue.Piece> pieces, List<String> spaces) {

  private static final String EMPTY = ".";

  public static NaiveBoard of(Catalogue catalogue, PositionText layout, String id) {
    Catalogue.Board board =
        catalogue.boards().stream().filter(b -> b.id().equals(id)).findFirst().orElseThrow();
    List<String> rows =
        layout.boards().stream().filter(b -> b.id().equals(id)).findFirst().orElseThrow().rows();
    List<String> spaces = new ArrayList<>();
    for (int row = rows.size() - 1; row >= 0; row--) {
      spaces.addAll(Arrays.asList(rows.get(row).split(" ")));
    }
    return new NaiveBoard(
        board,
        catalogue.pieces().stream()
            .collect(Collectors.toMap(Catalogue.Piece::piece, Function.identity())),
        List.copyOf(spaces));
  }

  /** A step of a tower; a capture if its target is not empty. */
  public record Move(int from, int to, boolean captures) {}

  String at(int space) {
    return spaces.get(space);
  }

  /** The towers on the board. */
  List<String> towers() {
    return spaces.stream().filter(token -> !token.equals(EMPTY)).toList();
  }

  int row(String tower) {
    return spaces.indexOf(tower) / board.width();
  }

  int column(String tower) {
    return spaces.indexOf(tower) % board.width();
  }

  /** 1 for towers that go up, towards the far row; -1 for those that come down. */
  int ahead(String tower) {
    return pieces.get(tower).color().equals(board.near()) ? 1 : -1;
  }

  /** Whether a tower takes another wherever it reaches it. */
  boolean overcomes(String attacker, String target) {
    Catalogue.Piece a = pieces.get(attacker);
    Catalogue.Piece t = pieces.get(target);
    boolean david = a.size() == 1 && a.sides() == 3 && t.size() == 3 && t.sides() == 6;
    boolean larger = a.size() == t.size() + 1;
    boolean moreSides = a.size().equals(t.size()) && a.sides() > t.sides();
    return !a.color().equals(t.color()) && (larger || moreSides || david);
  }

  /** Every step that either color could take, turns ignored. */
  public List<Move> steps() {
    List<Move> steps = new ArrayList<>();
    for (int from = 0; from < spaces.size(); from++) {
      if (!at(from).equals(EMPTY)) {
        addSteps(from, steps);
      }
    }
    return steps;
  }

  private void addSteps(int from, List<Move> steps) {
    int column = from % board.width();
    int row = from / board.width();
    for (int aside = -1; aside <= 1; aside++) {
      for (int ahead = 0; ahead <= 1; ahead++) {
        int toColumn = column + aside;
        int toRow = row + ahead * ahead(at(from));
        if (toColumn < 0 || toColumn >= board.width() || toRow < 0 || toRow >= board.height()) {
          continue;
        }
        int to = toRow * board.width() + toColumn;
        if (at(to).equals(EMPTY)) {
          if (ahead == 1) {
            steps.add(new Move(from, to, false));
          }
        } else if (to != from && overcomes(at(from), at(to))) {
          steps.add(new Move(from, to, true));
        }
      }
    }
  }

  public NaiveBoard after(Move step) {
    List<String> next = new ArrayList<>(spaces);
    next.set(step.to, at(step.from));
    next.set(step.from, EMPTY);
    return new NaiveBoard(board, pieces, List.copyOf(next));
  }

  /** The name of a step as an action. */
  public String name(Move step) {
    return board.id() + ":" + name(step.from) + (step.captures ? "x" : "-") + name(step.to);
  }

  private String name(int space) {
    return (char) ('a' + space % board.width()) + Integer.toString(space / board.width() + 1);
  }
}
