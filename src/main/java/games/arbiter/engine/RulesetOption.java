package games.arbiter.engine;

import java.util.List;

/**
 * An option of a ruleset. All values are text here, numbers too.
 *
 * @param name camelCase
 * @param type {@code string} or {@code integer}
 * @param values the values of a string; empty for an integer
 * @param minimum the least integer; 0 for a string
 * @param maximum the greatest integer; 0 for a string
 */
public record RulesetOption(
    String name, String type, String byDefault, List<String> values, int minimum, int maximum) {

  public static final String STRING = "string";
  public static final String INTEGER = "integer";

  /** One of some words, the first being the default. */
  public static RulesetOption word(String name, String byDefault, List<String> values) {
    return new RulesetOption(name, STRING, byDefault, values, 0, 0);
  }

  /** A whole number from minimum to maximum. */
  public static RulesetOption number(String name, int byDefault, int minimum, int maximum) {
    return new RulesetOption(
        name, INTEGER, Integer.toString(byDefault), List.of(), minimum, maximum);
  }

  /** Whether this option can have that value. */
  public boolean allows(String value) {
    if (type.equals(STRING)) {
      return values.contains(value);
    }
    return value.matches("-?[0-9]{1,9}")
        && Integer.parseInt(value) >= minimum
        && Integer.parseInt(value) <= maximum;
  }
}
