package games.arbiter.rulesets.talat;

/**
 * Finds out whether a capture can still be reached on a board by moves of either side, and the
 * first, in the order of names, of the shortest ways there.
 *
 * <p>It searches breadth first, in the order of names, again and again with one move more allowed,
 * and leaves out a board once no pair of towers can meet within what is left ({@link Meeting}).
 * That loses no witness within the allowance: a pair needs at least that many moves. When nothing
 * was left out for want of moves alone, there is no witness at all. The first way found to a board
 * is the first in the order of names, as each level is in that order and so are the moves from each
 * board.
 *
 * <p>Only towers that matter are moved. One that is stuck, hemmed in by the edge and other stuck
 * towers, never moves. Of the others those matter that belong to a pair that may meet, and those
 * that stand where one that matters might go. A witness stays one when the moves of all others are
 * taken out of it: no tower that matters ever enters a space on which another stands at the start.
 * So no shortest witness moves them.
 *
 * <p>A tower is 9 * side + kind here, a step 32 * from + to.
 */
final class FreezeSearch {

  private static final int NO_STEP = -1;
  private static final int FAR_TOWERS = Towers.KINDS;
  private static final int TOWERS = 2 * Towers.KINDS;

  /** Every attacker and target of different sides of which the one takes the other. */
  private static final int[] ATTACKERS = new int[56];

  private static final int[] TARGETS = new int[56];

  static {
    int count = 0;
    for (int attacker = 0; attacker < TOWERS; attacker++) {
      for (int target = 0; target < TOWERS; target++) {
        if (side(attacker) != side(target) && Towers.takes(kind(attacker), kind(target))) {
          ATTACKERS[count] = attacker;
          TARGETS[count++] = target;
        }
      }
    }
  }

  /**
   * What was found.
   *
   * @param steps the witness, its last step a capture; null if the board is frozen
   * @param visited how many boards were looked at
   */
  record Outcome(int[] steps, int visited) {
    boolean frozen() {
      return steps == null;
    }
  }

  private final Board board;

  /** Where each tower stands, now. */
  private final int[] at = new int[TOWERS];

  /** Which tower stands on a space, now. */
  private final int[] who = new int[Spaces.COUNT];

  private final int present;
  private final int stuck;
  private final int[] pairs = new int[ATTACKERS.length];
  private int pairCount;
  private int movable;
  private int occupied;
  private SearchedBoards searched;
  private int visited;
  private boolean cutShort;

  private FreezeSearch(Board board) {
    this.board = board;
    int towers = 0;
    for (int rest = board.occupied(); rest != 0; rest &= rest - 1) {
      int space = Integer.numberOfTrailingZeros(rest);
      int tower = FAR_TOWERS * board.sideAt(space) + board.kindAt(space);
      at[tower] = space;
      towers |= 1 << tower;
    }
    this.present = towers;
    this.stuck = board.stuck();
  }

  static Outcome of(Board board) {
    int capture = firstCapture(board);
    return capture != NO_STEP
        ? new Outcome(new int[] {capture}, 1)
        : new FreezeSearch(board).search();
  }

  /** The first capture in the order of names. */
  private static int firstCapture(Board board) {
    for (int rest = board.occupied(); rest != 0; rest &= rest - 1) {
      int from = Integer.numberOfTrailingZeros(rest);
      int captures = board.captures(from);
      if (captures != 0) {
        return step(from, Integer.numberOfTrailingZeros(captures));
      }
    }
    return NO_STEP;
  }

  private Outcome search() {
    int allowed = findPairs();
    if (pairCount == 0) {
      return new Outcome(null, 1);
    }
    findMovable();
    long near = packed(0);
    long far = packed(FAR_TOWERS);
    do {
      cutShort = false;
      searched = new SearchedBoards();
      searched.addStart(near, far);
      int[] witness = searchWithin(allowed++);
      visited += searched.size();
      if (witness != null) {
        return new Outcome(witness, visited);
      }
    } while (cutShort);
    return new Outcome(null, visited);
  }

  private long packed(int firstTower) {
    long side = 0;
    for (int kind = 0; kind < Towers.KINDS; kind++) {
      side = SearchedBoards.with(side, kind, at[firstTower + kind]);
    }
    return side;
  }

  /** Finds the pairs that may meet, and the fewest moves that any of them needs. */
  private int findPairs() {
    int fewest = Meeting.NEVER;
    for (int pair = 0; pair < ATTACKERS.length; pair++) {
      if (isPresent(ATTACKERS[pair]) && isPresent(TARGETS[pair]) && mayMeet(pair)) {
        pairs[pairCount++] = pair;
        fewest = Math.min(fewest, fewestMoves(pair));
      }
    }
    return fewest;
  }

  private boolean isPresent(int tower) {
    return (present >>> tower & 1) != 0;
  }

