package games.arbiter.rest.schema;

import games.arbiter.engine.Replay;
import games.arbiter.play.Game;
import java.time.Instant;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

@Schema(
    name = "GameEvent",
    description = "An accepted action as stored, or the creation of the game.",
    requiredProperties = {"version", "kind", "effects", "hash", "status"})
public record GameEventJson(
    @Schema(description = "The version of the game after the event.") int version,
    @Schema(
            description =
                "`created` for version 0, else the kind of the action. New kinds may come.")
        String kind,
    @Schema(description = "The seat that acted; absent for version 0.") String seat,
    @Schema(description = "The name of the action; absent for version 0.") String action,
    @Schema(
            description = "When the action was accepted (RFC 3339, UTC); absent in a preview.",
            format = "date-time")
        String time,
    @Schema(description = "The changes, in the order in which they apply.")
        List<EffectJson> effects,
    @Schema(description = "The hash of the log up to and including the event.") String hash,
    @Schema(description = "The hash of the log before the event; absent for version 0.")
        String previousHash,
    @Schema(description = "The status after the event: `setup`, `play` or `finished`.")
        String status,
    @Schema(description = "The seat to move after the event; absent when the game is over.")
        String toMove) {
  private static final String CREATED = "created";

  /** The event that made a game what it is at its version. */
  public static GameEventJson of(Game game) {
    Replay replay = game.replay();
    boolean created = replay.action() == null;
    Instant time = created ? game.created().createdAt() : game.event().time();
    return new GameEventJson(
        game.version(),
        created ? CREATED : replay.action().kind(),
        replay.seat(),
        created ? null : replay.action().name(),
        Timestamps.text(time),
        EffectJson.of(replay.effects()),
        game.hash(),
        game.previousHash(),
        replay.status().id(),
        replay.toMove().orElse(null));
  }
}
