package games.arbiter.rest;

import games.arbiter.engine.Translatable;
import games.arbiter.play.GameList;
import games.arbiter.rest.http.Problem;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.Base64;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Encodes the cursors of the list of games; clients treat them as opaque. */
final class CursorText {

  private static final Pattern CURSOR =
      Pattern.compile("([0-9]{1,15}) ([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})");

  private CursorText() {}

  static String of(GameList.Cursor cursor) {
    String text = cursor.createdAt().toEpochMilli() + " " + cursor.id();
    return Base64.getUrlEncoder()
        .withoutPadding()
        .encodeToString(text.getBytes(StandardCharsets.UTF_8));
  }

  /** Decodes a cursor; null for null. A problem if this service did not issue it. */
  static GameList.Cursor cursor(String cursor) {
    if (cursor == null) {
      return null;
    }
    Matcher parts = CURSOR.matcher(decoded(cursor));
    if (!parts.matches()) {
      throw Problem.inParameter("cursor", Translatable.of("invalid.cursor")).thrown();
    }
    return new GameList.Cursor(
        Instant.ofEpochMilli(Long.parseLong(parts.group(1))), parts.group(2));
  }

  private static String decoded(String cursor) {
    try {
      return new String(Base64.getUrlDecoder().decode(cursor), StandardCharsets.UTF_8);
    } catch (IllegalArgumentException e) {
      return "";
    }
  }
}
