package games.arbiter.rest;

import games.arbiter.engine.Ruleset;
import games.arbiter.engine.Translatable;
import games.arbiter.play.Checked;
import games.arbiter.play.InputRejection;
import games.arbiter.play.Player;
import games.arbiter.rest.schema.PlayerJson;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Checks the names of players in a request. */
final class PlayerNames {

  private static final int MAX_LENGTH = 64;

  private PlayerNames() {}

  /**
   * The players of a request.
   *
   * @param path of the list in the body
   * @param given null for none
   */
  static Checked<List<Player>> of(String path, List<PlayerJson> given, Ruleset ruleset) {
    List<Player> players = new ArrayList<>();
    if (given == null) {
      return Checked.valid(players);
    }
    Set<String> taken = new HashSet<>();
    for (int i = 0; i < given.size(); i++) {
      PlayerJson player = given.get(i);
      Optional<InputRejection> wrong =
          wrong(path + "[" + i + "]", player, ruleset.catalogue().seats(), taken);
      if (wrong.isPresent()) {
        return Checked.rejected(wrong.get());
      }
      taken.add(player.seat());
      players.add(new Player(player.seat(), player.name()));
    }
    return Checked.valid(players);
  }

  private static Optional<InputRejection> wrong(
      String path, PlayerJson player, List<String> seats, Set<String> taken) {
    if (!seats.contains(player.seat())) {
      return invalid(
          path + ".seat", Translatable.of("invalid.word", player.seat(), String.join(", ", seats)));
    }
    if (taken.contains(player.seat())) {
      return invalid(path + ".seat", Translatable.of("invalid.seat-twice", player.seat()));
    }
    return player.name() == null || isName(player.name())
        ? Optional.empty()
        : invalid(path + ".name", Translatable.of("invalid.name"));
  }

  private static Optional<InputRejection> invalid(String field, Translatable why) {
    return Optional.of(new InputRejection.InvalidField(field, why));
  }

  private static boolean isName(String text) {
    long length = text.codePointCount(0, text.length());
    return length >= 1
        && length <= MAX_LENGTH
        && text.codePoints().noneMatch(PlayerNames::isControlOrHalf);
  }

  private static boolean isControlOrHalf(int codePoint) {
    return Character.isISOControl(codePoint) || Character.getType(codePoint) == Character.SURROGATE;
  }
}
