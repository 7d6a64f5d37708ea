package games.arbiter.rulesets.tablut;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** One of the eight ways to turn and mirror the board onto itself. */
record Symmetry(boolean transposed, boolean columnsReversed, boolean rowsReversed) {

  static Stream<Symmetry> all() {
    return IntStream.range(0, 8)
        .mapToObj(i -> new Symmetry((i & 1) != 0, (i & 2) != 0, (i & 4) != 0));
  }

  String space(String name) {
    int column = name.charAt(0) - 'a';
    int row = name.charAt(1) - '1';
    int newColumn = transposed ? row : column;
    int newRow = transposed ? column : row;
    return (char) ('a' + (columnsReversed ? 8 - newColumn : newColumn))
        + Integer.toString((rowsReversed ? 8 - newRow : newRow) + 1);
  }

  String move(String name) {
    return space(name.substring(0, 2)) + "-" + space(name.substring(3));
  }

  List<String> spaces(List<String> names) {
    return names.stream().map(this::space).sorted().toList();
  }

  List<String> rows(List<String> rows) {
    String[][] turned = new String[9][9];
    for (int i = 0; i < 9; i++) {
      String[] tokens = rows.get(i).split(" ");
      for (int column = 0; column < 9; column++) {
        String to = space((char) ('a' + column) + Integer.toString(9 - i));
        turned['9' - to.charAt(1)][to.charAt(0) - 'a'] = tokens[column];
      }
    }
    List<String> result = new ArrayList<>();
    for (String[] row : turned) {
      result.add(String.join(" ", row));
    }
    return result;
  }
}
