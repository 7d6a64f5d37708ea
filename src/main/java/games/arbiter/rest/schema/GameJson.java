package games.arbiter.rest.schema;

import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

@Schema(
    name = "Game",
    description = "A game at one of its versions.",
    requiredProperties = {
      "id",
      "ruleset",
      "rulesetVersion",
      "options",
      "access",
      "listed",
      "takeBacks",
      "createdAt",
      "players",
      "version",
      "hash",
      "status",
      "position",
      "boards",
      "scores",
      "offers"
    })
public record GameJson(
    @Schema(
            description =
                "The id, with at least 120 random bits. Anyone who knows it can read the game.",
            examples = "b1f7c0de-5a52-4c1e-9d0b-6a4c2f7e9a10")
        String id,
    @Schema(description = "The id of its ruleset.", examples = "talat") String ruleset,
    @Schema(description = "The version of the ruleset.") int rulesetVersion,
    @Schema(description = "A value for every option of the ruleset.") GameOptionsJson options,
    @Schema(description = "The seat that began; absent if the rules leave no choice.")
        String firstSeat,
    @Schema(description = "`tokens` or `open`.") String access,
    @Schema(description = "Whether the list of games shows it.") boolean listed,
    @Schema(description = "Whether seats may ask to take back.") boolean takeBacks,
    @Schema(description = "When it was created (RFC 3339, UTC).", format = "date-time")
        String createdAt,
    @Schema(description = "One player for each seat, in seat order.") List<PlayerJson> players,
    @Schema(description = "The number of actions so far.") int version,
    @Schema(description = "The hash of the log up to this version (SHA-256, lower-case hex).")
        String hash,
    @Schema(description = "`setup`, `play` or `finished`.") String status,
    @Schema(description = "The seat to move; absent when the game is over.") String toMove,
    @Schema(description = "The pieces on the boards, in hand and captured.") PositionJson position,
    @Schema(description = "Every board and whether it is frozen.") List<BoardStatusJson> boards,
    @Schema(description = "The points if the game ended now; empty in games without points.")
        List<SeatPointsJson> scores,
    @Schema(description = "The open offers.") List<OfferJson> offers,
    @Schema(description = "The result; absent while the game goes on.") GameResultJson result,
    @Schema(description = "The tokens of the seats; only in the answer that creates the game.")
        List<SeatTokenJson> seatTokens) {}
