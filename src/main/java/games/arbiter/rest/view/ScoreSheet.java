package games.arbiter.rest.view;

import games.arbiter.engine.Effect;
import games.arbiter.engine.Replay;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.List;

/** The actions of a game in rows, with one column for each seat. */
final class ScoreSheet {

  private static final String FROZE = "*";
  private static final String SKIPPED = "-";
  private static final String GAP = "  ";
  private static final int NUMBER = 4;

  private final List<String> seats;
  private final List<Row> rows = new ArrayList<>();

  private ScoreSheet(Replay start) {
    this.seats = new ArrayList<>(start.ruleset().catalogue().seats());
    start.toMove().ifPresent(first -> Collections.rotate(seats, -seats.indexOf(first)));
  }

  /** A row; {@code number} is the version of its first action. */
  private record Row(int number, List<String> cells) {}

  /**
   * The sheet of a game, each line ended by LF. The first column is that of the seat that began. A
   * row has at most one action of each seat, in the order of the columns; a mark shows a seat that
   * was skipped. Under the rows stands what the marks mean.
   */
  static String of(Replay game) {
    ScoreSheet sheet = new ScoreSheet(game.at(0));
    Deque<Replay> versions = new ArrayDeque<>();
    for (Replay replay = game; replay.action() != null; replay = replay.previous()) {
      versions.addFirst(replay);
    }
    versions.forEach(sheet::add);
    return sheet.write();
  }

  private void add(Replay replay) {
    boolean froze = !replay.effects(Effect.BoardFrozen.class).isEmpty();
    put(replay.seat(), replay.action().name() + (froze ? FROZE : ""), replay.version());
    for (Effect.SeatSkipped skipped : replay.effects(Effect.SeatSkipped.class)) {
      put(skipped.seat(), SKIPPED, replay.version() + 1);
    }
  }

  private void put(String seat, String cell, int number) {
    int column = seats.indexOf(seat);
    if (rows.isEmpty() || rows.get(rows.size() - 1).cells().size() > column) {
      rows.add(new Row(number, new ArrayList<>()));
    }
    List<String> cells = rows.get(rows.size() - 1).cells();
    while (cells.size() < column) {
      cells.add("");
    }
    cells.add(cell);
  }

  private String write() {
    int width =
        rows.stream().flatMap(r -> r.cells().stream()).mapToInt(String::length).max().orElse(0);
    StringBuilder text = new StringBuilder();
    for (Row row : rows) {
      String number = Integer.toString(row.number());
      StringBuilder line =
          new StringBuilder(" ".repeat(Math.max(0, NUMBER - number.length())) + number);
      for (String cell : row.cells()) {
        line.append(GAP).append(cell).append(" ".repeat(width - cell.length()));
      }
      text.append(line.toString().stripTrailing()).append('\n');
    }
    return text.append(legend()).toString();
  }

  private String legend() {
    boolean froze = has(FROZE);
    boolean skipped = rows.stream().anyMatch(row -> row.cells().contains(SKIPPED));
    return "\n"
        + (froze ? FROZE + " a board froze\n" : "")
        + (skipped ? SKIPPED + " no legal action: passed over\n" : "");
  }

  private boolean has(String mark) {
    return rows.stream().flatMap(row -> row.cells().stream()).anyMatch(c -> c.endsWith(mark));
  }
}
