package games.arbiter.rest.schema;

import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

@Schema(
    name = "RulesetList",
    description = "The rulesets.",
    requiredProperties = {"items"})
public record RulesetListJson(@Schema(description = "Every ruleset.") List<RulesetJson> items) {}
