package games.arbiter.rulesets.talat;

/**
 * Searches a board for the first, in the order of names, of the shortest ways for one pair, an
 * attacker and a target, to meet.
 *
 * <p>It searches breadth first, in the order of names, so the first way found to a board is the
 * first by name of the shortest to it. A board is left out if the pair needs more moves than are
 * left ({@link MeetingDistance}; moves of other towers bring it no nearer).
 *
 * <p>On each board only moves are tried that matter there. Stuck towers never move and are never
 * passed. The pair goes only where it could still meet if nothing but stuck towers were in its way.
 * Of the others those matter that stand where the pair, or another that matters, might go. That
 * keeps every shortest way: take the moves of all others out of one. The rest can still be made,
 * for they end on spaces where none of those others stands, and none of them is the meeting. So a
 * shortest way has no such moves.
 *
 * <p>A tower is 9 * side + kind here.
 */
final class PairSearch {

  private static final int FAR_TOWERS = Towers.KINDS;

  private final int side;
  private final int attacker;
  private final int target;
  private final long nearStart;
  private final long farStart;
  private final int present;
  private final int fewestMoves;

  private VisitedBoards searched;
  private boolean exhausted;

  /** The board under search: its towers, and the spaces that the pair may reach. */
  private final int[] at = new int[2 * FAR_TOWERS];

  private final int[] who = new int[Spaces.COUNT];
  private int near;
  private int far;
  private int stuck;
  private int attackerGoes;
  private int targetGoes;

  /** A search for a line in which the tower on the first space captures the one on the second. */
  PairSearch(Board board, int attackerSpace, int targetSpace) {
    long[] packed = new long[2];
    int towers = 0;
    for (int rest = board.occupied(); rest != 0; rest &= rest - 1) {
      int space = Integer.numberOfTrailingZeros(rest);
      int sideThere = board.sideAt(space);
      int kind = board.kindAt(space);
      packed[sideThere] = VisitedBoards.with(packed[sideThere], kind, space);
      towers |= 1 << FAR_TOWERS * sideThere + kind;
    }
    this.nearStart = packed[Spaces.NEAR];
    this.farStart = packed[Spaces.FAR];
    this.present = towers;
    this.side = board.sideAt(attackerSpace);
    this.attacker = FAR_TOWERS * side + board.kindAt(attackerSpace);
    this.target = FAR_TOWERS * (1 - side) + board.kindAt(targetSpace);
    this.fewestMoves = MeetingDistance.fewestMoves(side, attackerSpace, targetSpace);
  }

  /**
   * Searches the lines of at most this many moves.
   *
   * @return the moves and the capture; null if no line is that short
   */
  int[] search(int moves) {
    exhausted = fewestMoves <= moves;
    if (!exhausted) {
      return null;
    }
    searched = new VisitedBoards();
    searched.addStart(nearStart, farStart);
    int index = 0;
    for (int left = moves - 1; index < searched.size(); left--) {
      for (int level = searched.size(); index < level; index++) {
        int[] way = expand(index, left);
        if (way != null) {
          return way;
        }
      }
    }
    return null;
  }

  /** Whether no number of moves would have helped the last search. */
  boolean isExhausted() {
    return exhausted;
  }

  /** How many boards the last search looked at. */
  int visited() {
    return searched == null ? 0 : searched.size();
  }

  /**
   * Adds the boards one move after one, with so many moves left then; or ends with the pair met.
   */
  private int[] expand(int index, int left) {
    place(index);
    if (!mayMeet()) {
      return null;
    }
    for (int rest = movable(); rest != 0; rest &= rest - 1) {
      int from = Integer.numberOfTrailingZeros(rest);
      int tower = who[from];
      for (int to = moves(tower); to != 0; to &= to - 1) {
        int space = Integer.numberOfTrailingZeros(to);
        at[tower] = space;
        if (hasMet()) {
          return way(index, PackedStep.of(from, space));
        }
        if (isInTime(left)) {
          add(index, tower, PackedStep.of(from, space));
        }
        at[tower] = from;
      }
    }
    return null;
  }

  /** Sets the towers up as on a board met before. */
  private void place(int index) {
    near = 0;
    far = 0;
    for (int rest = present; rest != 0; rest &= rest - 1) {
      int tower = Integer.numberOfTrailingZeros(rest);
      if (tower < FAR_TOWERS) {
        at[tower] = VisitedBoards.space(searched.near(index), tower);
        near |= 1 << at[tower];
      } else {
        at[tower] = VisitedBoards.space(searched.far(index), tower - FAR_TOWERS);
        far |= 1 << at[tower];
      }
      who[at[tower]] = tower;
    }
  }

  /**
   * Whether the pair could meet if nothing but stuck towers were in its way; sees where it goes.
   */
  private boolean mayMeet() {
    stuck = stuck();
    int from = at[attacker];
    int to = at[target];
    attackerGoes = Spaces.ways(side, 1 << from, MeetingDistance.attackers(side, to) & ~stuck);
    targetGoes = Spaces.ways(1 - side, 1 << to, MeetingDistance.targets(side, from) & ~stuck);
    return (Spaces.reachOf(side, attackerGoes) & targetGoes) != 0;
  }

  /** The towers that can never move, hemmed in by the edge and by each other. */
  private int stuck() {
    int now = near | far;
    int before;
    do {
      before = now;
      int open = ~now & Spaces.ALL;
      now &= ~(near & Spaces.stepsOf(Spaces.FAR, open));
      now &= ~(far & Spaces.stepsOf(Spaces.NEAR, open));
    } while (now != before);
    return now;
  }

  /** The spaces of the towers that matter. */
  private int movable() {
    int pair = 1 << at[attacker] | 1 << at[target];
    int others = (near | far) & ~(pair | stuck);
    int wanted = attackerGoes | targetGoes;
    int matter = 0;
    for (int more = wanted & others; more != 0; more = wanted & others & ~matter) {
      matter |= more;
      wanted |= Spaces.ways(Spaces.NEAR, more & near, ~stuck);
      wanted |= Spaces.ways(Spaces.FAR, more & far, ~stuck);
    }
    return matter | pair;
  }

  /** The spaces to which a tower may move. */
  private int moves(int tower) {
    int towerSide = tower < FAR_TOWERS ? Spaces.NEAR : Spaces.FAR;
    return Spaces.steps(towerSide, at[tower]) & ~(near | far);
  }

  private boolean hasMet() {
    return (Spaces.reach(side, at[attacker]) >>> at[target] & 1) != 0;
  }

  private int[] way(int index, int lastMove) {
    int[] steps = searched.stepsTo(index, 2);
    steps[steps.length - 2] = lastMove;
    steps[steps.length - 1] = PackedStep.of(at[attacker], at[target]);
    return steps;
  }

  /** Whether the pair could still meet within this many moves. */
  private boolean isInTime(int left) {
    int fewest = MeetingDistance.fewestMoves(side, at[attacker], at[target]);
    exhausted &= fewest <= left || fewest == MeetingDistance.NEVER;
    return fewest <= left;
  }

  private void add(int index, int tower, int step) {
    long nearNext = searched.near(index);
    long farNext = searched.far(index);
    if (tower < FAR_TOWERS) {
      nearNext = VisitedBoards.with(nearNext, tower, PackedStep.to(step));
    } else {
      farNext = VisitedBoards.with(farNext, tower - FAR_TOWERS, PackedStep.to(step));
    }
    searched.add(nearNext, farNext, index, step);
  }
}
