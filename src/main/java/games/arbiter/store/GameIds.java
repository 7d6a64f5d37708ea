package games.arbiter.store;

import java.util.Optional;
import java.util.UUID;
import java.util.regex.Pattern;

/** The ids of games: UUIDs in their one canonical form, lower-case. */
final class GameIds {

  private static final Pattern CANONICAL =
      Pattern.compile("[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}");

  private GameIds() {}

  /**
   * The id of a game that there is.
   *
   * @throws IllegalArgumentException if it has another form
   */
  static UUID of(String id) {
    return find(id).orElseThrow(() -> new IllegalArgumentException("no id of a game: " + id));
  }

  /** The id; empty if it has another form, and no game has it. */
  static Optional<UUID> find(String id) {
    return id != null && CANONICAL.matcher(id).matches()
        ? Optional.of(UUID.fromString(id))
        : Optional.empty();
  }
}
