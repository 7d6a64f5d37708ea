package games.arbiter.store;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

/**
 * The text of a notification from one service to the others: its own name and the topics of the
 * games that have new events. PostgreSQL allows 8,000 bytes.
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

  /** The topics; none for a notification of this service; empty if the text has another form. */
  static Optional<List<Integer>> read(String text, String self) {
    int end = text.indexOf(END_OF_NAME);
    if (end < 0) {
      return Optional.empty();
    }
    List<Integer> topics = new ArrayList<>();
    if (!text.substring(0, end).equals(self)) {
      try {
        ByteBuffer bytes = ByteBuffer.wrap(Base64.getDecoder().decode(text.substring(end + 1)));
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
