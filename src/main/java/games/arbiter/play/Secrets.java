package games.arbiter.play;

import java.time.Instant;
import java.util.Base64;
import java.util.random.RandomGenerator;

/** Draws what nobody can guess: the ids of games and the tokens of seats. */
public final class Secrets {

  private static final int TOKEN_BYTES = 32;

  private final RandomGenerator source;

  /**
   * @param source must be safe to use from many threads
   */
  public Secrets(RandomGenerator source) {
    this.source = source;
  }

  /** A new id of a game. */
  public String gameId(Instant time) {
    return GameIds.random(source, time);
  }

  /** A new id of the rematch of a game. */
  String rematchId(String oldId, Instant time) {
    return GameIds.randomForRematch(source, oldId, time);
  }

  /** A new token of 256 random bits in 43 URL-safe characters. */
  public SeatToken token(String seat) {
    byte[] bytes = new byte[TOKEN_BYTES];
    source.nextBytes(bytes);
    String token = Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    return new SeatToken(seat, token);
  }
}
