package games.arbiter.rest.schema;

import org.eclipse.microprofile.openapi.annotations.media.Schema;

@Schema(
    name = "RulesetRule",
    description = "A rule.",
    requiredProperties = {"rule", "text"})
public record RulesetRuleJson(
    @Schema(description = "Its id.") String rule,
    @Schema(description = "The text of the rule, in the reader's language.") String text) {}
