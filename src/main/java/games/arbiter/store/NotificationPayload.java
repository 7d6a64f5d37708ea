package games.arbiter.store;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

/**
 * What one service tells the others in a notification of PostgreSQL, which has room for 8,000
 * bytes: its own name and the topics of the games that went on.
 */
final class NotificationPayload {

  static final String CHANNEL = "arbiter_news";

  private static final char END_OF_NAME = ' ';

  private NotificationPayload() {}

  static String of(String sender, List<UUID> games) {
    ByteBuffer topics = ByteBuffer.allocate(games.size() * Integer.BYTES);
    games.forEach(game -> topics.putInt(WatcherRegistry.topic(game)));
    return sender + END_OF_NAME + Base64.getEncoder().encodeToString(topics.array());
  }

  /** The topics of a hint from another service; none of one's own; empty for what is no hint. */
  static Optional<List<Integer>> read(String hint, String self) {
    int end = hint.indexOf(END_OF_NAME);
    if (end < 0) {
      return Optional.empty();
    }
    List<Integer> topics = new ArrayList<>();
    if (!hint.substring(0, end).equals(self)) {
      try {
        ByteBuffer bytes = ByteBuffer.wrap(Base64.getDecoder().decode(hint.substring(end + 1)));
        while (bytes.remaining() >= Integer.BYTES) {
          topics.add(bytes.getInt());
        }
      } catch (IllegalArgumentException e) {
        return Optional.empty();
      }
    }
    return Optional.of(topics);
  }
}
