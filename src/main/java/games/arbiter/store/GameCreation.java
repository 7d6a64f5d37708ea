package games.arbiter.store;

import games.arbiter.engine.GameResult;
import games.arbiter.play.GameCreated;
import games.arbiter.play.GameEvent;
import games.arbiter.play.GameIds;
import java.util.List;
import java.util.UUID;

/**
 * A game to be stored.
 *
 * @param rematchOf the id of the game whose rematch it is, or null
 * @param events its log so far
 * @param result how it has ended, or null
 */
record GameCreation(
    UUID game,
    short bucket,
    UUID rematchOf,
    GameCreated created,
    List<AppendRequest> events,
    GameResult result) {

  /**
   * @throws IllegalArgumentException if it cannot be stored
   */
  static GameCreation of(GameCreated created, List<GameEvent> events, GameResult result) {
    UUID game = GameIds.of(created.id());
    return new GameCreation(
        game,
        GameIds.bucket(game),
        created.rematchOf() == null ? null : GameIds.of(created.rematchOf()),
        created,
        events.stream().map(event -> AppendRequest.of(event, null, null)).toList(),
        result);
  }

  /** Whether a single statement stores it. */
  boolean isOneRow() {
    return rematchOf == null && events.isEmpty();
  }
}
