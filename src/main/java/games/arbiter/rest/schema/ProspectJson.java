package games.arbiter.rest.schema;

import org.eclipse.microprofile.openapi.annotations.media.Schema;

@Schema(
    name = "Prospect",
    description = "What a seat may expect of the win.",
    requiredProperties = {"seat", "permille"})
public record ProspectJson(
    @Schema(description = "The seat.") String seat,
    @Schema(
            description =
                "Thousandths of the win; a draw or a shared win is shared out. 0 and 1000 are"
                    + " proven.")
        int permille) {}
