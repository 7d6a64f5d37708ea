package games.arbiter.rest.schema;

import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

@Schema(
    name = "GameList",
    description = "A page of games.",
    requiredProperties = {"items"})
public record GameListJson(
    @Schema(description = "The games, newest first.") List<GameSummaryJson> items,
    @Schema(description = "The cursor of the next page; absent on the last.") String next) {}
