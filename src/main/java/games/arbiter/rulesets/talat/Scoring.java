package games.arbiter.rulesets.talat;

import games.arbiter.engine.GameResult;
import games.arbiter.engine.Score;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/** Points (talat.score.captures, talat.score.line) and the winner by points (talat.score.tie). */
final class Scoring {

  static final int CAPTURE_POINTS = 5;
  static final int LINE_POINTS = 3;

  private Scoring() {}

  /** The points of every seat if the game ended now. */
  static List<Score> scores(TalatState state) {
    return IntStream.range(0, state.settings().seats())
        .mapToObj(seat -> score(state, seat))
        .toList();
  }

  private static Score score(TalatState state, int seat) {
    List<Score.Line> lines = new ArrayList<>();
    for (String name : state.captured().of(seat)) {
      lines.add(new Score.Line(RuleIds.CAPTURES, CAPTURE_POINTS, name, null, null));
    }
    for (int board = 0; board < Boards.COUNT; board++) {
      addTowersOnLine(state, seat, board, lines);
    }
    int points = lines.stream().mapToInt(Score.Line::points).sum();
    return new Score(state.settings().variant().seats().get(seat), points, lines);
  }

  private static void addTowersOnLine(
      TalatState state, int seat, int board, List<Score.Line> lines) {
    int side = state.settings().side(seat, board);
    if (side < 0) {
      return;
    }
    Board on = state.board(board);
    for (int rest = on.of(side) & Spaces.startLine(1 - side); rest != 0; rest &= rest - 1) {
      int space = Integer.numberOfTrailingZeros(rest);
      int tower = on.towerAt(board, space);
      String rule = state.settings().variant().lineRule(Towers.color(tower));
      lines.add(
          new Score.Line(
              rule, LINE_POINTS, Towers.name(tower), Boards.name(board), Spaces.name(space)));
    }
  }

  /** How a game ends that a rule ends in this state; a seat that has left does not win. */
  static GameResult result(TalatState state, String rule) {
    List<Score> scores = scores(state);
    List<Integer> staying =
        IntStream.range(0, scores.size())
            .filter(seat -> (state.left() >>> seat & 1) == 0)
            .boxed()
            .toList();
    int most = staying.stream().mapToInt(seat -> scores.get(seat).points()).max().orElseThrow();
    List<Integer> level =
        staying.stream().filter(seat -> scores.get(seat).points() == most).toList();
    List<Integer> best = level.size() == 1 ? level : best(state, level);
    String decidedBy = level.size() == 1 ? "points" : best.size() == 1 ? "tie-break" : "shared";
    List<String> winners = best.stream().map(state.settings().variant().seats()::get).toList();
    return new GameResult(rule, winners, decidedBy);
  }

  /** The seats whose captures are worth most, of those level on points. */
  private static List<Integer> best(TalatState state, List<Integer> level) {
    TieBreak tieBreak = state.settings().tieBreak();
    Comparator<Integer> bestFirst =
        Comparator.comparing(
            seat -> tieBreak.ranking(state.captured().of(seat)), TieBreak.bestFirst());
    Integer first = level.stream().min(bestFirst).orElseThrow();
    return level.stream().filter(seat -> bestFirst.compare(seat, first) == 0).toList();
  }
}
