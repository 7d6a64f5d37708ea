package games.arbiter.rest.http;

import games.arbiter.engine.Translatable;

/** Query parameters that are more than text. */
public final class Parameters {

  private Parameters() {}

  /** A whole number from minimum to maximum; null if the parameter is not there. */
  public static Integer number(String name, String text, int minimum, int maximum) {
    if (text == null) {
      return null;
    }
    if (text.matches("-?[0-9]{1,10}")) {
      long number = Long.parseLong(text);
      if (number >= minimum && number <= maximum) {
        return (int) number;
      }
    }
    throw Problem.inParameter(
            name,
            Translatable.of(
                "invalid.number",
                Shown.of(text),
                Integer.toString(minimum),
                Integer.toString(maximum)))
        .thrown();
  }

  /** {@code true} or {@code false}; null if the parameter is not there. */
  public static Boolean flag(String name, String text) {
    if (text == null) {
      return null;
    }
    if (!text.equals("true") && !text.equals("false")) {
      throw Problem.inParameter(
              name, Translatable.of("invalid.word", Shown.of(text), "true, false"))
          .thrown();
    }
    return Boolean.valueOf(text);
  }

  /** The version that a read asks for; null for the newest. */
  public static Integer at(String text) {
    return number("at", text, 0, Integer.MAX_VALUE);
  }
}
