package games.arbiter.rest;

import games.arbiter.engine.Ruleset;
import games.arbiter.engine.Translatable;
import games.arbiter.play.Player;
import games.arbiter.rest.http.Problem;
import games.arbiter.rest.http.Shown;
import games.arbiter.rest.schema.PlayerJson;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Reads who sits where. */
final class Players {

  private static final int NAME_AT_MOST = 64;

  private Players() {}

  /**
   * The players of a request; a problem if one sits at no seat, two at one, or a name is none.
   *
   * @param path of the list in the body
   * @param given null for none
   */
  static List<Player> of(String path, List<PlayerJson> given, Ruleset ruleset) {
    List<Player> players = new ArrayList<>();
    if (given == null) {
      return players;
    }
    List<String> seats = ruleset.catalogue().seats();
    Set<String> taken = new HashSet<>();
    for (int i = 0; i < given.size(); i++) {
      PlayerJson player = given.get(i);
      String field = path + "[" + i + "]";
      if (!seats.contains(player.seat())) {
        throw Problem.inBody(
                field + ".seat",
                Translatable.of("invalid.word", Shown.of(player.seat()), String.join(", ", seats)))
            .thrown();
      }
      if (!taken.add(player.seat())) {
        throw Problem.inBody(field + ".seat", Translatable.of("invalid.seat-twice", player.seat()))
            .thrown();
      }
      if (player.name() != null && !isName(player.name())) {
        throw Problem.inBody(field + ".name", Translatable.of("invalid.name")).thrown();
      }
      players.add(new Player(player.seat(), player.name()));
    }
    return players;
  }

  private static boolean isName(String text) {
    long length = text.codePointCount(0, text.length());
    return length >= 1
        && length <= NAME_AT_MOST
        && text.codePoints().noneMatch(Players::isControlOrHalf);
  }

  private static boolean isControlOrHalf(int codePoint) {
    return Character.isISOControl(codePoint) || Character.getType(codePoint) == Character.SURROGATE;
  }
}
