package games.arbiter.rulesets.talat;

import java.util.Arrays;

/**
 * The boards met by a search, each once, in the order in which they were met, with the step that
 * led to it. A board is two longs, one a side, with five bits for the space of each kind.
 */
final class VisitedBoards {

  private static final int BITS = 5;
  private static final int START = -1;

  /** Most searches end after that many. */
  private static final int FEW = 16;

  private long[] near = new long[FEW];
  private long[] far = new long[FEW];
  private int[] before = new int[FEW];
  private int[] step = new int[FEW];
  private int size;

  /** Open addressing: the index of a board plus one, at most half full. */
  private int[] slots = new int[2 * FEW];

  int size() {
    return size;
  }

  long near(int index) {
    return near[index];
  }

  long far(int index) {
    return far[index];
  }

  /** The space of a kind in one side's long. */
  static int space(long side, int kind) {
    return (int) (side >>> BITS * kind) & ((1 << BITS) - 1);
  }

  /** One side's long, with the tower of a kind on another space. */
  static long with(long side, int kind, int space) {
    return (side & ~(31L << BITS * kind)) | (long) space << BITS * kind;
  }

  void addStart(long nearSide, long farSide) {
    add(nearSide, farSide, START, 0);
  }

  /** Adds a board unless it was met before; {@code from} is the index of the one before it. */
  void add(long nearSide, long farSide, int from, int stepTaken) {
    int slot = slot(nearSide, farSide);
    if (slots[slot] != 0) {
      return;
    }
    if (size == near.length) {
      grow();
      slot = slot(nearSide, farSide);
    }
    near[size] = nearSide;
    far[size] = farSide;
    before[size] = from;
    step[size] = stepTaken;
    slots[slot] = ++size;
  }

  private int slot(long nearSide, long farSide) {
    long hash = nearSide * 0x9E3779B97F4A7C15L ^ farSide * 0xC2B2AE3D27D4EB4FL;
    hash = (hash ^ hash >>> 29) * 0xBF58476D1CE4E5B9L;
    int slot = (int) (hash >>> 32) & (slots.length - 1);
    while (slots[slot] != 0
        && (near[slots[slot] - 1] != nearSide || far[slots[slot] - 1] != farSide)) {
      slot = (slot + 1) & (slots.length - 1);
    }
    return slot;
  }

  private void grow() {
    near = Arrays.copyOf(near, 2 * size);
    far = Arrays.copyOf(far, 2 * size);
    before = Arrays.copyOf(before, 2 * size);
    step = Arrays.copyOf(step, 2 * size);
    slots = new int[4 * size];
    for (int i = 0; i < size; i++) {
      slots[slot(near[i], far[i])] = i + 1;
    }
  }

  /** The steps from the start to a board, with room for some more at the end. */
  int[] stepsTo(int index, int more) {
    int length = 0;
    for (int i = index; before[i] != START; i = before[i]) {
      length++;
    }
    int[] steps = new int[length + more];
    for (int i = index; before[i] != START; i = before[i]) {
      steps[--length] = step[i];
    }
    return steps;
  }
}
