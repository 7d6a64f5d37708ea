package games.arbiter.rulesets.talat;

import games.arbiter.engine.GameResult;
import games.arbiter.engine.Score;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/** Points (talat.score.captures, talat.score.line) and who wins by them (talat.score.tie). */
final class Scoring {

  private static final int CAPTURE_POINTS = 5;
  private static final int LINE_POINTS = 3;

  private Scoring() {}

  /** The points of every seat as if the game ended now. */
  static List<Score> scores(TalatPosition position) {
    return IntStream.range(0, position.terms().seats())
        .mapToObj(seat -> score(position, seat))
        .toList();
  }

  private static Score score(TalatPosition position, int seat) {
    List<Score.Line> lines = new ArrayList<>();
    for (int tower : position.captures().of(seat)) {
      String name = Towers.name(tower);
      lines.add(new Score.Line(Rules.CAPTURES, CAPTURE_POINTS, name, null, null));
    }
    for (int board = 0; board < Boards.COUNT; board++) {
      addTowersOnLine(position, seat, board, lines);
    }
    int points = lines.stream().mapToInt(Score.Line::points).sum();
    return new Score(position.terms().variant().seats().get(seat), points, lines);
  }

  private static void addTowersOnLine(
      TalatPosition position, int seat, int board, List<Score.Line> lines) {
    int side = position.terms().side(seat, board);
    if (side < 0) {
      return;
    }
    Board on = position.board(board);
    for (int rest = on.of(side) & Spaces.startLine(1 - side); rest != 0; rest &= rest - 1) {
      int space = Integer.numberOfTrailingZeros(rest);
      int tower = on.towerAt(board, space);
      String rule = position.terms().variant().lineRule(Towers.color(tower));
      lines.add(
          new Score.Line(
              rule, LINE_POINTS, Towers.name(tower), Boards.name(board), Spaces.name(space)));
    }
  }

  /** How a game ends that a rule ends in this position; a seat that has left does not win. */
  static GameResult result(TalatPosition position, String rule) {
    List<Score> scores = scores(position);
    List<Integer> staying =
        IntStream.range(0, scores.size())
            .filter(seat -> (position.left() >>> seat & 1) == 0)
            .boxed()
            .toList();
    int most = staying.stream().mapToInt(seat -> scores.get(seat).points()).max().orElseThrow();
    List<Integer> level =
        staying.stream().filter(seat -> scores.get(seat).points() == most).toList();
    List<Integer> best = level.size() == 1 ? level : best(position, level);
    String decidedBy = level.size() == 1 ? "points" : best.size() == 1 ? "tie-break" : "shared";
    List<String> winners = best.stream().map(position.terms().variant().seats()::get).toList();
    return new GameResult(rule, winners, decidedBy);
  }

  /** The seats whose captures are worth most, of those level on points. */
  private static List<Integer> best(TalatPosition position, List<Integer> level) {
    TieBreak tieBreak = position.terms().tieBreak();
    Comparator<Integer> bestFirst =
        Comparator.comparing(
            seat -> tieBreak.ranking(position.captures().of(seat)), TieBreak.bestFirst());
    Integer first = level.stream().min(bestFirst).orElseThrow();
    return level.stream().filter(seat -> bestFirst.compare(seat, first) == 0).toList();
  }
}
