package games.arbiter.rest;

import games.arbiter.engine.Translatable;
import games.arbiter.play.GameList;
import games.arbiter.rest.http.Problem;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.Base64;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A place in the list of games as clients carry it: opaque to them. */
final class Cursor {

  private static final Pattern PLACE =
      Pattern.compile("([0-9]{1,15}) ([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})");

  private Cursor() {}

  static String of(GameList.Place place) {
    String text = place.createdAt().toEpochMilli() + " " + place.id();
    return Base64.getUrlEncoder()
        .withoutPadding()
        .encodeToString(text.getBytes(StandardCharsets.UTF_8));
  }

  /** The place of a cursor that this service gave; null for null. */
  static GameList.Place place(String cursor) {
    if (cursor == null) {
      return null;
    }
    Matcher place = PLACE.matcher(decoded(cursor));
    if (!place.matches()) {
      throw Problem.inParameter("cursor", Translatable.of("invalid.cursor")).thrown();
    }
    return new GameList.Place(Instant.ofEpochMilli(Long.parseLong(place.group(1))), place.group(2));
  }

  private static String decoded(String cursor) {
    try {
      return new String(Base64.getUrlDecoder().decode(cursor), StandardCharsets.UTF_8);
    } catch (IllegalArgumentException e) {
      return "";
    }
  }
}
