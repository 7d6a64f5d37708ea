package games.arbiter.rest.schema;

import org.eclipse.microprofile.openapi.annotations.media.Schema;

@Schema(
    name = "Service",
    description = "The service with links to its documentation.",
    requiredProperties = {"name", "version", "documentation", "openapi", "rulesets", "play"})
public record ServiceJson(
    @Schema(description = "The name of the service.") String name,
    @Schema(description = "The version of the service.") String version,
    @Schema(description = "The path of the documentation page.") String documentation,
    @Schema(description = "The path of the OpenAPI document.") String openapi,
    @Schema(description = "The path of the list of rulesets.") String rulesets,
    @Schema(description = "The path of the page to play on.") String play,
    @Schema(
            description =
                "The path of the analysis of a game, with {id} in place of the game's id; absent where"
                    + " analysis is turned off.")
        String analysis) {}
