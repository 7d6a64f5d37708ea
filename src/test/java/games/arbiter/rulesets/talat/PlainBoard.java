package games.arbiter.rulesets.talat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * A board as a map from spaces to tokens, with the rules written down once more and as plainly as
 * they are told, to check the product against: the two share nothing.
 */
record PlainBoard(String id, TreeMap<String, String> towers) {

  static PlainBoard of(String id, List<String> rows) {
    TreeMap<String, String> towers = new TreeMap<>();
    for (int row = 5; row >= 1; row--) {
      String[] tokens = rows.get(5 - row).split(" ");
      for (int column = 0; column < 5; column++) {
        if (!tokens[column].equals(".")) {
          towers.put((char) ('a' + column) + "" + row, tokens[column]);
        }
      }
    }
    return new PlainBoard(id, towers);
  }

  /** The names of all moves without capture, of both colors, sorted. */
  List<String> moves() {
    List<String> moves = new ArrayList<>();
    towers.forEach(
        (from, tower) -> {
          for (int aside = -1; aside <= 1; aside++) {
            String to = shifted(from, aside, forward(tower));
            if (to != null && !towers.containsKey(to)) {
              moves.add(id + ":" + from + "-" + to);
            }
          }
        });
    return moves;
  }

  /** The names of all captures, of both colors, sorted. */
  List<String> captures() {
    List<String> captures = new ArrayList<>();
    towers.forEach(
        (from, attacker) ->
            towers.forEach(
                (to, target) -> {
                  if (takes(attacker, target) && reaches(from, to, forward(attacker))) {
                    captures.add(id + ":" + from + "x" + to);
                  }
                }));
    return captures;
  }

  /** The board after an action of that name, which must be among the moves or captures. */
  PlainBoard after(String action) {
    TreeMap<String, String> next = new TreeMap<>(towers);
    next.put(action.substring(6), next.remove(action.substring(3, 5)));
    return new PlainBoard(id, next);
  }

  /** 1 for the color named first in the board's id, which goes up the rows, else -1. */
  int forward(String tower) {
    return tower.charAt(0) == id.charAt(0) ? 1 : -1;
  }

  private static boolean reaches(String from, String to, int forward) {
    int rows = (to.charAt(1) - from.charAt(1)) * forward;
    int columns = Math.abs(to.charAt(0) - from.charAt(0));
    return columns <= 1 && (rows == 1 || (rows == 0 && columns == 1));
  }

  static boolean takes(String attacker, String target) {
    if (attacker.charAt(0) == target.charAt(0)) {
      return false;
    }
    int smaller = size(attacker) - size(target);
    int moreSides = attacker.charAt(2) - target.charAt(2);
    return smaller == 1
        || (smaller == 0 && moreSides > 0)
        || (attacker.endsWith("S3") && target.endsWith("L6"));
  }

  private static int size(String tower) {
    return Map.of('S', 1, 'M', 2, 'L', 3).get(tower.charAt(1));
  }

  private static String shifted(String space, int columns, int rows) {
    char column = (char) (space.charAt(0) + columns);
    char row = (char) (space.charAt(1) + rows);
    return column < 'a' || column > 'e' || row < '1' || row > '5' ? null : "" + column + row;
  }

  /** The space of a tower. */
  String spaceOf(String tower) {
    return towers.entrySet().stream()
        .filter(entry -> entry.getValue().equals(tower))
        .map(Map.Entry::getKey)
        .findFirst()
        .orElseThrow();
  }
}
