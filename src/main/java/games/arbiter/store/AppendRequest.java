package games.arbiter.store;

import games.arbiter.engine.GameResult;
import games.arbiter.play.GameEvent;
import games.arbiter.play.GameIds;
import java.util.HexFormat;
import java.util.UUID;

/**
 * An event to append, checked: nothing in it can make a statement fail.
 *
 * @param previousHash of the event before; ignored for version 1
 * @param result how the event ends the game, or null
 */
record AppendRequest(
    UUID game, short bucket, GameEvent event, byte[] hash, byte[] previousHash, GameResult result) {

  private static final byte[] NO_HASH = {};

  /**
   * @throws IllegalArgumentException if the event cannot be stored
   */
  static AppendRequest of(GameEvent event, String previousHash, GameResult result) {
    UUID game = GameIds.of(event.gameId());
    if (event.version() < 1) {
      throw new IllegalArgumentException("the version of an event must be positive: " + event);
    }
    StorableText.check(event.seat());
    StorableText.check(event.action());
    StorableText.check(event.keyScope());
    if (event.key() != null) {
      StorableText.check(event.key());
    }
    return new AppendRequest(
        game,
        GameIds.bucket(game),
        event,
        HexFormat.of().parseHex(event.hash()),
        previousHash == null ? NO_HASH : HexFormat.of().parseHex(previousHash),
        result);
  }

  int version() {
    return event.version();
  }
}
