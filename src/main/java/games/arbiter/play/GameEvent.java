package games.arbiter.play;

import java.time.Clock;
import java.time.Instant;
import java.time.temporal.ChronoUnit;

/**
 * One accepted command as it is stored.
 *
 * @param version from 1, without gaps
 * @param action its name
 * @param time when it was accepted, in whole milliseconds
 * @param hash of the chain up to it, lower-case hex
 * @param keyScope the space of keys that the key belongs to: the seat, or "" in an open game
 * @param key the request's idempotency key, or null
 */
public record GameEvent(
    String gameId,
    int version,
    String seat,
    String action,
    Instant time,
    String hash,
    String keyScope,
    String key) {

  /** The time for an event that is accepted now. */
  static Instant now(Clock clock) {
    return clock.instant().truncatedTo(ChronoUnit.MILLIS);
  }
}
