package games.arbiter.engine;

import java.util.List;

/**
 * An untranslated text: the key of a pattern in the ruleset's (or the engine's) texts and its
 * arguments, each a {@code String} or another {@code Translatable}.
 */
public record Translatable(String key, List<Object> args) {
  public Translatable {
    args = List.copyOf(args);
  }

  /** The text of {@code key} with these arguments in the places {0}, {1} … of its pattern. */
  public static Translatable of(String key, Object... args) {
    return new Translatable(key, List.of(args));
  }
}
