package games.arbiter.rest.schema;

import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

@Schema(
    name = "GameUpdates",
    description = "What is new in several games.",
    requiredProperties = {"items", "unknown"})
public record GameUpdatesJson(
    @Schema(description = "The games that have gone beyond the version given.")
        List<GameUpdateJson> items,
    @Schema(description = "The ids that belong to no game.") List<String> unknown) {}
