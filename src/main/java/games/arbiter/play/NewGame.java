package games.arbiter.play;

import games.arbiter.engine.PositionText;
import java.util.List;
import java.util.Map;

/**
 * What a game is asked to be.
 *
 * @param ruleset the id of a ruleset
 * @param options values as text by option name; missing ones take their defaults
 * @param firstSeat null for the ruleset's default
 * @param layout the position to start from; null for the ruleset's start
 * @param players null or those that have a name
 */
public record NewGame(
    String ruleset,
    Map<String, String> options,
    String firstSeat,
    PositionText layout,
    Access access,
    boolean listed,
    List<Player> players) {}
