package games.arbiter.rest.view;

import games.arbiter.engine.GameOptions;
import games.arbiter.engine.Ruleset;
import games.arbiter.engine.RulesetOption;
import games.arbiter.rest.schema.GameOptionsJson;
import java.util.LinkedHashMap;
import java.util.Map;

/** Options as clients see them. */
final class RulesetTraits {

  private RulesetTraits() {}

  /** Options with values as JSON has them. */
  static GameOptionsJson options(Ruleset ruleset, GameOptions options) {
    Map<String, Object> values = new LinkedHashMap<>();
    for (RulesetOption option : ruleset.catalogue().options()) {
      boolean integer = option.type().equals(RulesetOption.INTEGER);
      values.put(
          option.name(), integer ? options.number(option.name()) : options.get(option.name()));
    }
    return new GameOptionsJson(values);
  }
}
