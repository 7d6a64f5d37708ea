package games.arbiter.play;

import games.arbiter.engine.Replay;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * A game as it was created; nothing here ever changes.
 *
 * @param id see {@link GameIds}; knowing it grants read access
 * @param createdAt in whole milliseconds
 * @param players one for every seat, in seat order
 * @param tokens the digests of the seats' tokens; empty if the game is open
 * @param rematchOf the id of the game before this rematch; null if this is no rematch
 */
public record GameCreated(
    String id,
    Replay.Beginning beginning,
    Access access,
    boolean listed,
    Instant createdAt,
    List<Player> players,
    List<SeatToken.Digest> tokens,
    String rematchOf) {
  public GameCreated {
    players = List.copyOf(players);
    tokens = List.copyOf(tokens);
  }

  /** The seat that a token plays; empty if the token is null or belongs to no seat of this game. */
  Optional<String> seatOf(String token) {
    if (token == null) {
      return Optional.empty();
    }
    String digest = SeatToken.digest(token);
    for (SeatToken.Digest known : tokens) {
      if (known.isOf(digest)) {
        return Optional.of(known.seat());
      }
    }
    return Optional.empty();
  }
}
