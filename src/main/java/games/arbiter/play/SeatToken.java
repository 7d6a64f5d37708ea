package games.arbiter.play;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** The secret with which a seat is played: shown once, kept only as its digest. */
public record SeatToken(String seat, String token) {

  private static final int LENGTH = 64;
  private static final int REMEMBERED_AT_MOST = 2_000;
  private static final Map<String, String> DIGESTS = new ConcurrentHashMap<>();

  /** What is kept of the token. */
  public Digest digest() {
    return new Digest(seat, digest(token));
  }

  /** The SHA-256 of a token in lower-case hex. Those of tokens lately used are remembered. */
  static String digest(String token) {
    String known = DIGESTS.get(token);
    if (known != null) {
      return known;
    }
    String digest = HashChain.sha256(token);
    if (token.length() <= LENGTH) {
      if (DIGESTS.size() >= REMEMBERED_AT_MOST) {
        DIGESTS.clear();
      }
      DIGESTS.put(token, digest);
    }
    return digest;
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
