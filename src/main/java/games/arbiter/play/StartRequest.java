package games.arbiter.play;

import games.arbiter.engine.PositionText;
import java.util.Map;

/**
 * How a client wants a game to start.
 *
 * @param path of the object in the request that has these fields: {@code record.}, or empty
 * @param ruleset the id of a ruleset
 * @param options values by option name; missing ones take their defaults
 * @param firstSeat null for the ruleset's default
 * @param layout the position to start from; null for the ruleset's start
 * @param takeBacks whether seats may ask to take back
 */
public record StartRequest(
    String path,
    String ruleset,
    Map<String, Object> options,
    String firstSeat,
    PositionText layout,
    boolean takeBacks) {}
