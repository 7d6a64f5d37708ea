package games.arbiter.rest.schema;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

@Schema(
    name = "GameRequest",
    description =
        "A new game, of which only `ruleset` is required; or a game to import with `ruleset`, `record` and optionally `access` and `listed`.",
    requiredProperties = {"ruleset"})
public record GameRequestJson(
    @JsonProperty(required = true) @Schema(description = "The id of a ruleset.", examples = "talat")
        String ruleset,
    @Schema(
            description =
                "The seat that begins, by default the first of `firstSeats`; only for rulesets that leave a choice.")
        String firstSeat,
    @Schema(description = "The options that differ from their defaults.") GameOptionsJson options,
    @Schema(
            description =
                "`tokens` (default): acting for a seat needs its token; `open`: the id is enough to act for any seat.",
            enumeration = {"tokens", "open"})
        String access,
    @Schema(description = "Whether seats may ask to take back; false by default.")
        Boolean takeBacks,
    @Schema(description = "Whether the list of games shows it; false by default.") Boolean listed,
    @Schema(description = "The names of players.") List<PlayerJson> players,
    @Schema(description = "A position to begin from instead of the start position.")
        PositionJson position,
    @Schema(description = "A record to import.") GameRecordJson record)
    implements StartJson, SizeByContent {

  /** Only a record may be large. */
  @Override
  public boolean mayBeLarge() {
    return record != null;
  }
}
