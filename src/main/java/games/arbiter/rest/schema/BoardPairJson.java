package games.arbiter.rest.schema;

import org.eclipse.microprofile.openapi.annotations.media.Schema;

@Schema(
    name = "BoardPair",
    description = "Two pieces: the first is strong enough to take the second and never can.",
    requiredProperties = {"attacker", "target", "reason"})
public record BoardPairJson(
    @Schema(description = "The stronger piece.") String attacker,
    @Schema(description = "The piece that it is strong enough to take.") String target,
    @Schema(
            description =
                "`passed`: the target is behind the attacker; `too-far`: it is too many columns aside; `blocked`: other pieces keep the two apart for ever.")
        String reason) {}
