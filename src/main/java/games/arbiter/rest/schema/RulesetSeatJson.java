package games.arbiter.rest.schema;

import org.eclipse.microprofile.openapi.annotations.media.Schema;

@Schema(
    name = "RulesetSeat",
    description = "A seat.",
    requiredProperties = {"seat", "name"})
public record RulesetSeatJson(
    @Schema(description = "Its id.") String seat,
    @Schema(description = "Its name in the reader's language.") String name) {}
