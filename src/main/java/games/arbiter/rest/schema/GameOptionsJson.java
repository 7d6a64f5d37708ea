package games.arbiter.rest.schema;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Map;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** Options by name, with values as JSON has them; the document lists those of the rulesets. */
@Schema(name = "GameOptions", description = "The options of a ruleset; `getRuleset` lists them.")
public record GameOptionsJson(@JsonValue Map<String, Object> values) {
  @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
  public GameOptionsJson {}
}
