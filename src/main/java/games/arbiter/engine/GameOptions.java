package games.arbiter.engine;

import java.util.Collections;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/** A value for every option of a ruleset, as text, sorted by name. */
public record GameOptions(SortedMap<String, String> values) {
  public GameOptions {
    values = Collections.unmodifiableSortedMap(new TreeMap<>(values));
  }

  /**
   * The given values completed by the defaults.
   *
   * @throws IllegalArgumentException for an unknown option or a value it cannot have: check with
   *     {@link RulesetOption#allows} first
   */
  public static GameOptions of(Catalogue catalogue, Map<String, String> given) {
    SortedMap<String, String> values = new TreeMap<>();
    for (RulesetOption option : catalogue.options()) {
      String value = given.getOrDefault(option.name(), option.byDefault());
      if (!option.allows(value)) {
        throw new IllegalArgumentException(option.name() + " cannot be " + value);
      }
      values.put(option.name(), value);
    }
    if (!values.keySet().containsAll(given.keySet())) {
      throw new IllegalArgumentException("unknown option among " + given.keySet());
    }
    return new GameOptions(values);
  }

  public String get(String name) {
    return values.get(name);
  }

  public int number(String name) {
    return Integer.parseInt(values.get(name));
  }
}
