package games.arbiter.play;

import games.arbiter.engine.PositionText;
import games.arbiter.engine.Replay;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/**
 * The chain of SHA-256 hashes over what was played: equal hashes are equal play. Each hash is over
 * UTF-8 lines that each end in LF; times, ids, names and effects are not in it.
 */
public final class HashChain {

  private HashChain() {}

  /**
   * The hash of version 0: the ruleset, its version, options, whether moves may be taken back,
   * first seat and any set position.
   */
  public static String first(Replay.Beginning b) {
    StringBuilder text = new StringBuilder("arbiter 1\n");
    line(text, "ruleset", b.ruleset().id(), Integer.toString(b.ruleset().version()));
    b.options().values().forEach((name, value) -> line(text, "option", name, value));
    if (b.takeBacks()) {
      line(text, "takeBacks", "true");
    }
    if (b.firstSeat() != null) {
      line(text, "first", b.firstSeat());
    }
    if (b.layout() != null) {
      layout(text, b.layout());
    }
    return sha256(text.toString());
  }

  private static void layout(StringBuilder text, PositionText layout) {
    line(text, "phase", layout.phase());
    if (layout.toMove() != null) {
      line(text, "to-move", layout.toMove());
    }
    for (PositionText.BoardRows board : layout.boards()) {
      line(text, "board", board.id(), String.join("/", board.rows()));
    }
    for (PositionText.Hand hand : layout.hands()) {
      if (!hand.pieces().isEmpty()) {
        line(text, "hand", hand.color(), String.join(" ", hand.pieces()));
      }
    }
    for (PositionText.Captured captured : layout.captured()) {
      if (!captured.pieces().isEmpty()) {
        line(text, "captured", captured.seat(), String.join(" ", captured.pieces()));
      }
    }
  }

  private static void line(StringBuilder text, String... words) {
    text.append(String.join(" ", words)).append('\n');
  }

  /** The hash of a version after 0. */
  public static String next(String previousHash, int version, String seat, String action) {
    return sha256(previousHash + "\n" + version + " " + seat + " " + action + "\n");
  }

  /** The hash of a replay up to its version. */
  public static String of(Replay replay) {
    String hash = first(replay.beginning());
    for (Replay step : replay.stepsAfter(0)) {
      hash = next(hash, step.version(), step.seat(), step.action().name());
    }
    return hash;
  }

  static String sha256(String text) {
    try {
      byte[] digest =
          MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
      return HexFormat.of().formatHex(digest);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java platform has SHA-256", e);
    }
  }
}