  /** Whether a pair could meet if only stuck towers were in its way. */
  private boolean mayMeet(int pair) {
    if (fewestMoves(pair) == Meeting.NEVER) {
      return false;
    }
    int reached = Spaces.reachOf(side(ATTACKERS[pair]), spacesAhead(ATTACKERS[pair]));
    return (reached & spacesAhead(TARGETS[pair])) != 0;
  }

  private int fewestMoves(int pair) {
    int attacker = ATTACKERS[pair];
    return Meeting.fewestMoves(side(attacker), at[attacker], at[TARGETS[pair]]);
  }

  /** The spaces on which a tower could ever stand if only stuck towers were in its way. */
  private int spacesAhead(int tower) {
    return Spaces.ways(side(tower), 1 << at[tower], ~stuck);
  }

  private void findMovable() {
    int matter = 0;
    for (int i = 0; i < pairCount; i++) {
      matter |= 1 << ATTACKERS[pairs[i]] | 1 << TARGETS[pairs[i]];
    }
    int before;
    do {
      before = matter;
      int wanted = 0;
      for (int rest = matter; rest != 0; rest &= rest - 1) {
        wanted |= spacesAhead(Integer.numberOfTrailingZeros(rest));
      }
      for (int rest = present; rest != 0; rest &= rest - 1) {
        int tower = Integer.numberOfTrailingZeros(rest);
        matter |= (wanted >>> at[tower] & 1) << tower;
      }
    } while (matter != before);
    movable = matter;
  }

  /** A witness of at most so many moves before the capture; null if there is none. */
  private int[] searchWithin(int allowed) {
    int index = 0;
    for (int left = allowed - 1; index < searched.size(); left--) {
      for (int level = searched.size(); index < level; index++) {
        int[] witness = expand(index, left);
        if (witness != null) {
          return witness;
        }
      }
    }
    return null;
  }

  /** Adds the boards one move after one, with so many moves left then; or ends in a witness. */
  private int[] expand(int index, int left) {
    for (int rest = place(index); rest != 0; rest &= rest - 1) {
      int from = Integer.numberOfTrailingZeros(rest);
      int tower = who[from];
      for (int to = Spaces.steps(side(tower), from) & ~occupied; to != 0; to &= to - 1) {
        int space = Integer.numberOfTrailingZeros(to);
        at[tower] = space;
        if (couldCapture(tower)) {
          return witness(index, step(from, space));
        }
        if (pairLeft(left)) {
          add(index, tower, from, space);
        }
      }
      at[tower] = from;
    }
    return null;
  }

  /** Places the towers as on a board met before; the spaces of those that may move. */
  private int place(int index) {
    int spaces = 0;
    occupied = 0;
    for (int rest = present; rest != 0; rest &= rest - 1) {
      int tower = Integer.numberOfTrailingZeros(rest);
      long side = side(tower) == Spaces.NEAR ? searched.near(index) : searched.far(index);
      int space = SearchedBoards.space(side, kind(tower));
      at[tower] = space;
      who[space] = tower;
      occupied |= 1 << space;
      spaces |= (movable >>> tower & 1) << space;
    }
    return spaces;
  }

  private void add(int index, int tower, int from, int to) {
    long near = searched.near(index);
    long far = searched.far(index);
    if (side(tower) == Spaces.NEAR) {
      near = SearchedBoards.with(near, kind(tower), to);
    } else {
      far = SearchedBoards.with(far, kind(tower), to);
    }
    searched.add(near, far, index, step(from, to));
  }

  /** Whether a tower that just moved could capture or be captured; no others could before it. */
  private boolean couldCapture(int moved) {
    for (int i = 0; i < pairCount; i++) {
      int attacker = ATTACKERS[pairs[i]];
      int target = TARGETS[pairs[i]];
      if ((attacker == moved || target == moved)
          && (Spaces.reach(side(attacker), at[attacker]) >>> at[target] & 1) != 0) {
        return true;
      }
    }
    return false;
  }

  /** Whether a pair may still meet within so many moves. */
  private boolean pairLeft(int left) {
    boolean later = false;
    for (int i = 0; i < pairCount; i++) {
      int fewest = fewestMoves(pairs[i]);
      if (fewest <= left) {
        return true;
      }
      later |= fewest != Meeting.NEVER;
    }
    cutShort |= later;
    return false;
  }

  private int[] witness(int index, int lastMove) {
    int[] steps = searched.stepsTo(index, 2);
    steps[steps.length - 2] = lastMove;
    Board last = board;
    for (int i = 0; i < steps.length - 1; i++) {
      last = last.moved(from(steps[i]), to(steps[i]));
    }
    steps[steps.length - 1] = firstCapture(last);
    return steps;
  }

  private static int side(int tower) {
    return tower < FAR_TOWERS ? Spaces.NEAR : Spaces.FAR;
  }

  private static int kind(int tower) {
    return tower % Towers.KINDS;
  }

  private static int step(int from, int to) {
    return from << 5 | to;
  }

  static int from(int step) {
    return step >>> 5;
  }

  static int to(int step) {
    return step & 31;
  }
}
