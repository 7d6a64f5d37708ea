package games.arbiter.client.companion;

import games.arbiter.client.model.Board;
import games.arbiter.client.model.BoardPair;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Checks what the service proves of a board of Talat, with nothing but the rules of moving. */
public final class Proofs {

  private static final int SIZE = 5;
  private static final Pattern STEP = Pattern.compile("(\\w+):([a-e])([1-5])([-x])([a-e])([1-5])");

  /**
   * The towers of the board, and for each the number of its space: 0 for a1, 1 for b1, 5 for a2.
   */
  private final String[] towers;

  private final int[] directions;

  private Proofs(String board, Set<String> tokens) {
    towers = tokens.toArray(String[]::new);
    directions = new int[towers.length];
    for (int i = 0; i < towers.length; i++) {
      directions[i] = towers[i].charAt(0) == board.charAt(0) ? 1 : -1;
    }
  }

  /** What is wrong with the proof of a board; empty if it holds, or if nothing is claimed. */
  public static Optional<String> fault(Board board) {
    if (board.getFrozen() == null || !board.getFrozen() && board.getWitness() == null) {
      return Optional.empty();
    }
    Map<String, Integer> places = places(board.getRows());
    Proofs proofs = new Proofs(board.getId(), places.keySet());
    int[] spaces = places.values().stream().mapToInt(Integer::intValue).toArray();
    return Optional.ofNullable(
        board.getFrozen()
            ? proofs.faultOfPairs(board.getPairs(), spaces)
            : proofs.faultOfWitness(board.getId(), board.getWitness(), spaces));
  }

  private static Map<String, Integer> places(List<String> rows) {
    Map<String, Integer> places = new HashMap<>();
    for (int i = 0; i < rows.size(); i++) {
      String[] tokens = rows.get(i).split(" ");
      for (int column = 0; column < tokens.length; column++) {
        if (!tokens[column].equals(".")) {
          places.put(tokens[column], (rows.size() - 1 - i) * SIZE + column);
        }
      }
    }
    return places;
  }

  private String faultOfWitness(String board, List<String> witness, int[] spaces) {
    for (int i = 0; i < witness.size(); i++) {
      Matcher step = STEP.matcher(witness.get(i));
      boolean last = i == witness.size() - 1;
      if (!step.matches() || !step.group(1).equals(board) || step.group(4).equals("x") != last) {
        return witness.get(i) + " is no step of it";
      }
      int tower = at(space(step.group(2), step.group(3)), spaces);
      int to = space(step.group(5), step.group(6));
      int target = at(to, spaces);
      boolean legal =
          tower >= 0
              && (last
                  ? target >= 0 && takes(tower, target) && reaches(tower, to, spaces)
                  : target < 0 && ahead(tower, to, spaces) == 1 && aside(tower, to, spaces) <= 1);
      if (!legal) {
        return witness.get(i) + " is not legal";
      }
      spaces[tower] = to;
    }
    return witness.isEmpty() ? "there is no step" : null;
  }

  private static int space(String column, String row) {
    return (row.charAt(0) - '1') * SIZE + column.charAt(0) - 'a';
  }

  private String faultOfPairs(List<BoardPair> pairs, int[] spaces) {
    List<String> expected = new ArrayList<>();
    boolean blocked = false;
    for (int a = 0; a < towers.length; a++) {
      for (int t = 0; t < towers.length; t++) {
        if (takes(a, t)) {
          int ahead = ahead(a, spaces[t], spaces);
          boolean far = aside(a, spaces[t], spaces) > ahead + 1;
          String reason = ahead < 0 ? "passed" : far ? "too-far" : "blocked";
          blocked |= reason.equals("blocked");
          expected.add(towers[a] + " " + towers[t] + " " + reason);
        }
      }
    }
    List<String> given = new ArrayList<>();
    (pairs == null ? List.<BoardPair>of() : pairs)
        .forEach(p -> given.add(p.getAttacker() + " " + p.getTarget() + " " + p.getReason()));
    Collections.sort(expected);
    Collections.sort(given);
    if (!given.equals(expected)) {
      return "the pairs are " + expected;
    }
    return blocked && captureIsReachable(spaces) ? "a capture can be reached" : null;
  }

  /** A plain search of all positions that moves lead to, except where no pair can meet any more. */
  private boolean captureIsReachable(int[] start) {
    Deque<int[]> open = new ArrayDeque<>(List.of(start));
    Set<String> seen = new HashSet<>();
    while (!open.isEmpty()) {
      int[] spaces = open.pop();
      boolean hope = false;
      for (int a = 0; a < towers.length; a++) {
        for (int t = 0; t < towers.length; t++) {
          if (takes(a, t)) {
            if (reaches(a, spaces[t], spaces)) {
              return true;
            }
            int ahead = ahead(a, spaces[t], spaces);
            hope |= ahead >= 0 && aside(a, spaces[t], spaces) <= ahead + 1;
          }
        }
      }
      if (hope && seen.add(Arrays.toString(spaces))) {
        moves(spaces, open);
      }
    }
    return false;
  }

  private void moves(int[] spaces, Deque<int[]> open) {
    for (int tower = 0; tower < towers.length; tower++) {
      int row = spaces[tower] / SIZE + directions[tower];
      for (int column = spaces[tower] % SIZE - 1; column <= spaces[tower] % SIZE + 1; column++) {
        boolean onBoard = row >= 0 && row < SIZE && column >= 0 && column < SIZE;
        if (onBoard && at(row * SIZE + column, spaces) < 0) {
          int[] next = spaces.clone();
          next[tower] = row * SIZE + column;
          open.push(next);
        }
      }
    }
  }

  private static int at(int space, int[] spaces) {
    for (int tower = 0; tower < spaces.length; tower++) {
      if (spaces[tower] == space) {
        return tower;
      }
    }
    return -1;
  }

  /** How many rows a space is ahead of a tower. */
  private int ahead(int tower, int space, int[] spaces) {
    return (space / SIZE - spaces[tower] / SIZE) * directions[tower];
  }

  private static int aside(int tower, int space, int[] spaces) {
    return Math.abs(space % SIZE - spaces[tower] % SIZE);
  }

  private boolean reaches(int tower, int space, int[] spaces) {
    int ahead = ahead(tower, space, spaces);
    int aside = aside(tower, space, spaces);
    return aside <= 1 && (ahead == 1 || ahead == 0 && aside == 1);
  }

  /** Whether one tower can take the other by its strength: its color, size and sides. */
  private boolean takes(int attacker, int target) {
    String a = towers[attacker];
    String t = towers[target];
    int bigger = "SML".indexOf(a.charAt(1)) - "SML".indexOf(t.charAt(1));
    boolean stronger = bigger == 1 || bigger == 0 && a.charAt(2) > t.charAt(2);
    boolean davidAndGoliath = a.endsWith("S3") && t.endsWith("L6");
    return a.charAt(0) != t.charAt(0) && (stronger || davidAndGoliath);
  }
}
