package games.arbiter.rest.schema;

import org.eclipse.microprofile.openapi.annotations.media.Schema;

@Schema(
    name = "Offer",
    description = "A standing offer.",
    requiredProperties = {"kind", "seat", "version"})
public record OfferJson(
    @Schema(description = "What is offered: `draw` or `take-back`. New kinds may come.") String kind,
    @Schema(description = "Who made it.") String seat,
    @Schema(description = "The version at which it was made.") int version) {}
