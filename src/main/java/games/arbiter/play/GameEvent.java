package games.arbiter.play;

import java.time.Instant;

/**
 * One accepted command as it is logged.
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
    String key) {}
