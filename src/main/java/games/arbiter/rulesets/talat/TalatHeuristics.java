package games.arbiter.rulesets.talat;

import games.arbiter.engine.Action;
import games.arbiter.engine.Heuristics;
import games.arbiter.engine.Position;
import java.util.Optional;

/** Points, and what towers may yet capture or reach. The weights were found by play. */
final class TalatHeuristics implements Heuristics {

  static final Heuristics INSTANCE = new TalatHeuristics();

  private static final int ENDGAME_TOWERS = 8;

  /** Points that a capture is worth that can be made now by the seat to move, or by another. */
  private static final double CAPTURE_TO_MOVE = 3;

  private static final double CAPTURE_LATER = 1.2;

  /** Points for each target that a tower could still meet. */
  private static final double MEETING = 0.25;

  /** Points for each row that a tower has gone towards the opposing start line. */
  private static final double ROW = 0.25;

  /** How many points ahead make e to 1, with no towers left to act and with twenty. */
  private static final double POINTS_AT_THE_END = 2;

  private static final double POINTS_WITH_TWENTY = 6;

  private TalatHeuristics() {}

  /** What decides the rest of a game: captured kinds are counted, two bits each. */
  private record Key(Board wb, Board bg, Board gw, int toMove, long captured) {}

  @Override
  public Position after(Position position, Action legal) {
    return new TalatPosition(
        Transitions.after(((TalatPosition) position).state(), (TalatAction) legal));
  }

  @Override
  public void estimate(Position position, double[] shares) {
    TalatState p = ((TalatPosition) position).state();
    for (int seat = 0; seat < shares.length; seat++) {
      shares[seat] = Scoring.CAPTURE_POINTS * p.captured().of(seat).size();
    }
    for (int board = 0; board < Boards.COUNT; board++) {
      for (int side = Spaces.NEAR; side <= Spaces.FAR; side++) {
        int seat = p.settings().variant().master(board, side);
        shares[seat] += expected(p, board, side, seat == p.seatToMove());
      }
    }
    for (int seat = 0; seat < shares.length; seat++) {
      shares[seat] = hasLeft(p, seat) ? Double.NEGATIVE_INFINITY : shares[seat];
    }
    share(shares, scale(p));
  }

  private static boolean hasLeft(TalatState p, int seat) {
    return (p.left() >>> seat & 1) != 0;
  }

  private static double scale(TalatState p) {
    int towers = 0;
    for (int board = 0; board < Boards.COUNT; board++) {
      towers += p.isFrozen(board) ? 0 : Integer.bitCount(p.board(board).occupied());
    }
    return POINTS_AT_THE_END + (POINTS_WITH_TWENTY - POINTS_AT_THE_END) * towers / 20;
  }

  /** Turns points into shares of the win. */
  private static void share(double[] points, double scale) {
    double most = points[0];
    for (double p : points) {
      most = Math.max(most, p);
    }
    double sum = 0;
    for (int seat = 0; seat < points.length; seat++) {
      points[seat] = StrictMath.exp((points[seat] - most) / scale);
      sum += points[seat];
    }
    for (int seat = 0; seat < points.length; seat++) {
      points[seat] /= sum;
    }
  }

  /** The points that the towers of a side of a board are expected to make. */
  private static double expected(TalatState p, int number, int side, boolean toMove) {
    Board board = p.board(number);
    int line = Spaces.startLine(1 - side);
    double points = Scoring.LINE_POINTS * Integer.bitCount(board.of(side) & line);
    if (p.isFrozen(number)) {
      return points;
    }
    for (int rest = board.of(side); rest != 0; rest &= rest - 1) {
      int space = Integer.numberOfTrailingZeros(rest);
      int targets = board.targets(space);
      int now = Spaces.reach(side, space) & targets;
      points += now == 0 ? 0 : toMove ? CAPTURE_TO_MOVE : CAPTURE_LATER;
      points += MEETING * Integer.bitCount(MeetingDistance.targets(side, space) & targets & ~now);
      points += (1 << space & line) != 0 ? 0 : ROW * rowsGone(side, space);
    }
    return points;
  }

  private static int rowsGone(int side, int space) {
    int row = Spaces.row(space);
    return side == Spaces.NEAR ? row : Spaces.row(Spaces.COUNT - 1) - row;
  }

  /** A seat has won that keeps more points than any other can still reach. */
  @Override
  public int certainWinner(Position position) {
    TalatState p = ((TalatPosition) position).state();
    if (p.isSetup()) {
      return -1;
    }
    int[] least = new int[p.settings().seats()];
    int[] most = new int[least.length];
    PointRange.of(p, least, most);
    int best = -1;
    for (int seat = 0; seat < least.length; seat++) {
      if (!hasLeft(p, seat) && (best < 0 || least[seat] > least[best])) {
        best = seat;
      }
    }
    for (int seat = 0; seat < least.length; seat++) {
      if (seat != best && !hasLeft(p, seat) && most[seat] >= least[best]) {
        return -1;
      }
    }
    return best;
  }

  @Override
  public Optional<Object> endgameKey(Position position) {
    TalatState p = ((TalatPosition) position).state();
    int towers = 0;
    for (int board = 0; board < Boards.COUNT; board++) {
      towers += p.isFrozen(board) ? 0 : Integer.bitCount(p.board(board).occupied());
    }
    return p.isSetup() || towers > ENDGAME_TOWERS
        ? Optional.empty()
        : Optional.of(new Key(p.board(0), p.board(1), p.board(2), p.seatToMove(), captured(p)));
  }

  private static long captured(TalatState p) {
    long kinds = 0;
    for (int seat = 0; seat < p.settings().seats(); seat++) {
      for (String tower : p.captured().of(seat)) {
        kinds += 1L << 2 * (Towers.KINDS * seat + Towers.kind(Towers.byName(tower)));
      }
    }
    return kinds;
  }
}
