package games.arbiter.rest.schema;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import games.arbiter.engine.GameOptions;
import games.arbiter.engine.Ruleset;
import games.arbiter.engine.RulesetOption;
import java.util.LinkedHashMap;
import java.util.Map;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** Options by name, with values as JSON has them; the document lists those of the rulesets. */
@Schema(name = "GameOptions", description = "The options of a ruleset; `getRuleset` lists them.")
public record GameOptionsJson(@JsonValue Map<String, Object> values) {
  @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
  public GameOptionsJson {}

  /** Options with values as JSON has them. */
  static GameOptionsJson of(Ruleset ruleset, GameOptions options) {
    Map<String, Object> values = new LinkedHashMap<>();
    for (RulesetOption option : ruleset.catalogue().options()) {
      boolean integer = option.type().equals(RulesetOption.INTEGER);
      values.put(
          option.name(), integer ? options.number(option.name()) : options.get(option.name()));
    }
    return new GameOptionsJson(values);
  }
}
