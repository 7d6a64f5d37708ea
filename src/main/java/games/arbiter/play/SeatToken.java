package games.arbiter.play;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;

/** The secret with which a seat is played: shown once, kept only as its digest. */
public record SeatToken(String seat, String token) {

  /** What is kept of the token. */
  public Digest digest() {
    return new Digest(seat, digest(token));
  }

  static String digest(String token) {
    return HashChain.sha256(token);
  }

  /** A seat and the SHA-256 of its token in lower-case hex. */
  public record Digest(String seat, String sha256) {
    /** Whether this is of the token with that digest; takes the same time whatever the answer. */
    boolean isOf(String digest) {
      return MessageDigest.isEqual(
          sha256.getBytes(StandardCharsets.US_ASCII), digest.getBytes(StandardCharsets.US_ASCII));
    }
  }

  @Override
  public String toString() {
    return "SeatToken[" + seat + "]";
  }
}
