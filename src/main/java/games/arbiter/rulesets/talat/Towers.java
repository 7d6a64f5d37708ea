package games.arbiter.rulesets.talat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The 27 towers as numbers. A kind is 3 * (0 large, 1 medium, 2 small) + (0 six, 1 four, 2 three
 * sides), so that a lower kind is worth more; a tower is 9 * color + kind; a color is 0 white, 1
 * black, 2 grey. A set of towers is an int with the bits of its members.
 */
final class Towers {

  static final int KINDS = 9;
  static final int L6 = 0;
  static final int S3 = 8;
  static final int WHITE = 0;
  static final int BLACK = 1;
  static final int GREY = 2;

  /** The set of all 27. */
  static final int EVERY = (1 << 27) - 1;

  static final List<String> COLORS = List.of("white", "black", "grey");

  private static final String[] KIND_NAMES = {"L6", "L4", "L3", "M6", "M4", "M3", "S6", "S4", "S3"};
  private static final String[] NAMES = new String[3 * KINDS];
  private static final Map<String, Integer> BY_NAME = new HashMap<>();

  static {
    for (int tower = 0; tower < NAMES.length; tower++) {
      NAMES[tower] = "wbg".charAt(color(tower)) + KIND_NAMES[kind(tower)];
      BY_NAME.put(NAMES[tower], tower);
    }
  }

  private Towers() {}

  static int tower(int color, int kind) {
    return KINDS * color + kind;
  }

  static int color(int tower) {
    return tower / KINDS;
  }

  static int kind(int tower) {
    return tower % KINDS;
  }

  /** 0 large, 1 medium, 2 small. */
  static int size(int kind) {
    return kind / 3;
  }

  /** The size that clients see: 1 small, 2 medium, 3 large. */
  static int sizeShown(int kind) {
    return 3 - size(kind);
  }

  /** The number of sides: 3, 4 or 6. */
  static int sidesShown(int kind) {
    return KIND_NAMES[kind].charAt(1) - '0';
  }

  /** The token of a tower, such as {@code wL6}. */
  static String name(int tower) {
    return NAMES[tower];
  }

  /** The tower of a token that names one. */
  static int byName(String token) {
    return BY_NAME.get(token);
  }

  /** Size and sides, such as {@code L6}. */
  static String kindName(int kind) {
    return KIND_NAMES[kind];
  }

  /** The kind of that name; -1 for an unknown name. */
  static int kindByName(String name) {
    return List.of(KIND_NAMES).indexOf(name);
  }

  /** The set of the nine towers of a color. */
  static int all(int color) {
    return ((1 << KINDS) - 1) << KINDS * color;
  }

  /**
   * talat.capture.size: exactly one size smaller, and S3 takes L6 (talat.capture.david-goliath).
   */
  static boolean sizeAllows(int attacker, int target) {
    return size(target) == size(attacker)
        || size(target) == size(attacker) + 1
        || (attacker == S3 && target == L6);
  }

  /** talat.capture.sides: of two of one size, the one with more sides. */
  static boolean sidesAllow(int attacker, int target) {
    return size(attacker) != size(target) || attacker < target;
  }

  /** Whether a tower of one kind can take one of another by its strength. */
  static boolean takes(int attacker, int target) {
    return sizeAllows(attacker, target) && sidesAllow(attacker, target);
  }
}
