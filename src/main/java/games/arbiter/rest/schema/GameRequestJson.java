package games.arbiter.rest.schema;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

@Schema(
    name = "GameRequest",
    description =
        "A game to be created: `ruleset` is all that is needed. Or a game to be imported: `ruleset` and `record`, and `access` and `listed` if wanted.",
    requiredProperties = {"ruleset"})
public record GameRequestJson(
    @JsonProperty(required = true) @Schema(description = "The id of a ruleset.", examples = "talat")
        String ruleset,
    @Schema(
            description =
                "The seat that begins, only where the ruleset leaves a choice; by default the first of its `firstSeats`.")
        String firstSeat,
    @Schema(description = "The options that are not to have their default.")
        GameOptionsJson options,
    @Schema(
            description =
                "`tokens` (default): a seat is played only with its token; `open`: anyone who knows the id plays any seat.",
            enumeration = {"tokens", "open"})
        String access,
    @Schema(description = "Whether seats may ask to take back; false by default.") Boolean takeBacks,
    @Schema(description = "Whether the list of games shows it; false by default.") Boolean listed,
    @Schema(description = "The seats whose players have names.") List<PlayerJson> players,
    @Schema(description = "A position to begin from instead of the start.") PositionJson position,
    @Schema(description = "A record to import.") GameRecordJson record)
    implements SizeByContent {

  /** Only a record may be large. */
  @Override
  public boolean mayBeLarge() {
    return record != null;
  }
}
