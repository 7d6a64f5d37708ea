package games.arbiter.rest.schema;

import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

@Schema(
    name = "Verdict",
    description = "The verdict on an action.",
    requiredProperties = {"action", "legal", "effects", "violations", "legalActions"})
public record VerdictJson(
    @Schema(description = "Its name.") String action,
    @Schema(description = "Whether the rules allow the action.") boolean legal,
    @Schema(description = "Its changes; empty if the action is illegal.") List<EffectJson> effects,
    @Schema(description = "Every rule that the action breaks.") List<ViolationJson> violations,
    @Schema(
            description =
                "For an illegal action: at most 12 names of legal actions of the same piece.")
        List<String> legalActions) {}
