package games.arbiter.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import games.arbiter.engine.Action;
import games.arbiter.engine.GameOptions;
import games.arbiter.engine.Position;
import games.arbiter.engine.PositionText;
import games.arbiter.engine.Ruleset;
import games.arbiter.engine.Rulesets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The last towers of Talat for two: answers are those of trying every line to its end. */
class EndgameTest {

  private static final Ruleset TALAT_DUO = Rulesets.registered().find("talat-duo").orElseThrow();
  private static final String[][] COLORS = {{"w", "b"}, {"b", "g"}, {"g", "w"}};
  private static final List<String> BOARDS = List.of("wb", "bg", "gw");
  private static final int ROWS = 5;

  @Test
  void fiveTowersAreSolvedAsByTryingEverything() {
    SplitMix random = new SplitMix(1);
    int solved = 0;
    while (solved < 12) {
      Optional<Position> position = position(random, 5);
      if (position.isPresent() && position.get().result().isEmpty()) {
        String seat = position.get().toMove().orElseThrow();
        int own = TALAT_DUO.catalogue().seats().indexOf(seat);
        int best = best(position.get(), own);
        assertEquals(best, found(position.get(), Strength.TWO).permille().get(own));
        solved++;
      }
    }
  }

  @Test
  void eightTowersInTheMiddleOfTheBoardsAreProven() {
    SplitMix random = new SplitMix(2);
    int solved = 0;
    while (solved < 5) {
      Optional<Position> position = position(random, 8);
      if (position.isPresent() && position.get().result().isEmpty()) {
        List<Integer> permille = found(position.get(), Strength.FOUR).permille();
        assertTrue(List.of(0, 500, 1000).contains(permille.get(0)), permille.toString());
        solved++;
      }
    }
  }

  private static Analysis found(Position position, Strength strength) {
    return Analyzer.analyze(TALAT_DUO, position, strength, () -> false);
  }

  /** The most that a seat can have, in thousandths, the other one playing its best. */
  private static int best(Position position, int seat) {
    if (position.result().isPresent()) {
      List<String> winners = position.result().get().winners();
      String name = TALAT_DUO.catalogue().seats().get(seat);
      return winners.contains(name) ? 1000 / winners.size() : 0;
    }
    boolean own = position.toMove().orElseThrow().equals(TALAT_DUO.catalogue().seats().get(seat));
    int best = own ? 0 : 1000;
    for (Action action : position.legalActions()) {
      int value = best(RandomGames.after(position, action), seat);
      best = own ? Math.max(best, value) : Math.min(best, value);
      if (best == (own ? 1000 : 0)) {
        return best;
      }
    }
    return best;
  }

  /** Towers on the inner rows of two boards; empty if a board is frozen, as of many. */
  private static Optional<Position> position(SplitMix random, int towers) {
    String[][][] rows = new String[BOARDS.size()][ROWS][ROWS];
    for (String[][] board : rows) {
      for (String[] row : board) {
        Arrays.fill(row, ".");
      }
    }
    Set<String> used = new HashSet<>();
    while (used.size() < towers) {
      int board = random.below(2);
      String color = COLORS[board][random.below(2)];
      String tower = color + "SML".charAt(random.below(3)) + "346".charAt(random.below(3));
      String[] row = rows[board][1 + random.below(3)];
      int column = random.below(ROWS);
      if (row[column].equals(".") && used.add(tower)) {
        row[column] = tower;
      }
    }
    List<PositionText.BoardRows> boards = new ArrayList<>();
    for (int board = 0; board < rows.length; board++) {
      List<String> lines = Arrays.stream(rows[board]).map(row -> String.join(" ", row)).toList();
      boards.add(new PositionText.BoardRows(BOARDS.get(board), lines));
    }
    return TALAT_DUO
        .set(
            GameOptions.of(TALAT_DUO.catalogue(), Map.of()),
            "white",
            new PositionText(PositionText.PLAY, "white", boards, null, null))
        .match(accepted -> Optional.of(accepted.next()), refused -> Optional.empty());
  }
}
