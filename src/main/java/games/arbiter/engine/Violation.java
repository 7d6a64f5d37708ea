package games.arbiter.engine;

import java.util.List;

/**
 * One rule that an action (or a set position) breaks.
 *
 * @param rule the rule's id, as in {@link Catalogue#rules()}, or {@code position.…} for a fault of
 *     a set position
 * @param text why, for the reader
 * @param board the board's id, or null where the rule concerns none
 * @param spaces the spaces concerned, such as {@code d5}; may be empty
 */
public record Violation(String rule, Translatable text, String board, List<String> spaces) {
  public Violation {
    spaces = List.copyOf(spaces);
  }

  /** The rule in its own words, on spaces of a board. */
  public static Violation of(String rule, String board, String... spaces) {
    return new Violation(rule, Translatable.of("broken." + rule), board, List.of(spaces));
  }

  /** The rule in its own words, where no board is concerned. */
  public static Violation of(String rule) {
    return of(rule, null);
  }
}
