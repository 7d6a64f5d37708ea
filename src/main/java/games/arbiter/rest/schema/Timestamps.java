package games.arbiter.rest.schema;

import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Locale;

/** Times as clients see them. */
final class Timestamps {

  private static final DateTimeFormatter MILLISECONDS =
      DateTimeFormatter.ofPattern("uuuu-MM-dd'T'HH:mm:ss.SSS'Z'", Locale.ROOT)
          .withZone(ZoneOffset.UTC);

  private Timestamps() {}

  /** RFC 3339 in UTC with milliseconds; null for null. */
  static String text(Instant time) {
    return time == null ? null : MILLISECONDS.format(time);
  }
}
