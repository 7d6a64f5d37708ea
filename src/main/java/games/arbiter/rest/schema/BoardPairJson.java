package games.arbiter.rest.schema;

import org.eclipse.microprofile.openapi.annotations.media.Schema;

@Schema(
    name = "BoardPair",
    description = "Two pieces of which one could take the other by its strength and never will.",
    requiredProperties = {"attacker", "target", "reason"})
public record BoardPairJson(
    @Schema(description = "The piece that could take.") String attacker,
    @Schema(description = "The piece that it could take.") String target,
    @Schema(
            description =
                "`passed`: the target is behind; `too-far`: it is too many columns aside; `blocked`: others keep them apart for ever.")
        String reason) {}
