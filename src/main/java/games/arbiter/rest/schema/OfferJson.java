package games.arbiter.rest.schema;

import org.eclipse.microprofile.openapi.annotations.media.Schema;

@Schema(
    name = "Offer",
    description = "An open offer.",
    requiredProperties = {"kind", "seat", "version"})
public record OfferJson(
    @Schema(description = "The kind of the offer: `draw` or `take-back`.") String kind,
    @Schema(description = "The seat that made it.") String seat,
    @Schema(description = "The version at which it was made.") int version) {}
