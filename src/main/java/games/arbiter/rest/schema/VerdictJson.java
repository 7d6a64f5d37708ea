package games.arbiter.rest.schema;

import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

@Schema(
    name = "Verdict",
    description = "The judgement on an action.",
    requiredProperties = {"action", "legal", "effects", "violations", "legalActions"})
public record VerdictJson(
    @Schema(description = "Its name.") String action,
    @Schema(description = "Whether the rules allow it.") boolean legal,
    @Schema(description = "What it would change; empty if it is not legal.")
        List<EffectJson> effects,
    @Schema(description = "Every rule it breaks.") List<ViolationJson> violations,
    @Schema(description = "If it is not legal: names of legal ones of the same piece, at most 12.")
        List<String> legalActions) {}
